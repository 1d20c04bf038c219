import { advanceSequences, writeRows } from '@console/server/db/bulkInsert';
import type { Database, Tx } from '@console/server/db/database';
import { entity } from '@console/server/db/schema/entities';
import { ats, appUser, tag } from '@console/server/db/schema/people';
import { appSetting, idempotencyKey } from '@console/server/db/schema/technical';
import { allTables, originKeys } from '@console/server/db/tables';
import { refreshEntityStates } from '@console/server/entities/entityState';
import { recordMetrics } from '@console/server/insights/recordMetrics';
import { writeLookups } from '@console/server/lookups/writeLookups';
import { refreshDueTimes } from '@console/server/queue/dueTimes';
import { sql } from 'drizzle-orm';
import { addNotes } from './activity.ts';
import { addCompanyQueue, addUnknownQueue } from './companyQueues.ts';
import { peopleRows } from './demoUsers.ts';
import { addEntity } from './entities.ts';
import { entityFacts } from './entityFacts.ts';
import { addJobs } from './jobs.ts';
import { addJobShifts } from './jobShifts.ts';
import { inventMetricHistory } from './metricHistory.ts';
import { addMonitored, addPitStops, addReviewReadies, addWatchList } from './qualityRows.ts';
import { addJobCounts, addLegacyCommands, addQueue, addRuns, addTroubles } from './scrapeRuns.ts';
import { addCodes, addScrape, scrapesOf } from './scrapes.ts';
import { createWorld, type DemoProfile, type World } from './world.ts';

/** The error for a database that holds data already. Invented rows must not mix with real ones. */
export class DatabaseNotEmpty extends Error {
  override name = 'DatabaseNotEmpty';
  constructor() {
    super('The database already holds users or entities; demo data goes into an empty one only.');
  }
}

export type DemoOptions = {
  profile: DemoProfile;
  seed: number;
  now: Date;
  log?: (line: string) => void;
};

const rowsAtOnce = 20_000;

/**
 * Fills an empty, migrated database with demo data and lookups. The same profile, seed and `now`
 * give the same rows.
 *
 * @throws DatabaseNotEmpty when there are users or entities
 */
export async function writeDemoData(
  { db }: Database,
  { profile, seed, now, log = () => {} }: DemoOptions,
): Promise<void> {
  // With one transaction, an interrupted start leaves an empty database, which the next start can
  // fill.
  await db.transaction(async (tx) => {
    if (await holdsData(tx)) throw new DatabaseNotEmpty();
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await writeLookups(tx);
    await tx
      .insert(appSetting)
      .values({ key: originKeys.demo, value: { profile, seed, now: now.toISOString() } });
    const world = createWorld(seed, profile, now, await lookupIds(tx));
    await writePeople(tx, world);
    for (let index = 0; index < world.size.entities; index += 1) {
      addEverythingOf(world, index);
      if (world.rows.size < rowsAtOnce && index < world.size.entities - 1) continue;
      await world.rows.flush(tx);
      log(
        `${(index + 1).toLocaleString('en-US')} of ${world.size.entities.toLocaleString('en-US')} entities`,
      );
    }
    await refreshEntityStates(tx);
    await refreshDueTimes(tx);
    await recordMetrics(tx, world.clock.dayAgo(0));
    await inventMetricHistory(tx, world);
    await advanceSequences(tx, allTables);
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
  await writeRows(tx, appUser, peopleRows(world.clock.now));
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

/** Adds one entity with all its rows, and sometimes a request for an unknown entity. */
function addEverythingOf(world: World, index: number): void {
  const facts = entityFacts(world, index);
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
  addEntity(world, facts, total);
  addNotes(world, facts);
  addWatchList(world, facts);
  addMonitored(world, facts);
  const requests = addCompanyQueue(world, facts);
  addReviewReadies(world, facts, requests);
  addPitStops(world, facts, requests);
  if (index % 10 === 3) addUnknownQueue(world, index);
}
