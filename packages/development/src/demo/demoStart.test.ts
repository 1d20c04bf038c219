import type { Database } from '@console/server/db/database';
import { allTables } from '@console/server/db/tables';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseNotEmpty, writeDemoData } from './writeDemoData.ts';

const now = new Date('2026-11-21T08:00:00.000Z');

const fingerprint = async (of: Database) => {
  const prints = new Map<string, unknown>();
  for (const table of allTables) {
    const { rows: found } = await of.db.execute(
      sql`SELECT md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS print FROM ${table} t`,
    );
    prints.set(getTableName(table), found[0]?.print);
  }
  return prints;
};

describe('the demo data', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await writeDemoData(database, { profile: 'small', seed: 7, now });
  }, 120_000);
  afterAll(() => database.close());

  it('are the same for the same seed and moment', async () => {
    const again = await openTestDatabase();
    await writeDemoData(again, { profile: 'small', seed: 7, now });
    expect(await fingerprint(again)).toEqual(await fingerprint(database));
    await again.close();
  }, 120_000);

  it('refuse a second run and leave what is there', async () => {
    const before = await fingerprint(database);
    await expect(writeDemoData(database, { profile: 'small', seed: 8, now })).rejects.toThrow(
      DatabaseNotEmpty,
    );
    expect(await fingerprint(database)).toEqual(before);
  });
});

describe('a first start that is interrupted', () => {
  it('leaves an empty database for the next', async () => {
    const empty = await openTestDatabase();
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(
      writeDemoData(empty, { profile: 'small', seed: 1, now, log: stop }),
    ).rejects.toThrow('stopped');
    for (const table of allTables) expect(await empty.db.$count(table)).toBe(0);
    await empty.close();
  }, 120_000);
});
