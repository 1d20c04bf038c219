import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { useSnapshot } from 'valtio';
import { asApiError, type ApiError } from './errors.ts';
import { sessionStore } from './session/session.store.ts';

type ApiProviderProps = PropsWithChildren<{
  /** Called once for each read or write that failed, but for a 401, which belongs to the session. */
  onError: (error: ApiError) => void;
}>;

/**
 * The cache of everything read. It ends with the session: whoever signs in next starts with an
 * empty one.
 */
export function ApiProvider({ onError, children }: ApiProviderProps) {
  const { ended } = useSnapshot(sessionStore);
  const report = (failure: unknown) => {
    const error = asApiError(failure);
    if (error.kind !== 'unauthorized') onError(error);
  };
  return (
    <SWRConfig
      key={ended}
      value={{
        provider: () => new Map(),
        onError: report,
        shouldRetryOnError: false,
        revalidateOnFocus: false,
      }}
    >
      {children}
    </SWRConfig>
  );
}
