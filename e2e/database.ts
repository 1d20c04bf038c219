import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';

/** The settings of a server that name its database. */
type Settings = Record<'DATABASE_URL' | 'PGLITE_DIR', string>;

/**
 * A new database on the PostgreSQL of this run. Its `now()` is ahead by so many milliseconds, in
 * queries and in the defaults of its columns.
 */
async function createOnServer(url: string, ahead: number): Promise<string> {
  const address = new URL(url);
  const name = `journeys_${randomUUID().replaceAll('-', '')}`;
  const asAdmin = async (statements: readonly string[]) => {
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await asAdmin([`CREATE DATABASE ${name}`]);
  address.pathname = `/${name}`;
  if (ahead !== 0)
    await asAdmin([
      'CREATE SCHEMA clock',
      `CREATE FUNCTION clock.now() RETURNS timestamptz STABLE LANGUAGE sql
         AS $$ SELECT pg_catalog.now() + interval '${Math.round(ahead)} milliseconds' $$`,
      `ALTER DATABASE ${name} SET search_path = public, clock, pg_catalog`,
    ]);
  return address.href;
}

/** A database for one server: on the PostgreSQL of this run, else the embedded one in the folder. */
export const createDatabase = async (folder: string, ahead: number): Promise<Settings> => {
  const url = process.env.JOURNEYS_POSTGRES;
  return {
    DATABASE_URL: url ? await createOnServer(url, ahead) : '',
    PGLITE_DIR: join(folder, 'pglite'),
  };
};
