import * as endpoints from '@console/api/users/endpoints';
import type { Deps } from '../context.ts';
import { listRoute, memberRoute } from '../http/read.ts';
import type { ApiRoute } from '../http/routes.ts';
import { userList } from './userList.ts';

export const userRoutes = (deps: Deps): ApiRoute[] => [
  listRoute(deps, endpoints.list, userList),
  memberRoute(deps, endpoints.read, userList),
];
