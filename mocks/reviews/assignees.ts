import type { UserRef } from '@console/api/users/schema';
import type { Fields, FieldType } from '../body.ts';
import { invalid } from '../respond.ts';
import { users } from '../users/fixtures.ts';
import { toUserRef } from '../users/userRef.ts';
import type { Wire } from '../wire.ts';
import type { Answer } from './decide.ts';

/** Either spelling is read by both calls, one person or several (contract, D8). */
export const assignTypes: Readonly<Record<string, FieldType>> = {};

const idOf = (given: unknown): number => {
  if (typeof given !== 'object' || given === null) return Number(String(given).split('/').pop());
  return idOf('@id' in given ? given['@id'] : 'id' in given ? given.id : undefined);
};

/** The people named, at least one and nobody who has left; `field` is the name that the call is documented with. */
export function assigneesIn(fields: Fields, field: 'assigned_to' | 'assign_to'): Wire<UserRef>[] | Answer {
  const given = fields[field] ?? fields[field === 'assigned_to' ? 'assign_to' : 'assigned_to'];
  const list = (Array.isArray(given) ? given : [given]).filter((item) => item !== undefined && item !== null && item !== '');
  if (list.length === 0) return invalid([{ propertyPath: field, code: 'required', message: 'This is required' }]);
  const found = list.map((item) => users.find(({ id }) => id === idOf(item)));
  if (found.some((user) => user === undefined)) return invalid([{ propertyPath: field, code: 'not_found', message: 'Item not found' }]);
  if (found.some((user) => user?.archived)) {
    return invalid([{ propertyPath: field, code: 'invalid_choice', message: 'The value you selected is not a valid choice.' }]);
  }
  return [...new Set(found)].flatMap((user) => (user ? [toUserRef(user)] : []));
}
