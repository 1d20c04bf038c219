import type { Deps } from '../context.ts';
import { readOne } from '../http/readOne.ts';
import { queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { readList } from '../hydra/readList.ts';
import { tagList } from './tagList.ts';

export const tagRoutes = ({ config, database: { db } }: Deps): ApiRoute[] => [
  { method: 'GET', path: '/tags', handle: async (c) => respond(c, { status: 200, body: await readList(db, tagList, queryOf(c), config) }) },
  { method: 'GET', path: '/tags/:id', handle: (c) => readOne(c, db, tagList, config) },
];
