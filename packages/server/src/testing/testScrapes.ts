import type { Database } from '../db/database.ts';
import { ats } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';

type NewScrape = typeof scrape.$inferInsert;

/** Inserts an ATS and returns its id. */
export async function insertAts({ db }: Database, name: string): Promise<number> {
  const [made] = await db.insert(ats).values({ name }).returning({ id: ats.id });
  if (made === undefined) throw new Error('no row');
  return made.id;
}

/** Inserts scrapes as given, automatic by default, and returns their ids in the same order. */
export async function insertScrapes(
  { db }: Database,
  rows: readonly (Partial<NewScrape> & { entityId: number; name: string })[],
): Promise<number[]> {
  const made = await db
    .insert(scrape)
    .values(rows.map((row) => ({ siteType: 1, active: true, numJobs: 1, ...row })))
    .returning({ id: scrape.id });
  return made.map(({ id }) => id);
}
