import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import { read } from './endpoints.ts';

/**
 * The signed-in person. A failure is shown in place of the page, not as a notice. For `forbidden`
 * (no account, or an archived one) that is the server's sentence in `error.detail`, otherwise
 * `pageLoadProblem(error)`.
 */
export const useMe = () =>
  useRead(['me'], async () => (await call(read)).data, {
    revalidateIfStale: false,
    revalidateOnReconnect: false,
    onError: () => undefined,
  });
