import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from '../db/executor.ts';

type Entry<T> = { snapshot: string; value: T };

const snapshotRow = v.object({ snapshot: v.string() });

export async function currentSnapshot(executor: Executor): Promise<string> {
  const { rows } = await executor.execute(sql`SELECT pg_current_snapshot()::text AS snapshot`);
  return v.parse(snapshotRow, rows[0]).snapshot;
}

/**
 * A snapshot cache, whose results hold until the next write. Two equal snapshots see the same
 * committed transactions, so a result under one is valid under the other, in any process. A
 * snapshot covers a whole PostgreSQL cluster, so a write in another of its databases ends the
 * results, too. A transaction sees its own changes and must not use the cache.
 */
export class SnapshotCache<T> {
  readonly #entries = new WeakMap<object, Map<string, Entry<T>>>();
  readonly #maxEntries: number;

  /** @param maxEntries the largest number of entries. When there are more, the oldest one is dropped */
  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  async get(executor: Executor, key: string): Promise<T | undefined> {
    const entry = this.#entries.get(executor)?.get(key);
    return entry !== undefined && entry.snapshot === (await currentSnapshot(executor))
      ? entry.value
      : undefined;
  }

  /** @param entry a value with the snapshot under which it was read */
  set(executor: Executor, key: string, entry: Entry<T>): void {
    const entries = this.#entries.get(executor) ?? new Map<string, Entry<T>>();
    this.#entries.set(executor, entries);
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > this.#maxEntries && oldest !== undefined) entries.delete(oldest);
  }
}

/** There is room for more filters than people use at a time. */
const totals = new SnapshotCache<number>(500);

/**
 * Returns an exact total, which is counted again only after a write. On the embedded engine,
 * counting 50,000 rows costs more than the rest of a page.
 *
 * @param key the statement that counts, with its parameters
 */
export async function exactTotal(
  executor: Executor,
  key: string,
  count: () => Promise<{ snapshot: string; total: number }>,
): Promise<number> {
  const known = await totals.get(executor, key);
  if (known !== undefined) return known;
  const { snapshot, total } = await count();
  totals.set(executor, key, { snapshot, value: total });
  return total;
}
