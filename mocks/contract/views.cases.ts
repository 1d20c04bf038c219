import { collectionOf } from '@console/api/core/hydra/collection';
import { defaultViewSchema, viewOrderSchema, viewSchema } from '@console/api/views/schema';
import * as v from 'valibot';
import type { Ask, ContractCase, Given } from './contractCase.ts';
import { freshTitle } from './givenTag.ts';

const violation = (propertyPath: string, code: string, message: string) => ({
  code: 'validation_failed',
  violations: [{ propertyPath, code, message }],
});
const state = {
  query: 'ats[]=workday&pageSize=50',
  layout: { order: ['id'], hidden: ['tags'], widths: { id: 90 }, density: 'compact' },
};
const body = (given: object = {}) => ({ list: 'watch-list', name: freshTitle(), state, ...given });
const post = (given: object = {}) =>
  ({ method: 'POST', path: '/views', body: body(given) }) as const;
const put = ({ id, etag }: Given, change: object) =>
  ({ method: 'PUT', path: `/views/${id}`, body: change, headers: { 'if-match': etag } }) as const;

/** Makes a view of an admin for one case, through the API. */
const givenView =
  (given: object = {}) =>
  async (ask: Ask): Promise<Given> => {
    const response = await ask(post(given), 'ROLE_ADMIN');
    const made = v.parse(viewSchema, await response.json());
    return { id: made.id, etag: response.headers.get('etag') ?? '', tagIri: '' };
  };
const taken = freshTitle('Taken');
const TEAM_ROLES = ['ROLE_ADMIN', 'ROLE_DQ_LEAD', 'ROLE_SCRAPE_LEAD'];

export const viewCases: readonly ContractCase[] = [
  {
    name: 'POST makes a view: 201 with Location, ETag and the view',
    role: 'ROLE_USER',
    request: post({ name: '  My round ' }),
    status: 201,
    shape: viewSchema,
    body: {
      '@type': 'View',
      list: 'watch-list',
      name: 'My round',
      team: false,
      state,
      is_default: false,
      version: 1,
    },
    headers: { location: /\/views\/\d+$/, etag: /^"View-\d+-1"$/ },
  },
  {
    name: 'GET answers the views of one list',
    given: givenView(),
    request: { method: 'GET', path: '/views?list=watch-list' },
    status: 200,
    shape: collectionOf(viewSchema),
    keys: ['id', 'list', 'name', 'team', 'owner', 'state', 'position', 'is_default', 'version'],
  },
  {
    name: 'GET of a list that the console does not have',
    request: { method: 'GET', path: '/views?list=colours' },
    status: 400,
    body: { code: 'invalid_filter' },
  },
  ...(
    [
      [{ name: '  ' }, 'name', 'required', 'This is required'],
      [{ name: 'x'.repeat(81) }, 'name', 'too_long', 'Value is too long'],
      [{ list: undefined }, 'list', 'required', 'This is required'],
      [
        { list: 'colours' },
        'list',
        'invalid_choice',
        'The value you selected is not a valid choice.',
      ],
      [{ state: null }, 'state', 'required', 'This is required'],
      [{ state: { query: 'x'.repeat(8200) } }, 'state', 'too_long', 'Value is too long'],
    ] as const
  ).map(([given, field, code, message]): ContractCase => ({
    name: `POST is refused: ${field} ${code}`,
    request: post(given),
    status: 422,
    body: violation(field, code, message),
  })),
  {
    name: 'a name is used once in a list, whatever the case of its letters',
    given: givenView({ name: taken }),
    request: post({ name: taken.toUpperCase() }),
    status: 422,
    body: violation('name', 'not_unique', 'This value is already used.'),
  },
  {
    name: 'a state of another shape is malformed',
    request: post({ state: { query: 7 } }),
    status: 400,
    body: { code: 'bad_request' },
  },
  {
    name: 'an analyst shares nothing with the team',
    role: 'ROLE_DQ',
    request: post({ team: true }),
    status: 403,
    body: { code: 'forbidden', required_roles: TEAM_ROLES },
  },
  {
    name: 'a lead makes a view of the team',
    role: 'ROLE_DQ_LEAD',
    request: post({ team: true }),
    status: 201,
    body: { team: true },
  },
  {
    name: 'PUT changes what is sent and raises the version',
    given: givenView(),
    request: (given) => put(given, { name: 'Renamed' }),
    status: 200,
    shape: viewSchema,
    body: { name: 'Renamed', state, version: 2 },
    headers: { etag: /^"View-\d+-2"$/ },
  },
  {
    name: 'PUT on an older version is refused',
    given: givenView(),
    request: ({ id }) => put({ id, etag: '"View-1-0"', tagIri: '' }, { name: 'Late' }),
    status: 412,
    body: { code: 'precondition_failed', current_version: 1 },
  },
  {
    name: 'a view of somebody else is not found',
    role: 'ROLE_DQ_LEAD',
    given: givenView(),
    request: (given) => put(given, { name: 'Mine now' }),
    status: 404,
  },
  {
    name: 'an analyst does not change a view of the team',
    role: 'ROLE_DQ',
    given: givenView({ team: true }),
    request: (given) => put(given, { name: 'Mine now' }),
    status: 403,
    body: { required_roles: TEAM_ROLES },
  },
  {
    name: 'DELETE answers 204',
    given: givenView(),
    request: ({ id, etag }) => ({
      method: 'DELETE',
      path: `/views/${id}`,
      headers: { 'if-match': etag },
    }),
    status: 204,
    text: /^$/,
  },
  {
    name: 'DELETE on an older version is refused',
    given: givenView(),
    request: ({ id }) => ({
      method: 'DELETE',
      path: `/views/${id}`,
      headers: { 'if-match': '"View-1-0"' },
    }),
    status: 412,
  },
  {
    name: 'PUT of an order puts the named views first',
    given: givenView(),
    request: ({ id }) => ({
      method: 'PUT',
      path: '/views/order',
      body: { list: 'watch-list', views: [`views/${id}`] },
    }),
    status: 200,
    shape: viewOrderSchema,
    body: { list: 'watch-list', team: false },
  },
  {
    name: 'an order names only views of its list',
    given: givenView({ list: 'pit-stop' }),
    request: ({ id }) => ({
      method: 'PUT',
      path: '/views/order',
      body: { list: 'watch-list', views: [id] },
    }),
    status: 422,
    body: violation('views', 'not_found', 'Item not found'),
  },
  {
    name: 'a list begins with a view',
    given: givenView({ list: 'review-ready' }),
    request: ({ id }) => ({
      method: 'PUT',
      path: '/views/default',
      body: { list: 'review-ready', view: id },
    }),
    status: 200,
    shape: defaultViewSchema,
    body: ({ id }) => ({ '@type': 'DefaultView', list: 'review-ready', view: id }),
  },
  {
    name: 'and with none',
    request: { method: 'PUT', path: '/views/default', body: { list: 'review-ready', view: null } },
    status: 200,
    body: { list: 'review-ready', view: null },
  },
  {
    name: 'a list does not begin with a view of another list',
    given: givenView({ list: 'pit-stop' }),
    request: ({ id }) => ({
      method: 'PUT',
      path: '/views/default',
      body: { list: 'review-ready', view: id },
    }),
    status: 422,
    body: violation('view', 'not_found', 'Item not found'),
  },
];
