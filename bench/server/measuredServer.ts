import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Browser } from '@console/server/auth/testing/browser';
import { reader } from './dataset.ts';

const root = join(import.meta.dirname, '..', '..');
const bundle = join(root, 'packages', 'development', 'dist', 'main.mjs');

/**
 * Figures of the server since `reset`: megabytes, and the longest stall of its event loop in
 * milliseconds.
 */
export type Probe = { rss: number; peak: number; stall: number };
export type MeasuredServer = {
  origin: string;
  /** From the start of the process to the first 200 of /readyz, in milliseconds. */
  startMs: number;
  reset(): Promise<void>;
  read(): Promise<Probe>;
  /** Reads after a garbage collection of the main thread. */
  collect(): Promise<Probe>;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).status === 200;
  } catch {
    return false;
  }
}

/**
 * Starts the built server on a database and waits until it is ready.
 *
 * @param where the database's URL, or the folder of the embedded one
 * @param consoleDir the files to serve in place of the built console
 */
export async function startMeasuredServer(
  where: { url: string } | { dataDir: string },
  consoleDir = join(root, 'packages', 'app', 'dist'),
): Promise<MeasuredServer> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const database = 'url' in where ? { DATABASE_URL: where.url } : { PGLITE_DIR: where.dataDir };
  const from = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', join(import.meta.dirname, 'loopProbe.mjs'), bundle],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        PORT: String(port),
        SEED_PROFILE: 'none',
        LOG_LEVEL: 'error',
        CONSOLE_DIR: consoleDir,
        ...database,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  while (!(await isReady(origin))) {
    if (performance.now() - from > 60_000)
      throw new Error('The server was not ready within a minute');
    if (child.exitCode !== null)
      throw new Error(`The server ended with code ${child.exitCode} before it was ready`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
  const startMs = performance.now() - from;
  async function ask(message: 'reset' | 'read' | 'collect'): Promise<Probe> {
    if (!child.connected)
      throw new Error(`The server is gone: code ${child.exitCode}, signal ${child.signalCode}`);
    const answer = once(child, 'message');
    child.send(message);
    const [probe] = await answer;
    return probe;
  }
  return {
    origin,
    startMs,
    reset: async () => {
      await ask('reset');
    },
    read: () => ask('read'),
    collect: () => ask('collect'),
    async stop(signal = 'SIGTERM') {
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
      process.off('exit', endWithUs);
    },
  };
}

/** A reader who is signed in. */
export async function signIn(origin: string): Promise<Browser> {
  const browser = new Browser(origin);
  const { status, body } = await browser.signIn(reader);
  if (status !== 200 || body.isLoggedIn !== true)
    throw new Error(`The sign-in failed: ${status} ${JSON.stringify(body)}`);
  return browser;
}
