import { join, resolve } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { EmbeddedPostgres } from './embedded/embeddedPostgres.ts';
import { DataFolderInUse, lockFolder } from './embedded/folderLock.ts';
import { attachToHolder, offerSessions } from './embedded/sessionSocket.ts';
import { guardPool } from './guardPool.ts';
import { migrateDatabase } from './migrate.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The one way to the data; which engine answers shows in `kind` alone. */
export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  pool: pg.Pool;
  /** Brings the schema to this version. */
  migrate(): Promise<void>;
  /** Waits for running queries, then lets go of the connections, the worker and the folder. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** A PostgreSQL server; without it the embedded engine opens `dataDir`. */
  url?: string;
  dataDir?: string;
  /** Connections to a PostgreSQL server; the embedded engine has one. */
  poolMax?: number;
  /** A statement that runs longer fails; 0 or none: never. */
  statementTimeoutMs?: number;
  /** Where a live process holds the folder, work through it instead of failing (the import command). */
  attach?: boolean;
  /** Told of lost connections and of a restarted database; nothing has to be done. */
  report?: (error: Error) => void;
  /**
   * Another process took the folder over, or it is gone: the process has to stop, or both lose
   * rows.
   */
  onFolderLost?: () => void;
};

const IDLE_IN_TRANSACTION_MS = 60_000;

const asDrizzle = (pool: pg.Pool): Db => drizzle(pool, { casing: 'snake_case' });

function stopProcess(): void {
  process.stderr.write(
    'The data folder is gone, or another process has taken it over: stopping, so that no row is lost.\n',
  );
  process.exit(1);
}

/**
 * Opens the database, without migrating it. Throws DataFolderInUse when another process holds the
 * folder.
 */
export function openDatabase({ url, dataDir, ...options }: OpenOptions): Promise<Database> {
  if (url) return Promise.resolve(openServer(url, options));
  if (!dataDir) throw new Error('openDatabase needs a url or a dataDir');
  return openFolder(resolve(dataDir), options);
}

function openServer(
  url: string,
  { poolMax = 10, statementTimeoutMs = 0, report = () => {} }: OpenOptions,
): Database {
  const pool = guardPool(
    new pg.Pool({
      connectionString: url,
      max: poolMax,
      connectionTimeoutMillis: 10_000,
      application_name: 'pipeline-console',
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    }),
    report,
  );
  return {
    kind: 'postgres',
    db: asDrizzle(pool),
    pool,
    migrate: () => migrateDatabase(pool),
    close: () => pool.end(),
  };
}

async function openFolder(folder: string, options: OpenOptions): Promise<Database> {
  const {
    statementTimeoutMs = 0,
    attach = false,
    report = () => {},
    onFolderLost = stopProcess,
  } = options;
  const lock = await lockFolder(folder, { onLost: onFolderLost }).catch(async (error: unknown) => {
    if (!attach || !(error instanceof DataFolderInUse)) throw error;
    const pool = await attachToHolder(folder, report);
    if (!pool) throw error;
    return pool;
  });
  if (lock instanceof pg.Pool) {
    return {
      kind: 'pglite',
      db: asDrizzle(lock),
      pool: lock,
      migrate: () => migrateDatabase(lock),
      close: () => lock.end(),
    };
  }

  const embedded = new EmbeddedPostgres(join(folder, 'pg'), {
    statementTimeoutMs,
    idleInTransactionMs: IDLE_IN_TRANSACTION_MS,
  });
  embedded.on('worker-exit', (error, willRestart) => {
    report(
      new Error(
        willRestart
          ? 'The embedded database stopped and is started again'
          : 'The embedded database keeps stopping and is left down',
        { cause: error },
      ),
    );
  });
  const pool = guardPool(embedded.pool(), report);
  try {
    await embedded.ready;
    const stopOffering = await offerSessions(folder, embedded, report);
    return {
      kind: 'pglite',
      db: asDrizzle(pool),
      pool,
      migrate: () => embedded.withoutTimeout(() => migrateDatabase(pool)),
      async close() {
        await stopOffering();
        await pool.end();
        await embedded.close();
        lock.release();
      },
    };
  } catch (error) {
    await embedded.close();
    lock.release();
    throw error;
  }
}
