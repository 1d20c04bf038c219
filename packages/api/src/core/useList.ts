import { useEffect, useRef, useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Key } from './keys.ts';
import { useRead, type Read } from './useRead.ts';

let visits = 0;
const nextVisit = () => (visits += 1);

/**
 * Reads a list that is on a screen. Its rows stay while the next key loads. Each change of the key
 * sends a request, even when its rows were shown a moment ago. Leaving the screen drops the rows.
 * An answer to an older key is never shown. See docs/decisions.md#lists (D-07).
 */
export function useList<T>(key: Key, load: () => Promise<T>): Read<T> {
  const [visit] = useState(nextVisit);
  const { cache } = useSWRConfig();
  const ownKey: Key = [...key, visit];
  const entry = unstable_serialize(ownKey);
  const asked = useRef(new Set<string>());
  useEffect(() => {
    // A late answer would restore a dropped cache entry, so every change of the key drops all
    // earlier entries again.
    asked.current.delete(entry);
    for (const old of asked.current) cache.delete(old);
    asked.current.add(entry);
    return () => {
      cache.delete(entry);
    };
  }, [cache, entry]);
  return useRead(ownKey, load, { keepPreviousData: true, dedupingInterval: 0 });
}
