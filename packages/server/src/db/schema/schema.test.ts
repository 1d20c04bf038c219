import { is } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/testDatabase.ts';
import type { Database } from '../database.ts';
import * as companyQueue from './companyQueue.ts';
import * as entities from './entities.ts';
import * as jobs from './jobs.ts';
import * as notes from './notes.ts';
import * as people from './people.ts';
import * as quality from './quality.ts';
import * as scrapes from './scrapes.ts';
import * as technical from './technical.ts';
import * as views from './views.ts';

const exported: unknown[] = [
  people,
  entities,
  scrapes,
  jobs,
  notes,
  companyQueue,
  quality,
  technical,
  views,
].flatMap((group) => Object.values(group));
const tables = exported
  .filter((value) => is(value, PgTable))
  .map((table) => ({ table, ...getTableConfig(table) }));
const casing = new CasingCache('snake_case');
const sorted = (values: readonly string[]) => [...values].sort();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function listed(query: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ item: string }>(query);
  return sorted(rows.map(({ item }) => item));
}

describe('the migrated database', () => {
  it('has the 43 tables that the code knows', async () => {
    const found = await listed(
      "SELECT tablename AS item FROM pg_tables WHERE schemaname = 'public'",
    );
    expect(found).toEqual(sorted(tables.map(({ name }) => name)));
    expect(found).toHaveLength(43);
  });

  it('has the columns that the code knows, with their types and collations', async () => {
    const found = await listed(`
      SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || CASE WHEN collname = 'und-x-icu' THEN ' COLLATE "und-x-icu"' ELSE '' END || CASE WHEN attnotnull THEN ' not null' ELSE '' END AS item
      FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND relkind = 'r' AND relnamespace = 'public'::regnamespace
      LEFT JOIN pg_collation l ON l.oid = attcollation WHERE attnum > 0 AND NOT attisdropped`);
    const type = (sqlType: string) =>
      sqlType
        .replace('timestamp (3)', 'timestamp(3)')
        .replace('numeric(5, 2)', 'numeric(5,2)')
        .replace('numeric(4, 2)', 'numeric(4,2)')
        .replace('numeric(12, 2)', 'numeric(12,2)')
        .replace('numeric(9, 2)', 'numeric(9,2)');
    const inKeys = (name: string, columns: { columns: { name: string }[] }[]) =>
      columns.some((key) => key.columns.some((column) => column.name === name));
    expect(found).toEqual(
      sorted(
        tables.flatMap(({ name, columns, primaryKeys }) =>
          columns.map((column) => {
            const required = column.notNull || column.primary || inKeys(column.name, primaryKeys);
            return `${name}.${casing.getColumnCasing(column)} ${type(column.getSQLType())}${required ? ' not null' : ''}`;
          }),
        ),
      ),
    );
  });

  it('has the indexes and checks that the code knows', async () => {
    const indexes = await listed(`
      SELECT i.relname AS item FROM pg_index x JOIN pg_class i ON i.oid = indexrelid
      WHERE i.relnamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))`);
    expect(indexes).toEqual(
      sorted(tables.flatMap((table) => table.indexes.map(({ config }) => config.name ?? ''))),
    );
    const checks = await listed(
      "SELECT conname AS item FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace",
    );
    expect(checks).toEqual(sorted(tables.flatMap((table) => table.checks.map(({ name }) => name))));
  });
});
