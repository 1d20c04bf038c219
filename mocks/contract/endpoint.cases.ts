import { pathOf, type Endpoint, type NamedEndpoint } from '@console/api/core/endpoint';
import { parameterNames, type ListContract } from '@console/api/core/list';
import { rolesForControls } from '@console/api/roles/controls';
import { ROLES } from '@console/api/roles/rules';
import * as v from 'valibot';
import type { Ask, ContractCase, ContractRequest, Given } from './contractCase.ts';
import { givenNote } from './givenNote.ts';

/** An id that no record has. */
const NO_ID = 2_000_000_000;

/** The path with these ids. The other parameters are an ATS and a hash; `none` is one of each. */
export const pathWith = (endpoint: Endpoint, id = NO_ID, noteId = NO_ID) =>
  pathOf(endpoint.path, { id, noteId, ats: 'none', hash: 'none' });
const hasId = ({ path }: Endpoint): boolean => path.includes('{id}');

/** The status of a call of this address without a body, or with a broken one. */
function statusOf({ path, body, query = {} }: Endpoint): number {
  if (/\{(id|hash)\}/.test(path)) return 404;
  return body || Object.values(query).includes('required') ? 400 : 200;
}

const pageSchema = v.object({
  'hydra:member': v.array(
    v.looseObject({ id: v.number(), company_queue: v.nullish(v.object({ id: v.number() })) }),
  ),
});

/** The list of the records of a path, where it is another one than the first part of the path. */
const LISTS: Readonly<Record<string, string>> = {
  company_queues: 'company_queue_requests',
  user: 'users',
};

/** Any record that the `{id}` of this path may be of. The cases here change nothing. */
const givenRecord =
  ({ path }: Endpoint) =>
  async (ask: Ask): Promise<Given> => {
    if (/\bnotes\/\{/.test(path)) return givenNote(path.startsWith('/scrapes'))(ask);
    const part = path.split('/')[1] ?? '';
    const request = { method: 'GET', path: `/${LISTS[part] ?? part}?limit=1` } as const;
    const response = await ask(request, 'ROLE_ADMIN');
    const [row] = v.parse(pageSchema, await response.json())['hydra:member'];
    const record = part === 'company_queues' ? row?.company_queue : row;
    if (!record) throw new Error(`No record is left for a contract case in ${request.path}`);
    return { id: record.id, etag: '', tagIri: '' };
  };

/** A case about a record that exists, where the path has an id. */
const withRecord = (
  endpoint: Endpoint,
  { request, ...one }: Omit<ContractCase, 'request'> & { request: Partial<ContractRequest> },
): ContractCase => ({
  ...one,
  ...(hasId(endpoint) && { given: givenRecord(endpoint) }),
  request: ({ id, noteId }) => ({
    method: endpoint.method,
    ...request,
    path: `${pathWith(endpoint, endpoint.path.startsWith('/notes') ? noteId : id, noteId)}${request.path ?? ''}`,
  }),
});

/**
 * Roles that may call it get as far as the refusal of the id or of the body. What is open to all is
 * asked as the lowest role alone.
 */
function roleCases(name: string, endpoint: Endpoint): readonly ContractCase[] {
  const { method, controls, body } = endpoint;
  const allowed = controls ? rolesForControls(controls) : ROLES;
  const request = { method, path: pathWith(endpoint), ...(body && { body: '{' }) };
  const status = statusOf(endpoint);
  return (controls ? ROLES : (['ROLE_USER'] as const)).map((role) =>
    allowed.includes(role)
      ? { name: `${name} is open to ${role}`, role, request, status }
      : {
          name: `${name} is closed to ${role}`,
          role,
          request,
          status: 403,
          body: { code: 'forbidden', required_roles: allowed },
        },
  );
}

const idCase = (name: string, endpoint: Endpoint): ContractCase => ({
  name: `${name}: an id that no record has`,
  request: {
    method: endpoint.method,
    path: pathWith(endpoint),
    ...(endpoint.body && { body: {} }),
  },
  status: 404,
  body: { code: 'not_found' },
});

const bodyCases = (name: string, endpoint: Endpoint): readonly ContractCase[] => [
  withRecord(endpoint, {
    name: `${name}: a body of plain text`,
    request: { headers: { 'content-type': 'text/plain' }, body: '{}' },
    status: 415,
    body: { code: 'unsupported_media_type' },
  }),
  ...['{', '[]', '"text"', 'null'].map((body) =>
    withRecord(endpoint, {
      name: `${name}: the body ${body}`,
      request: { body },
      status: 400,
      body: { code: 'bad_request' },
    }),
  ),
];

/** Texts are never malformed. */
const TEXTS: readonly string[] = ['search', 'prefix', 'texts'];

function listCases(
  name: string,
  endpoint: Endpoint,
  { filters }: ListContract,
): readonly ContractCase[] {
  const malformed = Object.entries(filters)
    .filter(([, { kind }]) => !TEXTS.includes(kind))
    .flatMap(([filter, definition]) => parameterNames(filter, definition));
  // A CSV file and counts have no pages.
  const paging = endpoint.answer === 'collection' ? ['page', 'limit'] : [];
  return [
    withRecord(endpoint, {
      name: `${name}: an unknown order is ignored`,
      request: { path: '?order[colour]=asc' },
      status: 200,
    }),
    ...[...paging, ...malformed].map((parameter) =>
      withRecord(endpoint, {
        name: `${name}: ${parameter}=perhaps`,
        request: { path: `?${parameter}=perhaps` },
        status: 400,
        body: { code: 'invalid_filter' },
      }),
    ),
  ];
}

/**
 * What every call of the contract does, whatever it is about: the roles that it is open to, and how
 * it refuses an id, a body and a parameter.
 */
export const endpointCases = ({ name, endpoint }: NamedEndpoint): readonly ContractCase[] => [
  ...roleCases(name, endpoint),
  ...(hasId(endpoint) ? [idCase(name, endpoint)] : []),
  ...(endpoint.body ? bodyCases(name, endpoint) : []),
  ...(endpoint.list ? listCases(name, endpoint, endpoint.list) : []),
];
