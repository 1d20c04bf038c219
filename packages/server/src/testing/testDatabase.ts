import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openDatabase, type Database } from '../db/database.ts';
import { borrowEngine } from './borrowEngine.ts';
import { refuseDbInTransaction } from './refuseDbInTransaction.ts';
import { schemaVersion } from './testFolder.ts';

export type TestDatabaseOptions = {
  /**
   * The connections to PostgreSQL. One by default, as on the embedded engine; a test of what
   * happens at once needs more.
   */
  connections?: number;
};

/**
 * A migrated, empty database for the caller alone: the embedded engine, or the PostgreSQL of
 * TEST_DATABASE_URL. Closing it, in `afterAll`, also removes it.
 */
export function openTestDatabase({ connections = 1 }: TestDatabaseOptions = {}): Promise<Database> {
  const url = process.env.TEST_DATABASE_URL;
  return url ? openOnServer(url, connections) : borrowEngine();
}

async function openOnServer(url: string, poolMax: number): Promise<Database> {
  const named = (name: string) => {
    const address = new URL(url);
    address.pathname = `/${name}`;
    return address.href;
  };
  async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  const template = `console_template_${schemaVersion}`;
  const name = `console_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(async (client) => {
    // A template may have no other user while it is copied; the lock ends with the connection.
    await client.query('SELECT pg_advisory_lock(721105)');
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      template,
    ]);
    if (rowCount === 0) {
      await client.query(`DROP DATABASE IF EXISTS ${template}_draft`);
      await client.query(`CREATE DATABASE ${template}_draft`);
      const draft = await openDatabase({ url: named(`${template}_draft`) });
      await draft.migrate();
      await draft.close();
      await client.query(`ALTER DATABASE ${template}_draft RENAME TO ${template}`);
    }
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  const database = refuseDbInTransaction(await openDatabase({ url: named(name), poolMax }));
  return {
    ...database,
    async close() {
      await database.close();
      await asAdmin((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
