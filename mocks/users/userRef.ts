import type { Role } from '@console/api/roles/rules';
import type { User, UserRef } from '@console/api/users/schema';
import type { Wire } from '../wire.ts';
import { userWithRole, users } from './fixtures.ts';

/** A user as other resources show them. */
export const toUserRef = ({
  '@id': iri,
  '@type': type,
  id,
  first_name,
  last_name,
  archived,
}: Wire<User>): Wire<UserRef> => ({
  '@id': iri,
  '@type': type,
  id,
  first_name,
  last_name,
  archived,
});

export const userRefOf = (role: Role): Wire<UserRef> => toUserRef(userWithRole(role));

/** Users of the fixtures by their ids. */
export const userRefs = (...ids: readonly number[]): Wire<UserRef>[] =>
  users.filter(({ id }) => ids.includes(id)).map(toUserRef);
