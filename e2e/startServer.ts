import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { TIME_ZONE } from './clock.ts';
import { createDatabase } from './database.ts';

const root = join(import.meta.dirname, '..');
const server = join(root, 'packages/development/dist/main.mjs');

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

/**
 * The built server on a free port with a new, seeded database. `stop` removes the server and its
 * folder.
 *
 * @param ahead by how many milliseconds its clock is ahead
 */
export async function startServer(
  ahead: number,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  if (!existsSync(server)) throw new Error('The server is not built: run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'console-e2e-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const preload = pathToFileURL(join(import.meta.dirname, 'shiftedServer.mjs')).href;
  const child = spawn(process.execPath, [server], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(await createDatabase(folder, ahead)),
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DEV_IDP: 'true',
      SEED: '1',
      SEED_PROFILE: 'small',
      TIME_ZONE,
      LOG_LEVEL: 'warn',
      CONSOLE_DIR: join(root, 'packages/app/dist'),
      // Threads inherit the options of the environment, and not those of the command line.
      ...(ahead !== 0 && { NODE_OPTIONS: `--import=${preload}`, CLOCK_AHEAD_MS: String(ahead) }),
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
