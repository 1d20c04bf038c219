import type { PropsWithChildren } from 'react';
import { SWRConfig } from 'swr';
import { useSnapshot } from 'valtio';
import { asApiError, type ApiError } from './errors.ts';
import { sessionStore } from './session/session.store.ts';
import { CacheEnd } from './useCacheMutate.ts';

type ApiProviderProps = PropsWithChildren<{
  /** Is called once for each failed read or write, except for a 401, which the session handles. */
  onError: (error: ApiError) => void;
}>;

/**
 * Holds the cache of all reads. The cache ends with the session, so the next user starts with an
 * empty one.
 */
export function ApiProvider({ onError, children }: ApiProviderProps) {
  const { ended } = useSnapshot(sessionStore);
  const report = (failure: unknown) => {
    const error = asApiError(failure);
    if (error.kind !== 'unauthorized' && !error.isAsked) onError(error);
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
      <CacheEnd />
      {children}
    </SWRConfig>
  );
}
