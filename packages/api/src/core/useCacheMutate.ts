import { useEffect } from 'react';
import { useSWRConfig, type Cache } from 'swr';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

const ended = new WeakSet<Cache>();
let current: Mutate | undefined;

/**
 * Marks its cache as ended when it is unmounted, and as the current one until then. See
 * `useCacheMutate` and `readPageAgain`.
 */
export function CacheEnd(): null {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    ended.delete(cache);
    current = mutate;
    return () => {
      ended.add(cache);
      current = undefined;
    };
  }, [cache, mutate]);
  return null;
}

/** Whether there is a page that reads. */
export const canReadPage = (): boolean => current !== undefined;

/** Reads again everything that the page shows. */
export const readPageAgain = (): void => void current?.(() => true);

/**
 * Returns SWR's `mutate` for this cache. After the session and its cache have ended, it does
 * nothing, whereas SWR's own `mutate` would reject.
 */
export function useCacheMutate(): Mutate {
  const { cache, mutate } = useSWRConfig();
  const mutateUntilEnd = async (...given: Parameters<Mutate>) =>
    ended.has(cache) ? undefined : mutate(...given);
  return mutateUntilEnd as Mutate;
}
