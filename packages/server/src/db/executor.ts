import type { Db } from './database.ts';

/** A database handle: a pool or a transaction. */
export type Executor = Pick<
  Db,
  'select' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute'
>;
