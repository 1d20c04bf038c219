import { createContext, use } from 'react';
import { call } from '../core/request.ts';
import { useRead, type Read } from '../core/useRead.ts';
import { read } from './endpoints.ts';
import type { Me } from './schema.ts';

/**
 * A context with the signed-in person. Without it every component would subscribe to the read, and
 * each mount would notify all other subscribers. With a component in each of a thousand rows, that
 * would be a million calls.
 */
export const SignedInPerson = createContext<Me | undefined>(undefined);

/**
 * Reads the signed-in person. A failure is shown in place of the page, not as a notice. For
 * `forbidden` (no account, or an archived one) the page shows the server's sentence in
 * `error.detail`, and otherwise `pageLoadProblem(error)`. Inside `SignedInPerson` nothing is read,
 * and `mutate` does nothing.
 */
export function useMe(): Read<Me> {
  const known = use(SignedInPerson);
  const asked = useRead(known ? null : ['me'], async () => (await call(read)).data, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: () => undefined,
  });
  return known ? { ...asked, data: known } : asked;
}
