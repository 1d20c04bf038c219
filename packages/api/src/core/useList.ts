import { useEffect, useRef, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Key } from './keys.ts';
import { useRead, type Read } from './useRead.ts';

let visits = 0;
const nextVisit = () => (visits += 1);

/**
 * A list on a screen. Rows stay while another key loads; each change asks the server, also for what
 * was shown a moment ago; leaving the screen drops the data (decision 7). A late answer belongs to
 * an older key and is never shown.
 */
export function useList<T>(key: Key, load: () => Promise<T>): Read<T> {
  const [visit] = useState(nextVisit);
  const { cache } = useSWRConfig();
  const ownKey: Key = [...key, visit];
  const entry = unstable_serialize(ownKey);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    // An answer that landed after its question was dropped is back in the cache: each change drops everything asked before.
    asked.current.delete(entry);
    for (const old of asked.current) cache.delete(old);
    asked.current.add(entry);
    return () => {
      cache.delete(entry);
    };
  }, [cache, entry]);
  return useRead(ownKey, load, { keepPreviousData: true, dedupingInterval: 0 });
}
