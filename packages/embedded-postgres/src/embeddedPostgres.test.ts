import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmbeddedPostgres, type EmbeddedOptions } from './embeddedPostgres.ts';
import { newFolder } from './testing/newFolder.ts';

let folder: string;
let embedded: EmbeddedPostgres;
let pool: pg.Pool;
beforeEach(async () => {
  folder = await newFolder();
});
afterEach(async () => {
  await pool.end();
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(options?: EmbeddedOptions) {
  embedded = new EmbeddedPostgres(folder, options);
  pool = new pg.Pool(embedded.poolConfig());
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}
const restarted = () => once(embedded, 'worker-exit');

describe('the embedded database', () => {
  it('comes back after its thread dies, with every acknowledged row and without the open transaction', async () => {
    open();
    await pool.query('CREATE TABLE written (name text)');
    const acknowledged: string[] = [];
    const failures: unknown[] = [];
    let stopped = false;
    const writers = Array.from({ length: 5 }, async (_, writer) => {
      for (let n = 0; !stopped; n += 1) {
        const name = `${writer}-${n}`;
        await pool.query('INSERT INTO written VALUES ($1)', [name]).then(
          () => acknowledged.push(name),
          (error: unknown) => failures.push(error),
        );
      }
    });
    while (acknowledged.length < 50) await pool.query('SELECT 1');
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query("INSERT INTO written VALUES ('uncommitted')");
    const exit = restarted();
    await embedded.terminate();
    await exit;
    await expect(client.query('COMMIT')).rejects.toThrow(/Connection terminated|not queryable/);
    client.release(true);
    const before = acknowledged.length;
    while (acknowledged.length < before + 20) await pool.query('SELECT 1').catch(() => {});
    stopped = true;
    await Promise.all(writers);
    const { rows } = await pool.query<{ name: string }>('SELECT name FROM written');
    const stored = new Set(rows.map(({ name }) => name));
    expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
    expect(stored.has('uncommitted')).toBe(false);
  });

  it('stops a statement that runs too long, and answers the next one', async () => {
    open({ statementTimeoutMs: 300, maxRestarts: 0 });
    await expect(pool.query('SELECT count(*) FROM generate_series(1, 1e10)')).rejects.toThrow(
      'Connection terminated',
    );
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('lets a migration take its time', async () => {
    open({ statementTimeoutMs: 100 });
    const exits = vi.fn<() => void>();
    embedded.on('worker-exit', exits);
    await embedded.withoutTimeout(() =>
      pool.query('SELECT count(*) FROM generate_series(1, 3000000)'),
    );
    expect(exits).not.toHaveBeenCalled();
  });

  it('is left down, with a failure for everyone who asks, when it keeps stopping', async () => {
    open({ maxRestarts: 1 });
    await embedded.ready;
    for (const willRestart of [true, false]) {
      const exit = restarted();
      await embedded.terminate();
      expect(await exit).toEqual([undefined, willRestart]);
      if (willRestart) await embedded.ready;
    }
    await expect(pool.query('SELECT 1')).rejects.toThrow(
      'The embedded database keeps stopping and is left down',
    );
  });

  it('forgets old crashes after ten healthy minutes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      open({ maxRestarts: 1 });
      for (let crash = 0; crash < 3; crash += 1) {
        await embedded.ready;
        vi.advanceTimersByTime(600_000);
        const exit = restarted();
        await embedded.terminate();
        expect(await exit).toEqual([undefined, true]);
      }
    } finally {
      vi.useRealTimers();
    }
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  it('keeps its own house (statistics, checkpoints) between the statements of others', async () => {
    open({ checkpointMs: 20, vacuumMs: 20 });
    await pool.query(
      'CREATE TABLE kept AS SELECT n, repeat(md5(n::text), 10) AS text FROM generate_series(1, 2000) n',
    );
    const vacuums = async () =>
      (
        await pool.query<{ n: number }>(
          "SELECT vacuum_count::int AS n FROM pg_stat_user_tables WHERE relname = 'kept'",
        )
      ).rows[0]?.n ?? 0;
    await vi.waitUntil(async () => (await vacuums()) >= 2, { timeout: 20_000, interval: 20 });

    const client = await pool.connect();
    await client.query('BEGIN');
    for (let n = 0; n < 200; n += 1)
      await client.query('UPDATE kept SET n = n + 1 WHERE n % 100 = 0');
    await client.query('COMMIT');
    client.release();
    expect((await pool.query('SELECT count(*)::int AS n FROM kept')).rows).toEqual([{ n: 2000 }]);
  });

  it('removes what a stopped query had spilled to disk', async () => {
    const spill = join(folder, 'base', 'pgsql_tmp');
    mkdirSync(spill, { recursive: true });
    writeFileSync(join(spill, 'pgsql_tmp1.0'), 'left behind');
    open();
    await embedded.ready;
    expect(existsSync(join(spill, 'pgsql_tmp1.0'))).toBe(false);
  });
});
