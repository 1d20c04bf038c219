import type { Collection } from '../../core/hydra/collection.ts';
import type { Key } from '../../core/keys.ts';
import { startsWith } from '../../core/useInvalidate.ts';
import { inPage } from '../../core/useRowWrite.ts';
import type { ReviewedResource } from '../keys.ts';
import type { ReviewedRow } from '../rules.ts';

/** Lists are read again when no change has come for this time, in milliseconds. */
const PAUSE_MS = 1500;
/** While changes keep coming, lists are read again this long after the first one, in milliseconds. */
const MAX_DELAY_MS = 10_000;

type Page = Collection<ReviewedRow>;

/** Changes or reads again what the cache has under the keys for which `fits` returns true. */
export type CacheWriter = (
  fits: (key: unknown) => boolean,
  change?: (page: Page | undefined) => Page | undefined,
  options?: { revalidate: false },
) => Promise<unknown>;

/**
 * Keeps the lists on the screen up to date. Many decisions in a row lead to few reads, and the
 * reads run one after the other.
 */
export function createListUpdates() {
  let cache: CacheWriter | undefined;
  const stale = new Map<string, Key>();
  let firstAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;

  async function readAgain(): Promise<void> {
    const write = cache;
    if (isReading || !write) return;
    const reads = [...stale.values()].map((prefix) => write((key) => startsWith(key, prefix)));
    stale.clear();
    isReading = true;
    await Promise.allSettled(reads);
    isReading = false;
    plan();
  }
  function plan(): void {
    clearTimeout(timer);
    if (stale.size === 0) return;
    const left = firstAt + MAX_DELAY_MS - Date.now();
    timer = setTimeout(() => void readAgain(), Math.max(0, Math.min(PAUSE_MS, left)));
  }

  return {
    /** Shows the row as the server answered it, without sending a request. */
    replace(kind: ReviewedResource, row: ReviewedRow): void {
      void cache?.((key) => startsWith(key, [kind, 'list']), inPage(row), { revalidate: false });
    },
    /** Reads again soon what has a key that begins with one of these. */
    touch(keys: readonly Key[]): void {
      if (stale.size === 0) firstAt = Date.now();
      for (const key of keys) stale.set(JSON.stringify(key), key);
      plan();
    },
    /** Uses this cache for the updates of lists until the returned function is called. */
    connect(writer: CacheWriter): () => void {
      cache = writer;
      plan();
      return () => {
        if (cache === writer) cache = undefined;
      };
    },
  };
}
export type ListUpdates = ReturnType<typeof createListUpdates>;
