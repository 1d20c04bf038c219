import type { UserRef } from '@console/api/users/schema';
import { userLabel } from './userLabel.ts';

type Person = Pick<UserRef, 'id' | 'first_name' | 'last_name' | 'archived'>;

/** People as options, sorted by last name. Archived people come last and are marked. */
export const userOptions = (users: readonly Person[]): { value: string; label: string }[] =>
  users
    .toSorted(
      (one, other) =>
        Number(one.archived) - Number(other.archived) ||
        one.last_name.localeCompare(other.last_name) ||
        one.first_name.localeCompare(other.first_name),
    )
    .map((user) => ({
      value: String(user.id),
      label: user.archived ? `${userLabel(user)} (Archived)` : userLabel(user),
    }));
