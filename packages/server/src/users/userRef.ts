import { member } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { Executor } from '../db/executor.ts';
import { appUser } from '../db/schema/people.ts';
import { anyOf } from '../hydra/filters.ts';

export const userRefColumns = {
  id: appUser.id,
  firstName: appUser.firstName,
  lastName: appUser.lastName,
  archived: appUser.archived,
};
export type UserRefRow = Pick<typeof appUser.$inferSelect, keyof typeof userRefColumns>;

/** UserRef: a person inside another resource. */
export const userRef = (
  { apiBasePath }: Addresses,
  { id, firstName, lastName, archived }: UserRefRow,
) =>
  member(apiBasePath, 'users', 'User', id, {
    first_name: firstName,
    last_name: lastName,
    archived,
  });

/** Reads people in one query and returns them by their id. Nulls and repeated ids are allowed. */
export async function usersById(
  executor: Executor,
  ids: readonly (number | null)[],
): Promise<Map<number, UserRefRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await executor.select(userRefColumns).from(appUser).where(anyOf(appUser.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}
