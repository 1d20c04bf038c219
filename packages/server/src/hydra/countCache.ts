import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Session } from './listDefinition.ts';

type Counted = { snapshot: string; total: number };

/** More filters than people use at a time; the oldest goes first. */
const KEPT = 500;
const caches = new WeakMap<object, Map<string, Counted>>();

const snapshotRow = v.object({ snapshot: v.string() });

async function currentSnapshot(session: Session): Promise<string> {
  const { rows } = await session.execute(sql`SELECT pg_current_snapshot()::text AS snapshot`);
  return v.parse(snapshotRow, rows[0]).snapshot;
}

/**
 * An exact total that is counted again only when something was written. Two equal snapshots see the same committed
 * transactions, so what was counted under the one holds under the other, in any process. Counting 50,000 rows costs the
 * embedded engine more than the rest of a page. Not for use inside a transaction, which sees its own changes.
 * @param key names what is counted: the statement with its parameters
 */
export async function exactTotal(session: Session, key: string, count: () => Promise<Counted>): Promise<number> {
  const cache = caches.get(session) ?? new Map<string, Counted>();
  caches.set(session, cache);
  const known = cache.get(key);
  if (known !== undefined && known.snapshot === (await currentSnapshot(session))) return known.total;
  const counted = await count();
  cache.delete(key);
  cache.set(key, counted);
  const [oldest] = cache.keys();
  if (cache.size > KEPT && oldest !== undefined) cache.delete(oldest);
  return counted.total;
}
