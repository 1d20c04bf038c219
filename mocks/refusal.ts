import { rolesForEndpoint, type GuardedEndpoint, type Role } from '@console/api/roles/rules';
import { problem } from './respond.ts';

/** The 403 of a call that this role may not make (contract, section 5); undefined where it may. */
export function refusal(call: GuardedEndpoint, role: Role) {
  const roles = rolesForEndpoint(call);
  return roles.includes(role)
    ? undefined
    : problem(403, 'forbidden', 'You are not authorized to perform this action.', {
        required_roles: roles,
      });
}
