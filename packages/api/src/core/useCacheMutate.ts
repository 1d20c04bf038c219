import { useEffect } from 'react';
import { useSWRConfig, type Cache } from 'swr';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

const ended = new WeakSet<Cache>();

/** Marks its cache as ended when it is unmounted. See `useCacheMutate`. */
export function CacheEnd(): null {
  const { cache } = useSWRConfig();
  useEffect(() => {
    ended.delete(cache);
    return () => void ended.add(cache);
  }, [cache]);
  return null;
}

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
