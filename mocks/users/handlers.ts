import * as endpoints from '@console/api/users/endpoints';
import type { User } from '@console/api/users/schema';
import type { RequestHandler } from 'msw';
import { list, one } from '../reads.ts';
import { createRowStore } from '../rowStore.ts';
import type { Wire } from '../wire.ts';
import { users } from './fixtures.ts';

export const userHandlers = (rows: readonly Wire<User>[] = users): RequestHandler[] => [
  list(endpoints.list, () => rows),
  one(endpoints.read, createRowStore(rows)),
];
