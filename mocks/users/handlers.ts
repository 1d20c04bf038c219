import * as endpoints from '@console/api/users/endpoints';
import { userList } from '@console/api/users/list';
import type { User } from '@console/api/users/schema';
import type { RequestHandler } from 'msw';
import { endpoint, idOf } from '../endpoint.ts';
import { listResponse } from '../list.ts';
import { resource } from '../respond.ts';
import { createRowStore, requireRow } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import { users } from './fixtures.ts';

export const userHandlers = (rows: readonly Wire<User>[] = users): RequestHandler[] => [
  endpoint(endpoints.list, ({ request }) => listResponse(userList, rows, request)),
  endpoint(endpoints.read, ({ params }) =>
    resource(requireRow(createRowStore(rows), idOf(params))),
  ),
];
