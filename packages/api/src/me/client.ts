import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import { read } from './endpoints.ts';

/**
 * The person signed in. A failure is shown where the page would be, not as a notice: `forbidden`
 * (no account, or an archived one) with the server's sentence in `error.detail`, anything else as
 * `pageLoadProblem(error)`.
 */
export const useMe = () =>
  useRead(['me'], async () => (await call(read)).data, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: () => undefined,
  });
