import { Problem } from '@console/api/core/hydra/problem';
import type { Deps } from '../context.ts';
import { endResults } from '../hydra/shortCache.ts';
import type { Tx } from './database.ts';
import { databaseFailure } from './failure.ts';

/**
 * Runs a write in one transaction. It is tried once more when it lost against another transaction,
 * or when a record was moved away while the transaction waited for it (409 `in_progress`).
 */
export async function writeTransaction<Result>(
  { database: { db }, log }: Pick<Deps, 'database' | 'log'>,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const once = async () => {
    const result = await db.transaction(work);
    endResults(db);
    return result;
  };
  try {
    return await once();
  } catch (error) {
    const isMoved = error instanceof Problem && error.code === 'in_progress';
    if (!isMoved && databaseFailure(error) !== 'conflict') throw error;
    if (!isMoved) log.warn({ err: error }, 'a write lost against another one');
    return once();
  }
}
