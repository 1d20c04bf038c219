import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { packageRoot } from './packageRoot.ts';

const migrationsFolder = join(packageRoot, 'drizzle');
// The number is arbitrary. The lock makes two servers that start at the same time on one PostgreSQL
// migrate one after the other.
const ADVISORY_LOCK = 721_104;

/** Applies the migrations that the database lacks, each in one transaction. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('SELECT pg_advisory_unlock($1)', [ADVISORY_LOCK]);
    await client.query('RESET statement_timeout');
  } catch (error) {
    client.release(true);
    throw error;
  }
  client.release();
}

let expectedHashes: readonly string[] | undefined;

/** The migrations of this version. Their files do not change while it runs, so they are read once. */
const expectedMigrations = (): readonly string[] =>
  (expectedHashes ??= readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));

export type MigrationState = { expected: number; applied: number; upToDate: boolean };

/**
 * Counts how many of this version's migrations are applied. A database that is ahead of this
 * version counts as up to date.
 */
export async function migrationState(pool: pg.Pool): Promise<MigrationState> {
  const expected = expectedMigrations();
  const table = await pool.query<{ found: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS found`,
  );
  const { rows } = table.rows[0]?.found
    ? await pool.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations')
    : { rows: [] };
  const hashes = new Set(rows.map(({ hash }) => hash));
  const applied = expected.filter((hash) => hashes.has(hash)).length;
  return { expected: expected.length, applied, upToDate: applied === expected.length };
}
