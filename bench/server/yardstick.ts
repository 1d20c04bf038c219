import { entity } from '@console/server/db/schema/entities';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle as overServer } from 'drizzle-orm/node-postgres';
import { drizzle as overPglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Engine, Where } from './engines.ts';

/**
 * One row by its id, through drizzle and the engine with nothing of ours between them: what it
 * took, in milliseconds, where the targets were set.
 */
const WHERE_TARGETS_WERE_SET: Readonly<Record<Engine, number>> = { pglite: 0.137, postgres: 0.075 };

export type Yardstick = {
  /** Milliseconds of each of some reads. */
  sample(): Promise<number[]>;
  /** How many times longer than where the targets were set this is, in milliseconds. */
  slowdown(median: number): number;
  close(): Promise<void>;
};

async function connect(where: Where) {
  if ('url' in where) {
    const pool = new pg.Pool({ connectionString: where.url, max: 1 });
    return { db: overServer(pool, { casing: 'snake_case' }), close: () => pool.end() };
  }
  // The data set's folder is the measured server's.
  const client = await PGlite.create();
  await client.exec(`CREATE TABLE entity (id integer PRIMARY KEY, company_name text NOT NULL);
    INSERT INTO entity SELECT id, 'Employer ' || id FROM generate_series(1, 50000) AS id; ANALYZE entity`);
  return { db: overPglite(client, { casing: 'snake_case' }), close: () => client.close() };
}

/** The floor under every figure of the server, and how fast this machine is just now. */
export async function startYardstick(engine: Engine, where: Where): Promise<Yardstick> {
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
  // Nothing is compiled yet for the first thousands.
  await read(5000);
  return {
    sample: () => read(200),
    slowdown: (median) => median / WHERE_TARGETS_WERE_SET[engine],
    close,
  };
}
