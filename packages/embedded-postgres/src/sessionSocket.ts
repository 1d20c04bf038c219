import { chmodSync, existsSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import type { PoolConfig } from 'pg';
import type { EmbeddedPostgres } from './embeddedPostgres.ts';
import { NO_STATEMENT_TIMEOUT } from './wireProtocol.mjs';

// `pg` takes an absolute path as host for a folder of sockets and appends `.s.PGSQL.<port>` to it.
const PORT = 5432;
const socketFile = (folder: string) => join(resolve(folder), `.s.PGSQL.${PORT}`);
// The longest path of a socket is 104 to 108 bytes, depending on the system.
const isTooLong = (path: string) => Buffer.byteLength(path) > 100;

/**
 * Lets other processes of the same user open sessions through a socket in the folder. Returns a
 * function that stops this. It does nothing on Windows, and when the path is too long for a
 * socket.
 *
 * @param report is called when the folder cannot hold a socket, such as a folder on a shared drive
 */
export async function offerSessions(
  folder: string,
  embedded: EmbeddedPostgres,
  report: (error: Error) => void,
): Promise<() => Promise<void>> {
  const path = socketFile(folder);
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
      new Error('Other processes cannot work through this one: the folder holds no sockets', {
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
 * The configuration for a `pg.Pool` that works through the process that holds the folder. The
 * statement timeout of that process does not apply. It is undefined when the folder has no socket.
 */
export const attachedPoolConfig = (folder: string): PoolConfig | undefined =>
  existsSync(socketFile(folder))
    ? {
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
      }
    : undefined;
