import { noAccess } from '@console/api/core/hydra/problem';
import { read } from '@console/api/me/endpoints';
import type { Me } from '@console/api/me/schema';
import { effectiveRole, ROLE_SETS, type Role } from '@console/api/roles/rules';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { problemResponse, resource } from '../respond.ts';
import { userWithRole } from '../users/fixtures.ts';
import type { Wire } from '../wire.ts';

/** The answer of GET /me for a user in this role, or in several roles. */
export function meAs(role: Role, given: Partial<Me> = {}): Wire<Me> {
  const roles = given.roles ?? [role];
  const effective = effectiveRole(roles);
  const permissions = Object.entries(ROLE_SETS)
    .filter(([name, members]) => name !== 'ALL' && members.some((member) => member === effective))
    .map(([name]) => name);
  return {
    ...userWithRole(role),
    ...given,
    roles,
    role: effective,
    permissions,
    '@id': '/api/me',
    '@type': 'Me',
  };
}

export const meHandlers = (me: Wire<Me> = meAs('ROLE_ADMIN')): RequestHandler[] => [
  endpoint(read, () => resource(me)),
];

/** GET /me for a person whom the identity provider knows and the console does not, or no longer. */
export const meRefusedHandlers = (
  code: 'user_not_provisioned' | 'user_archived' = 'user_not_provisioned',
): RequestHandler[] => [endpoint(read, () => problemResponse(noAccess(code)))];
