import type { Endpoint } from '@console/api/core/endpoint';
import { JSON_LD, JSON_PLAIN, negotiate } from '@console/api/core/hydra/body';
import type { HydraObject } from '@console/api/core/hydra/envelope';
import { notFound } from '@console/api/core/hydra/problem';
import type { Context, Hono } from 'hono';
import type * as v from 'valibot';
import type { Config } from '../config.ts';
import { appVersion } from '../consoleFiles.ts';
import type { AppEnv } from '../context.ts';
import { contract } from '../contract.ts';
import { openApiDocument } from '../openapi/document.ts';
import { entriesOf, isSchema, metadataOf, toJsonSchema } from '../openapi/jsonSchema.ts';
import { DOCS_CSS, docsPage } from './docsPage.ts';

const HYDRA = 'http://www.w3.org/ns/hydra/core#';
const entryKey = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

const typed = (id: string) => ({ '@id': id, '@type': '@id' });
const docsContext = (docsUrl: string) => ({
  '@vocab': `${docsUrl}#`,
  hydra: HYDRA,
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  domain: typed('rdfs:domain'),
  range: typed('rdfs:range'),
  subClassOf: typed('rdfs:subClassOf'),
  expects: typed('hydra:expects'),
  returns: typed('hydra:returns'),
});

/**
 * A resource that a foreign hydra client may use, because it has a collection at the top of the
 * API.
 */
type Documented = { name: string; list: Endpoint; item: readonly Endpoint[] };

/** The classes whose name in the documentation differs from the `@type` of their members. */
const CLASS_NAMES: Readonly<Record<string, string>> = { QueueRequest: 'CompanyQueueRequest' };

/**
 * The classes without a generic edit. The PATCH of a request is an action, which refuses the whole
 * record that a foreign client sends back.
 */
const WITHOUT_EDIT: readonly string[] = ['CompanyQueueRequest'];

/** The resources with a list at the top of the API, in the order of the contract. */
const DOCUMENTED: readonly Documented[] = contract.flatMap(({ endpoint: list }) => {
  if (list.answer !== 'collection' || !list.list || !/^\/\w+$/.test(list.path)) return [];
  const paths = [list.path, `${list.path}/{id}`];
  const name = CLASS_NAMES[list.list.type] ?? list.list.type;
  const item = contract
    .map(({ endpoint }) => endpoint)
    .filter(({ path, method }) => {
      return paths.includes(path) && (method !== 'PATCH' || !WITHOUT_EDIT.includes(name));
    });
  return [{ name, list, item }];
});

const XSD: Readonly<Record<string, string>> = {
  string: 'xsd:string',
  integer: 'xsd:integer',
  boolean: 'xsd:boolean',
  number: 'xsd:decimal',
};

/** The class of a resource that the documentation does not describe. */
const ANY_RESOURCE = 'rdfs:Resource';
const classOf = (documented: Documented | undefined) =>
  documented ? `#${documented.name}` : ANY_RESOURCE;

/**
 * Returns the type of a property, which is a class of this API or a plain value. When a class has
 * no description and is written as a relation, it is the class to which the relation leads.
 */
function rangeOf(schema: v.GenericSchema, written: readonly v.GenericSchema[]): string {
  const inner = innermost(schema);
  const { class: className } = metadataOf(inner);
  if (className !== undefined) {
    const name = CLASS_NAMES[className] ?? className;
    const relation = written.map(relationOf).find((found) => found !== undefined);
    return classOf(
      DOCUMENTED.find((one) => one.name === name) ??
        DOCUMENTED.find(({ list }) => list.path === `/${relation}`),
    );
  }
  const { type } = toJsonSchema(inner, 'answer');
  return type === 'object' ? ANY_RESOURCE : (XSD[String(type)] ?? 'xsd:string');
}

/**
 * Returns the schema inside of lists, defaults and null. When there are several spellings, it is
 * the one that the server answers.
 */
function innermost(schema: v.GenericSchema): v.GenericSchema {
  const found = insideOf(schema);
  return found && metadataOf(schema).class === undefined ? innermost(found) : schema;
}

function insideOf(schema: v.GenericSchema): v.GenericSchema | undefined {
  const options: unknown = schema.type === 'union' ? Reflect.get(schema, 'options') : undefined;
  const inside: readonly unknown[] = [
    Reflect.get(schema, 'wrapped'),
    Reflect.get(schema, 'item'),
    ...(Array.isArray(options) ? options : []),
  ];
  return inside.find(isSchema);
}

/** The collection to which a field of a body leads. The field may be a list. */
function relationOf(schema: v.GenericSchema): string | undefined {
  const inside = insideOf(schema);
  return metadataOf(schema).relation ?? (inside && relationOf(inside));
}

/**
 * Describes one property of a class. Most relations are embedded as whole objects. A relation that
 * is an address is a link to follow.
 */
function property(
  owner: string,
  name: string,
  schema: v.GenericSchema,
  written: readonly v.GenericSchema[],
  use: Readonly<Record<'hydra:required' | 'hydra:readable' | 'hydra:writeable', boolean>>,
) {
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#${owner}/${name}`,
      '@type': metadataOf(innermost(schema)).wire === 'iri' ? 'hydra:Link' : 'rdf:Property',
      'rdfs:label': name,
      domain: `#${owner}`,
      range: rangeOf(schema, written),
    },
    'hydra:title': name,
    ...use,
  };
}

/** The other spellings of properties in bodies, which a client need not know. */
const SPELLINGS = ['spiderCode', 'parserCode', 'spider_run_frequency'];

/**
 * Describes the properties of the rows, those that only the detail has, and those that are only
 * written.
 */
function propertiesOf({ name, list, item }: Documented): HydraObject[] {
  const bodies = item.flatMap(({ body }) => (body ? [entriesOf(body)] : []));
  const detail = item.find(({ method, path }) => method === 'GET' && path !== list.path);
  const answers = [list.member, detail?.schema].map((schema) => (schema ? entriesOf(schema) : {}));
  const read: Readonly<Record<string, v.GenericSchema>> = Object.assign({}, ...answers);
  return Object.entries(Object.assign({}, ...bodies, read) as typeof read)
    .filter(([field]) => field !== 'id' && !field.startsWith('@') && !SPELLINGS.includes(field))
    .map(([field, schema]) => {
      const written = bodies.flatMap((body) => body[field] ?? []);
      return property(name, field, schema, written, {
        'hydra:required': written.some((one) => metadataOf(one).required === true),
        'hydra:readable': field in read,
        'hydra:writeable': written.length > 0,
      });
    });
}

function operation(method: string, title: string, returns: string, expects?: string): HydraObject {
  return {
    '@type': 'hydra:Operation',
    'hydra:method': method,
    'hydra:title': title,
    'rdfs:label': title,
    returns,
    ...(expects && { expects }),
  };
}

const titles: Readonly<Record<string, (name: string) => string>> = {
  GET: (name) => `Retrieves a ${name} resource.`,
  PUT: (name) => `Updates the ${name} resource.`,
  PATCH: (name) => `Updates the ${name} resource.`,
  DELETE: (name) => `Deletes the ${name} resource.`,
};

const itemOperations = ({ name, list, item }: Documented): HydraObject[] =>
  item
    .filter(({ path }) => path !== list.path)
    .map(({ method, body }) =>
      operation(
        method,
        titles[method]?.(name) ?? name,
        method === 'DELETE' ? 'owl:Nothing' : `#${name}`,
        body && `#${name}`,
      ),
    );

const resourceClass = (documented: Documented): HydraObject => ({
  '@id': `#${documented.name}`,
  '@type': 'hydra:Class',
  'rdfs:label': documented.name,
  'hydra:title': documented.name,
  'hydra:supportedProperty': propertiesOf(documented),
  'hydra:supportedOperation': itemOperations(documented),
});

/** Describes a property of the entry point, with the address and the class of a collection. */
const collectionLink = ({ name, list, item }: Documented): HydraObject => ({
  '@type': 'hydra:SupportedProperty',
  'hydra:property': {
    '@id': `#Entrypoint/${entryKey(name)}`,
    '@type': 'hydra:Link',
    domain: '#Entrypoint',
    'rdfs:label': `The collection of ${name} resources`,
    range: [
      { '@id': 'hydra:Collection' },
      {
        'owl:equivalentClass': {
          'owl:onProperty': { '@id': 'hydra:member' },
          'owl:allValuesFrom': { '@id': `#${name}` },
        },
      },
    ],
    'hydra:supportedOperation': [
      operation('GET', `Retrieves the collection of ${name} resources.`, 'hydra:Collection'),
      ...(item.some(({ path, method }) => path === list.path && method === 'POST')
        ? [operation('POST', `Creates a ${name} resource.`, `#${name}`, `#${name}`)]
        : []),
    ],
  },
  'hydra:title': `The collection of ${name} resources`,
  'hydra:readable': true,
  'hydra:writeable': false,
});

function documentation({ apiBasePath, publicOrigin }: Config): HydraObject {
  const docsPath = `${apiBasePath}/docs.jsonld`;
  return {
    '@context': docsContext(publicOrigin + docsPath),
    '@id': docsPath,
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': 'Pipeline console',
    'hydra:entrypoint': apiBasePath,
    'hydra:supportedClass': [
      ...DOCUMENTED.map(resourceClass),
      {
        '@id': '#Entrypoint',
        '@type': 'hydra:Class',
        'hydra:title': 'The API entrypoint',
        'hydra:supportedProperty': DOCUMENTED.map(collectionLink),
        'hydra:supportedOperation': operation('GET', 'The API entrypoint.', '#Entrypoint'),
      },
    ],
  };
}

function entrypoint({ apiBasePath }: Config): HydraObject {
  const links = DOCUMENTED.map(({ name, list }) => [entryKey(name), apiBasePath + list.path]);
  return {
    '@context': `${apiBasePath}/contexts/Entrypoint`,
    '@id': apiBasePath,
    '@type': 'Entrypoint',
    ...Object.fromEntries(links),
  };
}

function contextOf(name: string, { apiBasePath, publicOrigin }: Config): HydraObject {
  const base = { '@vocab': `${publicOrigin}${apiBasePath}/docs.jsonld#`, hydra: HYDRA };
  const links = DOCUMENTED.map((doc) => [
    entryKey(doc.name),
    typed(`Entrypoint/${entryKey(doc.name)}`),
  ]);
  return { '@context': name === 'Entrypoint' ? { ...base, ...Object.fromEntries(links) } : base };
}

/**
 * Mounts the documents of docs/contract.md#discovery. They hold no data and need no sign-in,
 * because a client expands the body of a 401 with its context and must be able to fetch that.
 */
export function mountDiscovery(api: Hono<AppEnv>, config: Config): void {
  const answer = (c: Context<AppEnv>, body: HydraObject) =>
    c.body(JSON.stringify(body), 200, {
      'Content-Type': negotiate(c.req.header('accept'), [JSON_LD, JSON_PLAIN]),
    });
  const openApi = JSON.stringify(
    openApiDocument(contract, {
      version: appVersion,
      apiBasePath: config.apiBasePath,
      sessionCookie: `${config.cookies.prefix}-at`,
    }),
  );
  api.get('/', (c) => answer(c, entrypoint(config)));
  api.get('/docs.jsonld', (c) => answer(c, documentation(config)));
  api.get('/docs/openapi.json', (c) => c.body(openApi, 200, { 'Content-Type': JSON_PLAIN }));
  api.get('/docs', (c) => c.html(docsPage(contract, config)));
  api.get('/docs/docs.css', (c) => c.body(DOCS_CSS, 200, { 'Content-Type': 'text/css' }));
  api.get('/contexts/:name', (c) => {
    if (!/^[A-Z][A-Za-z]{0,63}$/.test(c.req.param('name'))) throw notFound();
    return answer(c, contextOf(c.req.param('name'), config));
  });
}
