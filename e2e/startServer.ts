import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const server = join(root, 'packages/server/dist/main.mjs');

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const address = probe.address();
        probe.close(() =>
          address && typeof address === 'object'
            ? resolve(address.port)
            : reject(new Error('no port')),
        );
      });
  });

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** The built server on a free port with a new, seeded database. `stop` removes both. */
export async function startConsole(): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (!existsSync(server)) throw new Error('The server is not built: run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'console-e2e-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [server], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      PGLITE_DIR: join(folder, 'pglite'),
      DATABASE_URL: '',
      DEV_IDP: 'true',
      SEED: '1',
      SEED_PROFILE: 'small',
      LOG_LEVEL: 'warn',
      CONSOLE_DIR: join(root, 'packages/app/dist'),
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output = (output + text.toString()).slice(-20_000);
    });
  let stopping = false;
  const ended = new Promise<void>((resolve) => {
    child.on('close', (code, signal) => {
      if (!stopping)
        console.error(`The server ended by itself (${signal ?? `code ${code}`}).\n${output}`);
      resolve();
    });
  });

  const deadline = Date.now() + 90_000;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      stopping = true;
      child.kill('SIGKILL');
      throw new Error(`The server did not become ready.\n${output}`);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  const stop = async () => {
    stopping = true;
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}

/**
 * One server for all journeys. Its address goes to them as CONSOLE_ORIGIN; one given from outside
 * is used as it is.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default export of its global set-up.
export default async function startServer(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.CONSOLE_ORIGIN) return undefined;
  const { origin, stop } = await startConsole();
  process.env.CONSOLE_ORIGIN = origin;
  return stop;
}
