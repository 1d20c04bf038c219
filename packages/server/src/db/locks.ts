import { stillProcessing } from '@console/api/core/hydra/problem';
import { sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';

/**
 * The order in which every transaction takes its locks, so that no two of them can wait for each
 * other. What belongs to an entity (its state, the rows of the dashboard, the requests of its
 * queue) is written only by the transaction that has the entity, and is not locked by itself. The
 * requests of a queue are written only by the transaction that has the queue.
 */
const ORDER = [
  'entity',
  'queueAddress',
  'queue',
  'scrape',
  'note',
  'tag',
  'entityAddress',
  'view',
] as const;
export type LockStep = (typeof ORDER)[number];

/** How far a transaction is: the last step, and what was locked last within it. */
type Reached = { step: number; last: number | string; asked: Set<LockStep> };
const transactions = new WeakMap<object, Reached>();

function reachedBy(tx: Executor): Reached {
  const reached = transactions.get(tx) ?? { step: 0, last: 0, asked: new Set() };
  transactions.set(tx, reached);
  return reached;
}

/** The steps that a transaction has asked for. */
export const stepsOf = (tx: Executor): ReadonlySet<LockStep> => reachedBy(tx).asked;

const backwards = (step: LockStep, reached: Reached) =>
  new Error(`${step} is locked after ${ORDER[reached.step]} ${reached.last}, against the order`);

function ask(tx: Executor, step: LockStep): Reached {
  const reached = reachedBy(tx);
  if (ORDER.indexOf(step) < reached.step) throw backwards(step, reached);
  reached.asked.add(step);
  return reached;
}

function advance(reached: Reached, step: LockStep, keys: readonly (number | string)[]): void {
  for (const key of keys) {
    const at = ORDER.indexOf(step);
    if (at === reached.step && key < reached.last) throw backwards(step, reached);
    Object.assign(reached, { step: at, last: key });
  }
}

/**
 * `no key update` is for changes, `update` for a deletion. Both keep other writers out, but only
 * the second one also keeps out the rows that refer to this one. `share` and `key share` keep what
 * is read from being changed or deleted.
 */
type Strength = 'no key update' | 'update' | 'share' | 'key share';
type Lockable<Row> = {
  for(strength: Strength, config?: { skipLocked: true }): PromiseLike<readonly Row[]>;
};

/**
 * Reads and locks the rows of a query, whose ids have to ascend.
 *
 * @throws Error when the transaction has already locked what comes later in the order
 */
export async function lockRows<Row extends { id: number }>(
  tx: Executor,
  step: LockStep,
  query: Lockable<Row>,
  strength: Strength = 'no key update',
): Promise<readonly Row[]> {
  const reached = ask(tx, step);
  const rows = await query.for(strength);
  advance(
    reached,
    step,
    rows.map(({ id }) => id),
  );
  return rows;
}

/**
 * Locks rows that a transaction learns of too late for the order. It therefore does not wait.
 *
 * @param count the number of rows of the query
 * @throws Problem 409 `in_progress` when another transaction has one of them. The write is then
 *   tried once more, and finds them in time
 */
export async function lockAtOnce<Row>(
  query: Lockable<Row>,
  count: number,
): Promise<readonly Row[]> {
  const rows = await query.for('no key update', { skipLocked: true });
  if (rows.length < count) throw stillProcessing();
  return rows;
}

/**
 * Makes transactions with an equal key run one after the other, where there is no row to lock yet.
 *
 * @throws Error when the transaction has already locked what comes later in the order
 */
export async function takeTurns(
  tx: Executor,
  step: LockStep,
  ...keys: readonly string[]
): Promise<void> {
  const reached = ask(tx, step);
  const sorted = keys.toSorted();
  for (const key of sorted)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${step} ${key}`}, 0))`);
  advance(reached, step, sorted);
}
