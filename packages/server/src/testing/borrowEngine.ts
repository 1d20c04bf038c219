import { rmSync } from 'node:fs';
import { openDatabase, type Database } from '../db/database.ts';
import { emptyTables } from './emptyTables.ts';
import { refuseDbInTransaction } from './refuseDbInTransaction.ts';
import { makeTestFolder } from './testFolder.ts';

type Engine = { database: Database; stop(): Promise<void> };

async function startEngine(): Promise<Engine> {
  const folder = await makeTestFolder();
  const database = refuseDbInTransaction(
    await openDatabase({ dataDir: folder, onFolderLost() {} }),
  );
  return {
    database,
    async stop() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The engine that this process keeps from one test file to the next, and whether it is lent. */
let kept: { engine: Engine; lent: boolean } | undefined;

/**
 * An embedded engine with empty tables. Starting one takes ten times as long as emptying it, so
 * that a process keeps one until its end, when removeTestFolders.ts removes the folder. Who needs a
 * second at the same time gets one that ends when it is closed.
 */
export async function borrowEngine(): Promise<Database> {
  if (kept?.lent) {
    const { database, stop } = await startEngine();
    return { ...database, close: stop };
  }
  const isNew = kept === undefined;
  kept ??= { engine: await startEngine(), lent: true };
  kept.lent = true;
  const { database, stop } = kept.engine;
  // When it is lent, and not when it comes back: what was under way has ended by then.
  if (!isNew) await emptyTables(database);
  return {
    ...database,
    async close() {
      const isBusy = database.pool.idleCount < database.pool.totalCount;
      if (isBusy) await stop();
      kept = isBusy ? undefined : { engine: { database, stop }, lent: false };
    },
  };
}
