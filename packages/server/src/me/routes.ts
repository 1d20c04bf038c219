import { document, member } from '@console/api/core/hydra/envelope';
import { ROLE_SETS, type Role } from '@console/api/roles/rules';
import type { Deps } from '../context.ts';
import { respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';

/** The role sets of section 5 that a role is in; everybody is in ALL, which says nothing. */
const permissionsOf = (role: Role): string[] =>
  Object.entries(ROLE_SETS).flatMap(([name, roles]: [string, readonly Role[]]) =>
    name !== 'ALL' && roles.includes(role) ? [name] : [],
  );

export const meRoutes = ({ config: { apiBasePath } }: Deps): ApiRoute[] => [
  {
    method: 'GET',
    path: '/me',
    handle(c) {
      const { id, ...user } = c.get('user');
      const me = member(apiBasePath, 'users', 'Me', id, {
        ...user,
        archived: false,
        permissions: permissionsOf(user.role),
      });
      return respond(c, { status: 200, body: document(apiBasePath, 'Me', me) });
    },
  },
];
