import { entity } from '@console/server/db/schema/entities';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle as overServer } from 'drizzle-orm/node-postgres';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Engine, Where } from './engines.ts';

/**
 * Milliseconds for one row by its id, through drizzle and the bare engine, on the machine where the
 * targets were set. A target divided by it is the same target as a ratio.
 */
export const YARDSTICK_OF_TARGETS: Readonly<Record<Engine, number>> = {
  pglite: 0.137,
  postgres: 0.075,
};

export type Yardstick = {
  /** Milliseconds of each of some reads. */
  sample(): Promise<number[]>;
  close(): Promise<void>;
};

async function connect(where: Where) {
  if ('url' in where) {
    const pool = new pg.Pool({ connectionString: where.url, max: 1 });
    return { db: overServer(pool, { casing: 'snake_case' }), close: () => pool.end() };
  }
  // The measured server holds the folder of the data set, so this database is a small one in memory.
  const client = await PGlite.create();
  await client.exec(`CREATE TABLE entity (id integer PRIMARY KEY, company_name text NOT NULL);
    INSERT INTO entity SELECT id, 'Employer ' || id FROM generate_series(1, 50000) AS id; ANALYZE entity`);
  return { db: overPglite(client, { casing: 'snake_case' }), close: () => client.close() };
}

/** The floor under every figure of the server, measured again before each of them. */
export async function startYardstick(where: Where): Promise<Yardstick> {
  const { db, close } = await connect(where);
  let id = 0;
  async function read(times: number): Promise<number[]> {
    const taken: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      id = (id % 49_999) + 1;
      const from = performance.now();
      await db
        .select({ id: entity.id, name: entity.companyName })
        .from(entity)
        .where(eq(entity.id, id));
      taken.push(performance.now() - from);
    }
    return taken;
  }
  // The first thousands of reads run before anything is compiled.
  await read(5000);
  return {
    sample: () => read(200),
    close,
  };
}
