import type { UserRef } from '@console/api/users/schema';

type Named = Pick<UserRef, 'first_name' | 'last_name'>;

/** The initial of the first name and the last name, such as "A. King". A missing part is left out. */
export function userLabel({ first_name, last_name }: Named): string {
  const [initial] = first_name.trim();
  const last = last_name.trim();
  if (initial === undefined) return last || '–';
  return last === '' ? first_name.trim() : `${initial}. ${last}`;
}
