import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/testDatabase.ts';
import type { Database } from './database.ts';
import { migrationState } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ connections: 10 });
});
afterAll(() => database.close());

describe('migrations', () => {
  it('leave nothing to do the second time', async () => {
    const before = await database.pool.query('SELECT * FROM drizzle.__drizzle_migrations');
    await database.migrate();
    await Promise.all([database.migrate(), database.migrate()]);
    const after = await database.pool.query('SELECT * FROM drizzle.__drizzle_migrations');
    expect(after.rows).toEqual(before.rows);
  });

  it('keep no lock, for which another server would wait until the connection is closed', async () => {
    await database.migrate();
    const { rows } = await database.pool.query(
      `SELECT objid FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
       WHERE locktype = 'advisory' AND datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });

  it("tell whether the database has this version's schema", async () => {
    const { expected, ...state } = await migrationState(database.pool);
    expect(state).toEqual({ applied: expected, upToDate: true });
    expect(expected).toBeGreaterThan(0);

    await database.pool.query('ALTER TABLE drizzle.__drizzle_migrations RENAME TO hidden');
    expect(await migrationState(database.pool)).toEqual({ expected, applied: 0, upToDate: false });
    await database.pool.query('ALTER TABLE drizzle.hidden RENAME TO __drizzle_migrations');
  });

  it('are read from their files once, however often somebody asks whether the server is ready', async () => {
    await migrationState(database.pool);
    const reading = vi.spyOn(fs, 'readFileSync');
    await migrationState(database.pool);
    expect(reading).not.toHaveBeenCalled();
    await database.migrate();
    expect(reading).toHaveBeenCalledWith(expect.stringMatching(/\.sql$/));
    reading.mockRestore();
  });
});
