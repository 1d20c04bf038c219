import { createContext, use } from 'react';
import { call } from '../core/request.ts';
import { useRead, type Read } from '../core/useRead.ts';
import { read } from './endpoints.ts';
import type { Me } from './schema.ts';

/**
 * A context with the signed-in person. Without it every component would subscribe to the read, and
 * each mount would notify all other subscribers: with a component in each of a thousand rows, a
 * million calls.
 */
export const SignedInPerson = createContext<Me | undefined>(undefined);

/**
 * The signed-in person. A failure is shown in place of the page, not as a notice. For `forbidden`
 * (no account, or an archived one) that is the server's sentence in `error.detail`, otherwise
 * `pageLoadProblem(error)`. Inside `SignedInPerson` nothing is read, and `mutate` does nothing.
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
