import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Tx } from '../db/database.ts';
import { stepsOf, type LockStep } from '../db/locks.ts';
import { endResults } from '../hydra/shortCache.ts';

/** What a transaction of the API has to have locked before it changes or deletes a row of a table. */
const NEEDED: Readonly<Record<string, readonly LockStep[]>> = {
  entity: ['entity'],
  scrape: ['scrape'],
  daily_job_shift: ['entity'],
  watch_list: ['entity'],
  monitored_entity: ['entity'],
  review_ready: ['entity'],
  pit_stop: ['entity'],
  company_queue: ['queue'],
  company_queue_request: ['queue', 'entity'],
  company_queue_listener: ['queue'],
  note: ['note'],
  tag: ['tag'],
  saved_view: ['view'],
};

/** Fails a test whose transaction changes what it has not locked. */
function requireLocked(tx: Tx, statement: string): void {
  const table = /^\s*(?:update|delete from) "(\w+)"/i.exec(statement)?.[1] ?? '';
  const needed = NEEDED[table];
  const taken = stepsOf(tx);
  // A transaction that has locked nothing is not one of the API, such as that of an import.
  if (taken.size === 0 || needed === undefined || needed.some((step) => taken.has(step))) return;
  fail(`${table} is changed by a transaction that has locked only ${[...taken].join()}`);
}

function fail(message: string): never {
  const error = new Error(message);
  // The code under test may answer an error with a 500. As a rejection that nobody handles it fails the run with this stack.
  void Promise.reject(error);
  throw error;
}

const textOf = (given: unknown): string => {
  const text: unknown =
    typeof given === 'object' && given !== null ? Reflect.get(given, 'text') : given;
  return typeof text === 'string' ? text : '';
};

/**
 * Fails a test that uses `db` inside a transaction, or whose transaction changes what it has not
 * locked. On the one connection of the embedded engine a query of `db` waits for its own
 * transaction, and nothing but a time limit would end it.
 */
export function refuseDbInTransaction(database: Database): Database {
  const { db, pool } = database;
  const transactions = new AsyncLocalStorage<Tx>();
  const transaction = db.transaction.bind(db);
  db.transaction = <Result>(
    work: (tx: Tx) => Promise<Result>,
    config?: Parameters<typeof transaction>[1],
  ) => transaction((tx) => transactions.run(tx, () => work(tx)), config);
  const { connect } = pool;
  Reflect.set(pool, 'connect', (...given: unknown[]): unknown => {
    if (transactions.getStore()) fail('db is used inside a transaction, where only tx may be used');
    return Reflect.apply(connect, pool, given);
  });
  pool.on('connect', (client) => {
    const { query } = client;
    Reflect.set(client, 'query', (...given: unknown[]): unknown => {
      const tx = transactions.getStore();
      const statement = textOf(given[0]);
      if (tx) requireLocked(tx, statement);
      // What a test writes by itself, the server could not know of for some seconds.
      else if (!/^(select|begin|commit|rollback)/i.test(statement)) endResults(db);
      return Reflect.apply(query, client, given);
    });
  });
  return database;
}
