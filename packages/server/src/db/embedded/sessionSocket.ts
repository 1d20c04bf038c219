import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { guardPool } from '../guardPool.ts';
import type { EmbeddedPostgres } from './embeddedPostgres.ts';
import { NO_STATEMENT_TIMEOUT } from './wireMux.mjs';

// A path that `pg` takes for a folder of sockets: it appends `.s.PGSQL.<port>` itself.
const PORT = 5432;
const socketFile = (folder: string) => join(resolve(folder), `.s.PGSQL.${PORT}`);
// The system's limit for a socket's path is 104 to 108 bytes.
const isTooLong = (path: string) => Buffer.byteLength(path) > 100;

/**
 * Offers the embedded database to other processes of this user (the import): each connection
 * becomes a further session.
 *
 * @param report told when the folder can hold no socket (a shared drive); the server does without
 */
export async function offerSessions(
  folder: string,
  embedded: EmbeddedPostgres,
  report: (error: Error) => void,
): Promise<() => Promise<void>> {
  const path = socketFile(folder);
  // Windows has no such sockets, and a path that is too long cannot be one: then the import asks to stop the server first.
  if (process.platform === 'win32' || isTooLong(path)) return () => Promise.resolve();
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const session = embedded.session();
    const end = () => {
      sockets.delete(socket);
      socket.destroy();
      session.destroy();
    };
    for (const stream of [socket, session]) stream.on('error', end).on('close', end);
    session.once('connect', () => socket.pipe(session).pipe(socket));
    session.connect();
  });
  try {
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(path, done);
    });
    chmodSync(path, 0o600);
  } catch (error) {
    server.close();
    report(
      new Error('The import cannot work through this server: its folder holds no sockets', {
        cause: error,
      }),
    );
    return () => Promise.resolve();
  }
  server.unref();
  return () =>
    new Promise((done) => {
      server.close(() => done());
      for (const socket of sockets) socket.destroy();
      rmSync(path, { force: true });
    });
}

/**
 * A pool that works through the process that holds the folder; undefined where that process offers
 * no sessions. What it runs may take longer than the statement timeout of that process, which is
 * meant for requests.
 */
export async function attachToHolder(
  folder: string,
  report: (error: Error) => void,
): Promise<pg.Pool | undefined> {
  if (!existsSync(socketFile(folder))) return undefined;
  const pool = guardPool(
    new pg.Pool({
      host: resolve(folder),
      port: PORT,
      user: 'postgres',
      database: 'postgres',
      password: 'none',
      ssl: false,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
      options: NO_STATEMENT_TIMEOUT,
    }),
    report,
  );
  try {
    await pool.query('SELECT 1');
    return pool;
  } catch {
    await pool.end();
    return undefined;
  }
}
