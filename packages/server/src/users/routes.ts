import type { Deps } from '../context.ts';
import { readOne } from '../http/readOne.ts';
import { queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { readList } from '../hydra/readList.ts';
import { userList } from './userList.ts';

export const userRoutes = ({ config, database: { db } }: Deps): ApiRoute[] => [
  {
    method: 'GET',
    path: '/users',
    handle: async (c) =>
      respond(c, { status: 200, body: await readList(db, userList, queryOf(c), config) }),
  },
  { method: 'GET', path: '/users/:id', handle: (c) => readOne(c, db, userList, config) },
];
