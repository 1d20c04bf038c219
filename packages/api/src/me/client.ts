import { createContext, use } from 'react';
import { call } from '../core/request.ts';
import { useRead, type Read } from '../core/useRead.ts';
import { read } from './endpoints.ts';
import type { Me } from './schema.ts';

/**
 * The signed-in person, for all parts of the page inside. Without it each part subscribes to the
 * read, and each one that is mounted calls all others: with a part in each row of a list, a million
 * calls for a thousand rows.
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
