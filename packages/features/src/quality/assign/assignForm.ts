import type { UserRef } from '@console/api/users/schema';
import * as v from 'valibot';
import { userLabel } from '../../parts/people/userLabel.ts';

type Person = Pick<UserRef, 'id' | 'first_name' | 'last_name' | 'archived'>;

/** Ids of people; a watch-list row has at most one. */
export const assignShape = v.object({ assigned_to: v.array(v.string()) });
export type AssignValues = v.InferOutput<typeof assignShape>;

export const assignSchema = v.object({
  assigned_to: v.pipe(v.array(v.string()), v.minLength(1, 'This is required')),
});

/** Whoever has it now and can still have it. */
export const toAssignValues = (assigned: readonly Person[]): AssignValues => ({
  assigned_to: assigned.filter(({ archived }) => !archived).map(({ id }) => String(id)),
});

/**
 * Why a row cannot be assigned to those chosen; undefined where it can. The server takes nobody who
 * has left.
 */
export function assignProblem(
  chosen: readonly string[],
  users: readonly Person[],
): string | undefined {
  if (chosen.length === 0) return 'This is required';
  const gone = users.find(({ id, archived }) => archived && chosen.includes(String(id)));
  return gone && `${userLabel(gone)} is archived: choose somebody else`;
}
