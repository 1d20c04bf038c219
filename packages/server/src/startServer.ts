import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { withSecrets } from './auth/secrets.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { requireParts, type DevelopmentParts } from './developmentParts.ts';
import { createHttpServer } from './httpServer.ts';
import type { Logger } from './log.ts';
import { writeLookups } from './lookups/writeLookups.ts';
import { keepPlanning } from './queue/dueTimes.ts';

/** The longest time that a stop waits for requests under way, in milliseconds. */
const drainMs = 3000;

export type RunningServer = { database: Database; config: Config; stop(): Promise<void> };

async function prepare(config: Config, database: Database): Promise<void> {
  if (config.migrateOnStart) await database.migrate();
  await writeLookups(database.db);
  await keepPlanning(database.db, config);
}

/**
 * Returns a function that closes the server. It closes at once when no request is under way,
 * otherwise after the last request, but not later than after `drainMs`.
 */
function drainable(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>();
  let isClosing = false;
  server.on('request', (_request, response) => {
    underWay.add(response);
    response.on('close', () => {
      underWay.delete(response);
      if (isClosing && underWay.size === 0) server.closeAllConnections();
    });
  });
  return async () => {
    isClosing = true;
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    // The idle connections of browsers are closed without waiting.
    if (underWay.size === 0) server.closeAllConnections();
    const deadline = setTimeout(() => server.closeAllConnections(), drainMs);
    await closed;
    clearTimeout(deadline);
  };
}

/**
 * Opens and migrates the database, fills an empty one with demo data when there are development
 * parts, and listens. The database is closed again when the start fails.
 *
 * @param announce is called with a line for each slow step of a first start
 * @throws ConfigError for a development part that is missing, DataFolderInUse, and the errors of
 *   PostgreSQL and of the port
 */
export async function startServer(
  config: Config,
  log: Logger,
  parts?: DevelopmentParts,
  announce: (line: string) => void = () => {},
): Promise<RunningServer> {
  requireParts(config, parts);
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.pgliteDir,
    poolMax: config.dbPoolMax,
    statementTimeoutMs: config.statementTimeoutMs,
    report: (error) => log.warn({ err: error }, 'the database connection'),
  });
  try {
    await prepare(config, database);
    await parts?.writeDemoData(database, config, announce);
    const complete = await withSecrets(config, database);
    const server = await createHttpServer({ config: complete, database, log }, parts);
    const close = drainable(server);
    server.listen(config.port, config.host);
    await once(server, 'listening');
    return {
      database,
      config: complete,
      async stop() {
        await close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
