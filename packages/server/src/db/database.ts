import { join, resolve } from 'node:path';
import { EmbeddedPostgres } from '@console/embedded-postgres/embeddedPostgres';
import { DataFolderInUse, lockFolder } from '@console/embedded-postgres/folderLock';
import { attachedPoolConfig, offerSessions } from '@console/embedded-postgres/sessionSocket';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrateDatabase } from './migrate.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

type Report = (error: Error) => void;

/** An open database. Its users see the difference between the engines only in `kind`. */
export type Database = {
  kind: 'pglite' | 'postgres';
  db: Db;
  pool: pg.Pool;
  /** Applies the migrations that are missing. */
  migrate(): Promise<void>;
  /** Waits for running queries, then closes the connections, the worker and the lock of the folder. */
  close(): Promise<void>;
};

export type OpenOptions = {
  /** The address of a PostgreSQL server. Without it the embedded engine opens `dataDir`. */
  url?: string;
  dataDir?: string;
  /** The largest number of connections to a PostgreSQL server. The embedded engine has one. */
  poolMax?: number;
  /**
   * The time after which a running statement fails, in milliseconds. 0 means that there is no
   * limit.
   */
  statementTimeoutMs?: number;
  /** True to work through the process that has the folder open, instead of failing because of it. */
  attach?: boolean;
  /**
   * Logs a lost connection or a restart of the embedded database. The caller need not do anything
   * else.
   */
  report?: Report;
  /**
   * Is called when the folder was removed or belongs to another process. It must stop the process,
   * because further writing would lose rows.
   */
  onFolderLost?: () => void;
};

const IDLE_IN_TRANSACTION_MS = 60_000;

const REMEDY = 'Stop that server first, or give this one another folder (PGLITE_DIR).';

const asDrizzle = (pool: pg.Pool): Db => drizzle(pool, { casing: 'snake_case' });

function stopProcess(): void {
  process.stderr.write(
    'The data folder is gone, or another process has taken it over: stopping, so that no row is lost.\n',
  );
  process.exit(1);
}

/**
 * Opens a pool whose lost connections do not end the process. A client that dies inside a
 * transaction emits 'error' on itself, where the pool does not listen. The transaction fails
 * anyway.
 */
function openPool(config: pg.PoolConfig, report: Report): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return pool;
}

/**
 * Opens the database without migrating it.
 *
 * @throws DataFolderInUse when another process holds the folder
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
  const pool = openPool(
    {
      connectionString: url,
      max: poolMax,
      connectionTimeoutMillis: 10_000,
      application_name: 'pipeline-console',
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    },
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

/**
 * Opens a pool that works through the process that has the folder open. Resolves with undefined
 * when that is impossible.
 */
async function attachToHolder(folder: string, report: Report): Promise<pg.Pool | undefined> {
  const config = attachedPoolConfig(folder);
  if (config === undefined) return undefined;
  const pool = openPool(config, report);
  try {
    await pool.query('SELECT 1');
    return pool;
  } catch {
    await pool.end();
    return undefined;
  }
}

async function openFolder(folder: string, options: OpenOptions): Promise<Database> {
  const {
    statementTimeoutMs = 0,
    attach = false,
    report = () => {},
    onFolderLost = stopProcess,
  } = options;
  const lock = await lockFolder(folder, { onLost: onFolderLost, remedy: REMEDY }).catch(
    async (error: unknown) => {
      if (!attach || !(error instanceof DataFolderInUse)) throw error;
      const pool = await attachToHolder(folder, report);
      if (!pool) throw error;
      return pool;
    },
  );
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
  const pool = openPool(embedded.poolConfig(), report);
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
