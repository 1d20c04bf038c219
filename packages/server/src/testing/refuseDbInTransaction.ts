import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Tx } from '../db/database.ts';

/**
 * Fails a test that uses `db` inside a transaction. On the one connection of the embedded engine
 * such a query waits for its own transaction, and nothing but a time limit would end it.
 */
export function refuseDbInTransaction(database: Database): Database {
  const { db, pool } = database;
  const inTransaction = new AsyncLocalStorage<true>();
  const transaction = db.transaction.bind(db);
  db.transaction = <Result>(
    work: (tx: Tx) => Promise<Result>,
    config?: Parameters<typeof transaction>[1],
  ) => transaction((tx) => inTransaction.run(true, () => work(tx)), config);
  const { connect } = pool;
  Reflect.set(pool, 'connect', (...given: unknown[]): unknown => {
    if (inTransaction.getStore()) {
      const error = new Error('db is used inside a transaction, where only tx may be used');
      // The code under test may answer an error with a 500. As a rejection that nobody handles it fails the run with this stack.
      void Promise.reject(error);
      throw error;
    }
    return Reflect.apply(connect, pool, given);
  });
  return database;
}
