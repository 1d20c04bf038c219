import type { Key } from './keys.ts';
import { useCacheMutate } from './useCacheMutate.ts';

export const startsWith = (key: unknown, prefix: Key): boolean =>
  Array.isArray(key) && prefix.every((part, index) => key[index] === part);

/** Reads again everything on the screen whose key begins with the prefix. */
export function useInvalidate(): (prefix: Key) => Promise<unknown> {
  const mutate = useCacheMutate();
  return (prefix) => mutate((key) => startsWith(key, prefix));
}
