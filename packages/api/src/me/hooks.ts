import { useRead } from '../core/useRead.ts';
import { meKey } from './keys.ts';
import { readMe } from './requests.ts';

/**
 * The person signed in. A failure is shown where the page would be, not as a notice: `forbidden`
 * (no account, or an archived one) with the server's sentence in `error.detail`, anything else as
 * `pageLoadProblem(error)`.
 */
export const useMe = () =>
  useRead(meKey, readMe, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: () => undefined,
  });
