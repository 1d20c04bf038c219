import type { UserRef } from '@console/api/users/schema';
import { userLabel } from './userLabel.ts';

type Person = Pick<UserRef, 'id' | 'first_name' | 'last_name' | 'archived'> & { email?: string };

/**
 * People as options, sorted by last name. They are found by any part of their names and their
 * e-mail address. Archived people come last and are marked.
 */
export const userOptions = (users: readonly Person[]) =>
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
      alsoNamed: `${user.first_name} ${user.last_name}`,
      detail: user.email,
    }));

/** The people who can be given work, and those who are chosen already. */
export const assigneeOptions = (users: readonly Person[], chosen: readonly string[]) =>
  userOptions(users.filter(({ id, archived }) => !archived || chosen.includes(String(id))));
