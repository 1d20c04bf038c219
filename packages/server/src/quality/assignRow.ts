import { relationId, type Addresses } from '@console/api/core/hydra/iri';
import { Violations } from '@console/api/core/hydra/violations';
import type { assignBody } from '@console/api/reviews/schema';
import { asc } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Executor } from '../db/executor.ts';
import { appUser } from '../db/schema/people.ts';
import { anyOf } from '../hydra/filters.ts';
import { userRefColumns, type UserRefRow } from '../users/userRef.ts';

type AssignBody = v.InferOutput<typeof assignBody>;

export type Chosen = { path(index: number): string; field: string; ids: number[] };

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

/**
 * Reads the people in a body, with the names of their fields. When a body names nobody, the
 * violation has the name that the call states.
 *
 * @throws Problem 400 `invalid_iri`
 */
export function chosenPeople(
  { assigned_to: several, assign_to: one }: AssignBody,
  addresses: Addresses,
  stated: 'assigned_to' | 'assign_to',
): Chosen {
  const field = isGiven(several) ? 'assigned_to' : isGiven(one) ? 'assign_to' : stated;
  const given: unknown = field === 'assigned_to' ? several : one;
  const values: readonly unknown[] = Array.isArray(given) ? given : isGiven(given) ? [given] : [];
  return {
    field,
    path: (index) => (Array.isArray(given) ? `${field}[${index}]` : field),
    ids: values.map((value) => relationId(value, 'users', addresses)),
  };
}

/**
 * Finds the people to whom a row is assigned. There must be at least one, and none of them may be
 * archived.
 *
 * @param most the largest number that the list accepts
 * @throws Problem 422
 */
export async function findAssignees(
  tx: Executor,
  { field, path, ids }: Chosen,
  most: number,
): Promise<UserRefRow[]> {
  const wanted = new Set(ids);
  const found = await tx
    .select(userRefColumns)
    .from(appUser)
    .where(anyOf(appUser.id, [...wanted]))
    .orderBy(asc(appUser.lastName), asc(appUser.id));
  const violations = new Violations();
  if (ids.length === 0) violations.add(field, 'required');
  if (wanted.size > most) violations.add(field, 'invalid_choice');
  ids.forEach((id, index) => {
    const user = found.find((one) => one.id === id);
    if (user === undefined) violations.add(path(index), 'not_found');
    else if (user.archived) violations.add(path(index), 'invalid_choice');
  });
  violations.throwIfAny();
  return found;
}

export const namesOf = (users: readonly UserRefRow[]): string =>
  users.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join('; ');
