import type { Endpoint, NamedEndpoint } from '@console/api/core/endpoint';
import { parameterNames, type Filter, type ListContract } from '@console/api/core/list';
import { rolesForControls } from '@console/api/roles/controls';
import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { answerSchemas, toJsonSchema } from './jsonSchema.ts';
import { problemSchema } from './problemSchema.ts';

const JSON_LD = 'application/ld+json';
const string = { type: 'string' } as const;

const parameter = (place: 'path' | 'query' | 'header', name: string, schema: JsonSchema) => ({
  name,
  in: place,
  schema,
  ...(place === 'path' && { required: true }),
});

/** Makes the title of an endpoint: `entities.read` becomes `Read entities`. */
function summaryOf(name: string): string {
  const [resource = '', call = ''] = name.split('.');
  const words = (text: string) => text.replace(/([A-Z])/g, ' $1').toLowerCase();
  const title = `${words(call)}: ${words(resource)}`;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

const filterSchemas: Readonly<Record<Filter['kind'], JsonSchema>> = {
  search: { ...string, description: 'Part of a text, in any case.' },
  prefix: { ...string, description: 'The beginning of a text, in any case.' },
  texts: { type: 'array', items: string },
  flag: { type: 'boolean' },
  number: { type: 'integer' },
  numbers: { type: 'integer' },
  decimals: { type: 'number' },
  instants: { ...string, description: 'Unix seconds or ISO 8601.' },
  days: { ...string, description: 'Unix seconds or ISO 8601.' },
  day: { ...string, format: 'date' },
  id: string,
  ids: { type: 'array', items: string },
  choice: string,
  choices: { type: 'array', items: string },
};

function filterSchema(filter: Filter): JsonSchema {
  if (filter.kind === 'choice') return { ...string, enum: [...filter.options] };
  if (filter.kind === 'choices')
    return { type: 'array', items: { ...string, enum: [...filter.options] } };
  return filterSchemas[filter.kind];
}

const PAGING = [
  parameter('query', 'page', { type: 'integer', minimum: 1, default: 1 }),
  parameter('query', 'limit', { type: 'integer', minimum: 0, maximum: 500, default: 15 }),
];

function listParameters({ sortKeys, filters, unpaged }: ListContract, isPaged: boolean) {
  return [
    ...(isPaged ? PAGING : []),
    ...(unpaged && isPaged ? [parameter('query', 'pagination', { enum: ['false'] })] : []),
    ...sortKeys.map((key) => parameter('query', `order[${key}]`, { enum: ['asc', 'desc'] })),
    ...Object.entries(filters).flatMap(([name, filter]) =>
      parameterNames(name, filter).map((written) =>
        parameter('query', written, filterSchema(filter)),
      ),
    ),
  ];
}

const pathNames = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
const isWrite = ({ method }: Endpoint) => method !== 'GET' && method !== 'DELETE';

function querySchema(values: NonNullable<Endpoint['query']>[string]): JsonSchema {
  if (typeof values !== 'string') return { enum: [...values] };
  return values === 'number' ? { type: 'number' } : string;
}

function parametersOf({ method, path, list, answer, query = {}, versioned, body }: Endpoint) {
  return [
    ...pathNames(path).map((name) =>
      parameter('path', name, name === 'id' ? { type: 'integer', minimum: 1 } : string),
    ),
    ...(list ? listParameters(list, answer === 'collection') : []),
    ...Object.entries(query).map(([name, values]) => ({
      ...parameter('query', name, querySchema(values)),
      ...(values === 'required' && { required: true }),
    })),
    ...(versioned && method !== 'GET' && method !== 'POST'
      ? [parameter('header', 'If-Match', string)]
      : []),
    ...(body ? [parameter('header', 'Idempotency-Key', { ...string, maxLength: 200 })] : []),
  ];
}

type Names = ReadonlyMap<v.GenericSchema, string>;

/** Describes the hydra envelope around the members of a collection. */
const collectionSchema = (member: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['@context', '@id', '@type', 'hydra:totalItems', 'hydra:member'],
  properties: {
    '@context': string,
    '@id': string,
    '@type': { const: 'hydra:Collection' },
    'hydra:totalItems': { type: 'integer' },
    total_capped: { const: true },
    'hydra:member': { type: 'array', items: member },
    'hydra:view': { type: 'object' },
    'hydra:search': { type: 'object' },
  },
});

/** Describes a resource that is the whole answer, with the members of JSON-LD. */
const documentSchema = (resource: JsonSchema): JsonSchema => ({
  allOf: [
    {
      type: 'object',
      required: ['@context', '@id', '@type'],
      properties: { '@context': string, '@id': string, '@type': string },
    },
    resource,
  ],
});

const named = (schema: v.GenericSchema, names: Names): JsonSchema => ({
  $ref: `#/components/schemas/${names.get(schema)}`,
});

/** The JSON Schema of a 2xx answer. It is undefined for an answer without a JSON body. */
function answerSchema({ schema, member }: Endpoint, names: Names): JsonSchema | undefined {
  if (member) return collectionSchema(named(member, names));
  return schema && documentSchema(named(schema, names));
}

function successOf(endpoint: Endpoint, names: Names) {
  const { answer, csv, status = 200, joins, versioned } = endpoint;
  if (answer === 'nothing') return { 204: { description: 'Done; the answer has no body.' } };
  const json = answerSchema(endpoint, names);
  const content = {
    ...(json && { [JSON_LD]: { schema: json }, 'application/json': { schema: json } }),
    ...((csv || answer === 'csv') && { 'text/csv': { schema: string } }),
  };
  const headers = versioned ? { ETag: { schema: string } } : undefined;
  const answered = { content, ...(headers && { headers }) };
  return {
    [status]: { description: status === 201 ? 'Created.' : 'The answer.', ...answered },
    ...(joins && { 200: { description: 'Joined to what was there.', ...answered } }),
  };
}

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'A malformed body or query parameter.',
  401: 'Nobody is signed in, or the session has expired.',
  403: 'The role may not do this; `required_roles` names those that may.',
  404: 'Not found.',
  406: 'No supported media type is acceptable.',
  409: 'The state of the record does not allow it.',
  412: 'Somebody else saved first.',
  413: 'The body is too large.',
  415: 'The media type of the body is not supported.',
  422: 'Fields are at fault; `violations` names them.',
  503: 'The database is not available.',
};

/** Whether an endpoint looks up one resource by a required text. */
const finds = (query: Endpoint['query'] = {}) => Object.values(query).includes('required');

function failuresOf(endpoint: Endpoint) {
  const { path, list, query, body, controls, refusals = [], versioned, method } = endpoint;
  const statuses = [
    ...(list || query || body ? [400] : []),
    401,
    ...(controls ? [403] : []),
    ...(pathNames(path).length > 0 || finds(query) ? [404] : []),
    406,
    ...(refusals.length > 0 || body ? [409] : []),
    ...(versioned && isWrite(endpoint) && method !== 'POST' ? [412] : []),
    ...(body ? [413, 415, 422] : []),
    503,
  ];
  const description = (status: number) =>
    status === 409 && refusals.length > 0
      ? `${STATUS_TEXTS[409]} \`code\` is one of ${refusals.join(', ')}.`
      : STATUS_TEXTS[status];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: description(status),
        content: { [JSON_LD]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function operation({ name, resource, endpoint }: NamedEndpoint, names: Names) {
  const { body, controls, method } = endpoint;
  const parameters = parametersOf(endpoint);
  const types =
    method === 'PATCH'
      ? ['application/merge-patch+json', JSON_LD, 'application/json']
      : [JSON_LD, 'application/json'];
  const schema = body && toJsonSchema(body, 'body');
  return {
    operationId: name,
    tags: [resource],
    summary: summaryOf(name),
    ...(parameters.length > 0 && { parameters }),
    ...(schema && {
      requestBody: {
        required: endpoint.bodyOptional !== true,
        content: Object.fromEntries(types.map((type) => [type, { schema }])),
      },
    }),
    responses: { ...successOf(endpoint, names), ...failuresOf(endpoint) },
    ...(controls && { 'x-controls': controls, 'x-roles': rolesForControls(controls) }),
  };
}

/** The class names of the schemas. They come from the list or from the resource. */
function namesOf(contract: readonly NamedEndpoint[]): Map<v.GenericSchema, string> {
  const names = new Map<v.GenericSchema, string>();
  for (const { name, endpoint } of contract) {
    const schema = endpoint.member ?? endpoint.schema;
    if (!schema || names.has(schema)) continue;
    const words = name.split(/(?=[A-Z])|\./).map((word) => word[0]?.toUpperCase() + word.slice(1));
    const candidate = endpoint.list?.type ?? words.join('');
    names.set(schema, [...names.values()].includes(candidate) ? words.join('') : candidate);
  }
  return names;
}

export type OpenApiOptions = { version: string; apiBasePath: string; sessionCookie: string };

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(
  contract: readonly NamedEndpoint[],
  { version, apiBasePath, sessionCookie }: OpenApiOptions,
): Readonly<Record<string, unknown>> {
  const names = namesOf(contract);
  const paths: Record<string, Record<string, unknown>> = {};
  for (const one of contract) {
    const { path, method } = one.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(one, names) };
  }
  const named = Object.fromEntries([...names].map(([schema, name]) => [name, schema]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pipeline console',
      version,
      description:
        'Answers are JSON-LD with a hydra envelope; instants are Unix seconds. Reads and writes need a session; writes need the CSRF header, too.',
    },
    servers: [{ url: apiBasePath }],
    security: [{ session: [] }, { bearer: [] }],
    paths,
    components: {
      schemas: { ...answerSchemas(named), Problem: problemSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
