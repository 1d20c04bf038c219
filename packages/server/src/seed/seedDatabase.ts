import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { entity } from '../db/schema/entities.ts';
import { ats, appUser, tag } from '../db/schema/people.ts';
import { appSetting, idempotencyKey } from '../db/schema/technical.ts';
import { addCompanyQueue, addUnknownQueue } from './companyQueues.ts';
import { employerFacts } from './employerFacts.ts';
import { addEmployer } from './employers.ts';
import { refreshEntityStates } from './entityStates.ts';
import { addJobs } from './jobs.ts';
import { addJobShifts } from './jobShifts.ts';
import { seedLookups } from './lookups/seedLookups.ts';
import { writeMetrics } from './metrics.ts';
import { addNotes } from './notes.ts';
import { addMonitored, addPitStops, addReviewReadies } from './qualityRows.ts';
import { advanceSequences, writeRows } from './rowWriter.ts';
import { addCodes } from './scrapeCodes.ts';
import { addJobCounts, addLegacyCommands, addQueue, addRuns, addTroubles } from './scrapeRuns.ts';
import { addScrape, scrapesOf } from './scrapes.ts';
import { peopleRows } from './seedDemoUsers.ts';
import { seededTables } from './seededTables.ts';
import { addWatchList } from './watchLists.ts';
import { createWorld, type SeedProfile, type World } from './world.ts';

/**
 * The key in `app_setting` that marks a database as one with demo data, which an import does not
 * mix with.
 */
export const demoMarker = 'demo';

/** The database holds data already: seeding would mix invented rows with real ones. */
export class DatabaseNotEmpty extends Error {
  override name = 'DatabaseNotEmpty';
  constructor() {
    super('The database already holds users or employers; demo data goes into an empty one only.');
  }
}

export type SeedOptions = {
  profile: SeedProfile | 'none';
  seed: number;
  now: Date;
  log?: (line: string) => void;
};

const rowsAtOnce = 20_000;

/**
 * Fills an empty, migrated database with demo data: the same rows for the same profile, seed and
 * `now`. Profile `none` writes the look-ups alone and may be repeated. Throws DatabaseNotEmpty
 * otherwise.
 */
export async function seedDatabase(
  database: Database,
  { profile, seed, now, log = () => {} }: SeedOptions,
): Promise<void> {
  const { db } = database;
  if (profile === 'none') return seedLookups(db);
  // One transaction: a seed that is interrupted leaves an empty database, which the next start fills.
  await db.transaction(async (tx) => {
    if (await holdsData(tx)) throw new DatabaseNotEmpty();
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await seedLookups(tx);
    await tx
      .insert(appSetting)
      .values({ key: demoMarker, value: { profile, seed, now: now.toISOString() } });
    const world = createWorld(seed, profile, now, await lookupIds(tx));
    await writePeople(tx, world);
    for (let index = 0; index < world.size.employers; index += 1) {
      addEverythingOf(world, index);
      if (world.rows.size < rowsAtOnce && index < world.size.employers - 1) continue;
      await world.rows.flush(tx);
      log(
        `${(index + 1).toLocaleString('en-US')} of ${world.size.employers.toLocaleString('en-US')} employers`,
      );
    }
    await refreshEntityStates(tx);
    await writeMetrics(tx, world);
    await advanceSequences(tx, seededTables);
  });
  await db.execute(sql`ANALYZE`);
}

async function holdsData(tx: Tx): Promise<boolean> {
  const found = await tx.execute<{ holds: boolean }>(
    sql`SELECT EXISTS (SELECT FROM ${entity}) OR EXISTS (SELECT FROM ${appUser}) AS holds`,
  );
  return found.rows[0]?.holds === true;
}

async function lookupIds(tx: Tx) {
  const tags = await tx.select({ id: tag.id, title: tag.title }).from(tag);
  const systems = await tx.select({ id: ats.id, name: ats.name }).from(ats);
  return {
    tagIds: new Map(tags.map(({ id, title }) => [title, id])),
    atsIds: new Map(systems.map(({ id, name }) => [name, id])),
  };
}

async function writePeople(tx: Tx, world: World): Promise<void> {
  await writeRows(tx, appUser, peopleRows(world.clock));
  world.rows.add(idempotencyKey, {
    userId: 1,
    key: '00000000-0000-4000-8000-000000000000',
    method: 'POST',
    path: '/api/entities',
    bodySha256: '0'.repeat(64),
    status: 201,
    body: {},
    createdAt: world.clock.daysAgo(2),
  });
  await world.rows.flush(tx);
}

/** One employer with all that hangs on it, and now and then a request for an unknown one. */
function addEverythingOf(world: World, index: number): void {
  const facts = employerFacts(world, index);
  const total = { count: 0, withoutLocation: 0 };
  for (const { facts: scrape, condition, random } of scrapesOf(world, facts)) {
    const jobs = addJobs(world, facts, scrape, random);
    scrape.numJobs = jobs.numJobs;
    total.count += jobs.numJobs;
    total.withoutLocation += jobs.jobsWithoutLocation;
    addScrape(
      world,
      facts,
      scrape,
      condition,
      { ...jobs, itemsInQueue: addQueue(world, scrape, condition, random) },
      random,
    );
    addCodes(world, facts, scrape, random);
    addRuns(world, facts, scrape, condition, random);
    addTroubles(world, facts, scrape, condition, random);
    addJobShifts(world, facts, scrape, addJobCounts(world, scrape, random), random);
    addLegacyCommands(world, facts, scrape, random);
    facts.scrapes.push(scrape);
  }
  addEmployer(world, facts, total);
  addNotes(world, facts);
  addWatchList(world, facts);
  addMonitored(world, facts);
  const requests = addCompanyQueue(world, facts);
  addReviewReadies(world, facts, requests);
  addPitStops(world, facts, requests);
  if (index % 10 === 3) addUnknownQueue(world, index);
}
