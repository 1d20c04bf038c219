import { MESSAGES } from '@console/api/core/hydra/messages';
import type { UserRef } from '@console/api/users/schema';
import * as v from 'valibot';
import { defineForm } from '../../form/defineForm.ts';
import { userLabel } from '../../parts/people/userLabel.ts';

type Person = Pick<UserRef, 'id' | 'first_name' | 'last_name' | 'archived'>;

/** The form of an assignment. It holds the ids of people. A row of the watch list has at most one. */
export const assignForm = defineForm({
  shape: v.object({ assigned_to: v.array(v.string()) }),
  labels: { assigned_to: 'Assigned To' },
  problemsOf: ({ assigned_to: chosen }) =>
    chosen.length === 0 ? { assigned_to: MESSAGES.required } : {},
  wireNames: { assign_to: 'assigned_to' },
});

/**
 * The form values for the people to whom the row is assigned now. Archived people are left out,
 * because they cannot be assigned again.
 */
export const toAssignValues = (assigned: readonly Person[]) => ({
  assigned_to: assigned.filter(({ archived }) => !archived).map(({ id }) => String(id)),
});

/** Why a row cannot be assigned to the chosen people. Undefined when it can. */
export function archivedProblem(
  chosen: readonly string[],
  users: readonly Person[],
): string | undefined {
  const gone = users.find(({ id, archived }) => archived && chosen.includes(String(id)));
  return gone && `${userLabel(gone)} is archived: choose somebody else`;
}
