import { document, member } from '@console/api/core/hydra/envelope';
import { read } from '@console/api/me/endpoints';
import { ROLE_SETS, type Role } from '@console/api/roles/rules';
import type { Deps } from '../context.ts';
import { readRoute } from '../http/read.ts';
import type { ApiRoute } from '../http/routes.ts';

/** The role sets that a role is in, without ALL, which holds every role. */
const permissionsOf = (role: Role): string[] =>
  Object.entries(ROLE_SETS).flatMap(([name, roles]: [string, readonly Role[]]) =>
    name !== 'ALL' && roles.includes(role) ? [name] : [],
  );

export const meRoutes = ({ config: { apiBasePath } }: Deps): ApiRoute[] => [
  readRoute(read, (c) => {
    const { id, ...user } = c.get('user');
    const me = member(apiBasePath, 'users', 'Me', id, {
      ...user,
      archived: false,
      permissions: permissionsOf(user.role),
    });
    return document(apiBasePath, 'Me', me);
  }),
];
