import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Browser } from '@console/server/auth/testing/browser';
import { openDatabase } from '@console/server/db/database';
import { validEntity } from '@console/server/testing/testEntities';
import { makeTestFolder } from '@console/server/testing/testFolder';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { freePort, insertDemoUsers } from './testing/testServer.ts';

/** The server as `npm run build` bundles it, in a folder below the package. */
let bundle: string;
beforeAll(async () => {
  const cache = join(import.meta.dirname, '..', 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  bundle = mkdtempSync(join(cache, 'kill-nine-'));
  await build({
    configFile: join(import.meta.dirname, '..', 'vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: bundle,
      sourcemap: false,
    },
  });
});
afterAll(() => rmSync(bundle, { recursive: true, force: true }));

let folder: string;
beforeEach(async () => {
  folder = await makeTestFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
  const database = await openDatabase({ dataDir: folder });
  try {
    return (await database.pool.query<Row>(text)).rows;
  } finally {
    await database.close();
  }
}

it('the server killed five times while employers are added opens by itself over the stale lock, keeps each one that it answered for, with its event, and signs nobody out', async () => {
  const database = await openDatabase({ dataDir: folder });
  await insertDemoUsers(database);
  await database.close();
  const port = await freePort();
  const browser = new Browser(`http://localhost:${port}`);
  const answered: number[] = [];

  for (let run = 0; run < 5; run += 1) {
    const server = spawn(process.execPath, [join(bundle, 'main.mjs')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      cwd: bundle,
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(port),
        PGLITE_DIR: folder,
        DATABASE_URL: '',
        SEED_PROFILE: 'none',
        LOG_LEVEL: 'silent',
      },
    });
    const closed = once(server, 'close');
    for await (const line of createInterface({ input: server.stdout }))
      if (line.includes('is running at')) break;
    if (run === 0) await browser.signIn('admin@console.test');

    let inThisRun = 0;
    const addUntilKilled = async (adder: number): Promise<void> => {
      for (let n = 0; ; n += 1) {
        const unique = `run-${run}-${adder}-${n}.test`;
        const body = validEntity({
          company_name: unique,
          url: `https://${unique}/`,
          career_page: `https://jobs.${unique}/`,
        });
        const response = await browser.post('/api/entities', body, {
          'content-type': 'application/ld+json',
        });
        expect(response.status).toBe(201);
        answered.push(Number(response.headers.get('location')?.split('/').at(-1)));
        await response.arrayBuffer();
        inThisRun += 1;
        if (inThisRun === 20 + 20 * run) server.kill('SIGKILL');
      }
    };
    const ends = await Promise.allSettled([1, 2, 3].map(addUntilKilled));
    expect(ends.map((end) => end.status === 'rejected' && end.reason instanceof TypeError)).toEqual(
      [true, true, true],
    );
    await closed;
    expect(server.signalCode).toBe('SIGKILL');
  }

  const entities = new Set(
    (await query<{ id: number }>('SELECT id FROM entity')).map(({ id }) => id),
  );
  const told = new Set(
    (
      await query<{ id: number }>(
        "SELECT entity_id AS id FROM event_log WHERE event_name = 'created'",
      )
    ).map(({ id }) => id),
  );
  expect(answered.length).toBeGreaterThanOrEqual(300);
  expect(answered.filter((id) => !entities.has(id))).toEqual([]);
  expect(told).toEqual(entities);
}, 600_000);
