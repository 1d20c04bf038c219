import { scrapeJobCount } from '@console/server/db/schema/jobs';
import {
  scrapeAlert,
  scrapeErrorLog,
  scrapeQueueItem,
  scrapeStageHistory,
} from '@console/server/db/schema/scrapes';
import { legacyCommand } from '@console/server/db/schema/technical';
import { addEvent } from './activity.ts';
import type { EntityFacts, ScrapeFacts } from './entityFacts.ts';
import type { Random } from './random.ts';
import type { Condition } from './scrapes.ts';
import { pickStaff, type World } from './world.ts';

export const errorMessages = [
  'cURL error 28: Operation timed out after 30001 milliseconds',
  'HTTP 403 Forbidden',
  'HTTP 503 Service Unavailable',
  'Parser returned no title for 12 pages',
  'Uncaught TypeError: Cannot read property "jobs" of null in spider.php:24',
  'SSL certificate problem: certificate has expired',
  'Job count fell below the allowed share of the last run',
  'DOMDocument::loadHTML(): Unexpected end tag : div in Entity, line: 1204',
];

/** Adds the last runs of a scrape with their stages, newest first. */
export function addRuns(
  world: World,
  entity: EntityFacts,
  scrape: ScrapeFacts,
  condition: Condition,
  random: Random,
): void {
  const { clock, rows } = world;
  const newest = scrape.archived ? random.int(24 * 45, 24 * 200) : random.int(1, 30);
  for (let run = 0; run < random.int(1, world.size.runs); run += 1) {
    let start = clock.hoursAgo(newest + run * 24);
    if (start < scrape.addedAt) return;
    for (const stage of ['spidering', 'parsing', 'cleanup']) {
      const isUnfinished = run === 0 && condition === 'stuck' && stage === 'parsing';
      const end = isUnfinished ? null : clock.after(start, random.int(1, 40) / 60);
      rows.add(scrapeStageHistory, {
        id: rows.nextId(scrapeStageHistory),
        scrapeId: scrape.id,
        entityId: entity.id,
        stage,
        startTime: start,
        endTime: end,
        items:
          stage === 'cleanup' ? random.int(0, 5) : Math.max(0, scrape.numJobs + random.int(-3, 3)),
      });
      if (end === null) break;
      start = end;
    }
  }
}

/** Adds the error log and the alerts that belong to the condition of a scrape. */
export function addTroubles(
  world: World,
  entity: EntityFacts,
  scrape: ScrapeFacts,
  condition: Condition,
  random: Random,
): void {
  const { clock, rows } = world;
  const since = (hours: number): Date =>
    new Date(Math.max(scrape.addedAt.getTime(), clock.hoursAgo(hours).getTime()));
  const errors =
    condition === 'broken' || condition === 'blocked'
      ? random.int(5, 25)
      : random.chance(0.25)
        ? random.int(1, 4)
        : 0;
  for (let number = 0; number < errors; number += 1) {
    rows.add(scrapeErrorLog, {
      id: rows.nextId(scrapeErrorLog),
      scrapeId: scrape.id,
      logTime: since(random.int(1, 24 * 14)),
      logMessage: random.pick(errorMessages),
    });
  }
  const addAlert = (state: string, createdAt: Date, resolvedAt: Date | null) =>
    rows.add(scrapeAlert, {
      id: rows.nextId(scrapeAlert),
      scrapeId: scrape.id,
      entityId: entity.id,
      state,
      createdAt,
      resolvedAt,
    });
  if (
    condition === 'broken' ||
    condition === 'stuck' ||
    condition === 'underrun' ||
    condition === 'blocked'
  )
    addAlert(condition, since(random.int(4, 24 * 20)), null);
  if (random.chance(0.2)) {
    const past = since(random.int(24 * 30, 24 * 90));
    addAlert(
      random.pick(['broken', 'stuck', 'underrun', 'blocked']),
      past,
      clock.after(past, random.int(2, 72)),
    );
  }
}

/** Adds queued addresses and returns how many of them have not been served yet. */
export function addQueue(
  world: World,
  scrape: ScrapeFacts,
  condition: Condition,
  random: Random,
): number {
  const isFilled =
    condition === 'running' ||
    (condition === 'stuck' && random.chance(0.6)) ||
    (!scrape.archived && random.chance(0.06));
  if (!isFilled) return 0;
  const served = random.int(0, 6);
  const waiting = random.int(1, 18);
  for (let ndx = 1; ndx <= served + waiting; ndx += 1) {
    world.rows.add(scrapeQueueItem, {
      id: world.rows.nextId(scrapeQueueItem),
      scrapeId: scrape.id,
      ndx,
      url: `${scrape.portal}#page=${ndx}`,
      served: ndx <= served,
    });
  }
  return waiting;
}

/**
 * Adds the number of open jobs per day, going back from today's number. Returns the numbers, the
 * newest first.
 */
export function addJobCounts(world: World, scrape: ScrapeFacts, random: Random): number[] {
  if (scrape.archived) return [];
  const counts: number[] = [];
  let numJobs = scrape.numJobs;
  for (let day = 0; day < world.size.countDays; day += 1) {
    const recordedAt = world.clock.daysAgo(day);
    if (recordedAt < scrape.addedAt && day > 0) break;
    world.rows.add(scrapeJobCount, {
      scrapeId: scrape.id,
      day: world.clock.dayAgo(day),
      numJobs,
      recordedAt,
    });
    counts.push(numJobs);
    const step = random.chance(0.06) ? random.int(-40, 60) / 100 : random.int(-4, 4) / 100;
    numJobs = Math.max(
      0,
      Math.round(numJobs * (1 + step)) +
        (numJobs === 0 && random.chance(0.3) ? random.int(1, 12) : 0),
    );
  }
  return counts;
}

/** Adds a command that was sent to the legacy host from the page of the scrape. */
export function addLegacyCommands(
  world: World,
  entity: EntityFacts,
  scrape: ScrapeFacts,
  random: Random,
): void {
  if (!random.chance(0.12)) return;
  const by = pickStaff(world, random, 'scraping');
  const at = world.clock.after(scrape.addedAt, random.int(24, 24 * 300));
  const command = random.pick([
    'runparser',
    'runspider',
    'runcleanup',
    'dumpqueue',
    'sendToQueue',
    'unserveQueue',
  ]);
  world.rows.add(legacyCommand, {
    id: world.rows.nextId(legacyCommand),
    command,
    scrapeId: scrape.id,
    fromNdx: command === 'unserveQueue' ? 1 : null,
    userId: by.id,
    executed: !command.startsWith('run'),
    createdAt: at,
  });
  addEvent(world, {
    entityId: entity.id,
    scrapeId: scrape.id,
    type: 'legacy_command',
    name: command,
    at,
    by,
  });
}
