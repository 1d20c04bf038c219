import { JSON_LD, JSON_PLAIN, negotiate } from '@console/api/core/hydra/body';
import type { HydraObject } from '@console/api/core/hydra/envelope';
import { notFound } from '@console/api/core/hydra/problem';
import type { Context, Hono } from 'hono';
import type { Config } from '../config.ts';
import type { AppEnv } from '../context.ts';
import { RESOURCE_DOCS, type PropertyDoc, type ResourceDoc } from './resourceDocs.ts';

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

function property(
  owner: string,
  { name, range, required = false, writable = false }: PropertyDoc,
): HydraObject {
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#${owner}/${name}`,
      '@type': range.startsWith('#') ? 'hydra:Link' : 'rdf:Property',
      'rdfs:label': name,
      domain: `#${owner}`,
      range,
    },
    'hydra:title': name,
    'hydra:required': required,
    'hydra:readable': true,
    'hydra:writeable': writable,
  };
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

function itemOperations({ name, operations }: ResourceDoc): HydraObject[] {
  return operations.flatMap((kind) => {
    if (kind === 'show') return [operation('GET', `Retrieves a ${name} resource.`, `#${name}`)];
    if (kind === 'DELETE')
      return [operation('DELETE', `Deletes the ${name} resource.`, 'owl:Nothing')];
    if (kind === 'PUT' || kind === 'PATCH')
      return [operation(kind, `Updates the ${name} resource.`, `#${name}`, `#${name}`)];
    return [];
  });
}

const resourceClass = (doc: ResourceDoc): HydraObject => ({
  '@id': `#${doc.name}`,
  '@type': 'hydra:Class',
  'rdfs:label': doc.name,
  'hydra:title': doc.name,
  'hydra:supportedProperty': doc.properties.map((one) => property(doc.name, one)),
  'hydra:supportedOperation': itemOperations(doc),
});

/** A property of the entrypoint: where the collection is, and of what. */
const collectionLink = ({ name, operations }: ResourceDoc): HydraObject => ({
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
      ...(operations.includes('create')
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
      ...RESOURCE_DOCS.map(resourceClass),
      {
        '@id': '#Entrypoint',
        '@type': 'hydra:Class',
        'hydra:title': 'The API entrypoint',
        'hydra:supportedProperty': RESOURCE_DOCS.map(collectionLink),
        'hydra:supportedOperation': operation('GET', 'The API entrypoint.', '#Entrypoint'),
      },
    ],
  };
}

function entrypoint({ apiBasePath }: Config): HydraObject {
  const links = RESOURCE_DOCS.map(({ name, path }) => [entryKey(name), `${apiBasePath}/${path}`]);
  return {
    '@context': `${apiBasePath}/contexts/Entrypoint`,
    '@id': apiBasePath,
    '@type': 'Entrypoint',
    ...Object.fromEntries(links),
  };
}

function contextOf(name: string, { apiBasePath, publicOrigin }: Config): HydraObject {
  const base = { '@vocab': `${publicOrigin}${apiBasePath}/docs.jsonld#`, hydra: HYDRA };
  const links = RESOURCE_DOCS.map((doc) => [
    entryKey(doc.name),
    typed(`Entrypoint/${entryKey(doc.name)}`),
  ]);
  return { '@context': name === 'Entrypoint' ? { ...base, ...Object.fromEntries(links) } : base };
}

/**
 * The documents by which a hydra client finds its way (section 13.2). They hold no data and need no
 * sign-in: a client expands the body of a 401 with its context, and must be able to fetch that.
 */
export function mountDiscovery(api: Hono<AppEnv>, config: Config): void {
  const answer = (c: Context<AppEnv>, body: HydraObject) =>
    c.body(JSON.stringify(body), 200, {
      'Content-Type': negotiate(c.req.header('accept'), [JSON_LD, JSON_PLAIN]),
    });
  api.get('/', (c) => answer(c, entrypoint(config)));
  api.get('/docs.jsonld', (c) => answer(c, documentation(config)));
  api.get('/contexts/:name', (c) => {
    if (!/^[A-Z][A-Za-z]{0,63}$/.test(c.req.param('name'))) throw notFound();
    return answer(c, contextOf(c.req.param('name'), config));
  });
}
