import type { Executor } from '../db/executor.ts';

/** The time for which a result may miss a write of another process. */
const KEPT_MS = 3_000;

/** Counts the writes of this process to each database. */
const writes = new WeakMap<object, number>();

/** Ends all results of a database, because this process has written to it. */
export const endResults = (executor: Executor): void =>
  void writes.set(executor, (writes.get(executor) ?? 0) + 1);

type Entry<T> = { value: Promise<T>; after: number; until: number };

/**
 * Keeps results for some seconds, or until this process writes. Whoever asks for one that is being
 * read waits for it. A transaction sees its own changes and must not use the cache.
 */
export class ShortCache<T> {
  readonly #entries = new WeakMap<object, Map<string, Entry<T>>>();
  readonly #maxEntries: number;

  /** @param maxEntries the largest number of entries. When there are more, the oldest one is dropped */
  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  async get(executor: Executor, key: string, read: () => Promise<T>): Promise<T> {
    const entries = this.#entries.get(executor) ?? new Map<string, Entry<T>>();
    this.#entries.set(executor, entries);
    const after = writes.get(executor) ?? 0;
    const known = entries.get(key);
    if (known?.after === after && performance.now() < known.until) return known.value;
    const entry = { value: read(), after, until: Infinity };
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > this.#maxEntries && oldest !== undefined) entries.delete(oldest);
    try {
      return await entry.value;
    } catch (error) {
      entry.after = -1;
      throw error;
    } finally {
      entry.until = performance.now() + KEPT_MS;
    }
  }
}
