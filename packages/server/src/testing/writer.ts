// A process that writes to a data folder without end and names every write on standard output once it is acknowledged.
import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../db/database.ts';

const [folder = '', run = ''] = process.argv.slice(2);
const { db } = await openDatabase({ dataDir: folder });
await db.execute(
  sql`CREATE TABLE IF NOT EXISTS written (id serial PRIMARY KEY, name text NOT NULL)`,
);
writeSync(1, 'ready\n');

const write = (name: string) => sql`INSERT INTO written (name) VALUES (${name})`;
let next = 0;
async function writer(inPairs: boolean): Promise<never> {
  for (;;) {
    const name = `${run}-${next}`;
    next += 1;
    if (inPairs) {
      await db.transaction(async (tx) => {
        await tx.execute(write(`${name}/1`));
        await tx.execute(write(`${name}/2`));
      });
      writeSync(1, `${name}/1\n${name}/2\n`);
    } else {
      await db.execute(write(name));
      writeSync(1, `${name}\n`);
    }
  }
}
await Promise.all([writer(true), writer(false), writer(true), writer(false)]);
