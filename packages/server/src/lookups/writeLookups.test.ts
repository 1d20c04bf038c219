import { getTableName, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { entity } from '../db/schema/entities.ts';
import { appUser } from '../db/schema/people.ts';
import { lookupTables } from '../db/tables.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { writeLookups } from './writeLookups.ts';

const content = async ({ db }: Database) => {
  const tables = new Map<string, unknown>();
  for (const table of lookupTables) {
    const { rows } = await db.execute(
      sql`SELECT json_agg(t ORDER BY t::text) AS content FROM ${table} t`,
    );
    tables.set(getTableName(table), rows[0]?.content);
  }
  return tables;
};

it('writes the look-ups of a new database, and brings back no deleted tag', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await writeLookups(db);
  const first = await content(database);
  await writeLookups(db);
  expect(await content(database)).toEqual(first);
  for (const table of [appUser, entity]) expect(await db.$count(table)).toBe(0);
  for (const table of lookupTables) expect(await db.$count(table)).toBeGreaterThan(0);
  await db.execute(sql`DELETE FROM tag WHERE title = 'Captcha'`);
  await db.execute(sql`DELETE FROM reason_code WHERE value = 'ma-activity'`);
  await writeLookups(db);
  expect(await db.execute(sql`SELECT FROM tag WHERE title = 'Captcha'`)).toMatchObject({
    rowCount: 0,
  });
  expect(await db.execute(sql`SELECT FROM reason_code WHERE value = 'ma-activity'`)).toMatchObject({
    rowCount: 1,
  });
  await database.close();
});
