import { useEffect } from 'react';
import { useSWRConfig, type Cache } from 'swr';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

const ended = new WeakSet<Cache>();

/** Marks the end of the cache that it is in when it is unmounted. */
export function CacheEnd(): null {
  const { cache } = useSWRConfig();
  useEffect(() => {
    ended.delete(cache);
    return () => void ended.add(cache);
  }, [cache]);
  return null;
}

/**
 * SWR's `mutate` of this cache. An answer may come after the session and its cache have ended: then
 * it does nothing, where SWR's own rejects.
 */
export function useCacheMutate(): Mutate {
  const { cache, mutate } = useSWRConfig();
  const mutateUntilEnd = async (...given: Parameters<Mutate>) =>
    ended.has(cache) ? undefined : mutate(...given);
  return mutateUntilEnd as Mutate;
}
