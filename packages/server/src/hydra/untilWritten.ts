import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Executor } from '../db/executor.ts';

type Kept<T> = { snapshot: string; value: T };

const snapshotRow = v.object({ snapshot: v.string() });

export async function currentSnapshot(executor: Executor): Promise<string> {
  const { rows } = await executor.execute(sql`SELECT pg_current_snapshot()::text AS snapshot`);
  return v.parse(snapshotRow, rows[0]).snapshot;
}

/**
 * Results that hold until something is written. Two equal snapshots see the same committed
 * transactions, so what was read under the one holds under the other, in any process. Not for use
 * inside a transaction, which sees its own changes.
 */
export class UntilWritten<T> {
  readonly #ofSession = new WeakMap<object, Map<string, Kept<T>>>();
  readonly #most: number;

  /** @param most so many are kept; the oldest goes first */
  constructor(most: number) {
    this.#most = most;
  }

  async get(executor: Executor, key: string): Promise<T | undefined> {
    const kept = this.#ofSession.get(executor)?.get(key);
    return kept !== undefined && kept.snapshot === (await currentSnapshot(executor))
      ? kept.value
      : undefined;
  }

  /** @param snapshot under which the value was read */
  set(executor: Executor, key: string, { snapshot, value }: Kept<T>): void {
    const all = this.#ofSession.get(executor) ?? new Map<string, Kept<T>>();
    this.#ofSession.set(executor, all);
    all.delete(key);
    all.set(key, { snapshot, value });
    const [oldest] = all.keys();
    if (all.size > this.#most && oldest !== undefined) all.delete(oldest);
  }
}
