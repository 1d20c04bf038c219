import type { UserRef } from '@console/api/users/schema';
import type { Fields } from '../body.ts';
import { invalid } from '../respond.ts';
import { users } from '../users/fixtures.ts';
import { toUserRef } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';
import type { Answer } from './decide.ts';

const idOf = (given: unknown): number => {
  if (typeof given !== 'object' || given === null) return Number(String(given).split('/').pop());
  return idOf('@id' in given ? given['@id'] : 'id' in given ? given.id : undefined);
};

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const noChoice = {
  code: 'invalid_choice',
  message: 'The value you selected is not a valid choice.',
};

/**
 * The people named, at least one, no more than `most`, and nobody who has left. Either spelling is
 * read by both calls (contract, D8).
 */
export function assigneesIn(fields: Fields, most: number): Wire<UserRef>[] | Answer {
  const field =
    isGiven(fields.assigned_to) || !isGiven(fields.assign_to) ? 'assigned_to' : 'assign_to';
  const given = fields[field];
  const list: readonly unknown[] = Array.isArray(given) ? given : isGiven(given) ? [given] : [];
  const wanted = [...new Set(list.map(idOf))];
  const violations = list.flatMap((item, index) => {
    const propertyPath = Array.isArray(given) ? `${field}[${index}]` : field;
    const user = users.find(({ id }) => id === idOf(item));
    if (!user) return [{ propertyPath, code: 'not_found', message: 'Item not found' }];
    return user.archived ? [{ propertyPath, ...noChoice }] : [];
  });
  if (list.length === 0)
    violations.push({ propertyPath: field, code: 'required', message: 'This is required' });
  if (wanted.length > most) violations.push({ propertyPath: field, ...noChoice });
  return violations.length > 0
    ? invalid(violations)
    : users.filter(({ id }) => wanted.includes(id)).map(toUserRef);
}
