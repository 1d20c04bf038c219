import { createContext, use } from 'react';
import { call } from '../core/request.ts';
import { keepPerson } from '../core/session/person.ts';
import { useRead, type Read } from '../core/useRead.ts';
import { read } from './endpoints.ts';
import type { Me } from './schema.ts';

/**
 * A context with the signed-in person. Without it every component would subscribe to the read, and
 * each mount would notify all other subscribers. With a component in each of a thousand rows, that
 * would be a million calls.
 */
export const SignedInPerson = createContext<Me | undefined>(undefined);

export const nameOf = ({ first_name, last_name, email }: Me): string =>
  `${first_name} ${last_name}`.trim() || email;

async function readMe(): Promise<Me> {
  const { data } = await call(read);
  keepPerson({ id: data.id, name: nameOf(data) });
  return data;
}

/**
 * Reads the signed-in person. A failure is shown in place of the page, not as a notice. For
 * `forbidden` (no account, or an archived one) the page shows the server's sentence in
 * `error.detail`, and otherwise `pageLoadProblem(error)`. Inside `SignedInPerson` nothing is read,
 * and `mutate` does nothing.
 */
export function useMe(): Read<Me> {
  const known = use(SignedInPerson);
  const asked = useRead(known ? null : ['me'], readMe, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: () => undefined,
  });
  return known ? { ...asked, data: known } : asked;
}
