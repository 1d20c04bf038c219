import { scrape, scrapeCode, scrapeCodeHistory } from '@console/server/db/schema/scrapes';
import { reasonValues, siteType, reasonCodes } from '@console/server/lookups/optionLists';
import { addEvent } from './activity.ts';
import { demoSystems, type EntityFacts, type ScrapeFacts } from './entityFacts.ts';
import { phpCode } from './phpCode.ts';
import type { Random } from './random.ts';
import { pickStaff, type World } from './world.ts';

/** The present condition of a scrape. docs/import.md states the share of each. */
export type Condition =
  | 'fine'
  | 'broken'
  | 'stuck'
  | 'underrun'
  | 'blocked'
  | 'running'
  | 'archived';

export type ScrapeTally = { numJobs: number; jobsWithoutLocation: number; itemsInQueue: number };

const jobBoards = new Set(['linkedin']);

function count(facts: EntityFacts, random: Random): number {
  if (!facts.canBeScraped) return 0;
  if (facts.situation === 'blocked') return 1;
  if (facts.situation === 'new') return random.chance(0.15) ? 1 : 0;
  return random.weighted([
    [1, 35],
    [2, 35],
    [3, 20],
    [5, 6],
  ]);
}

/** A stuck scrape is older than two days, because it hangs for more than one. */
function addedAt(world: World, facts: EntityFacts, condition: Condition, random: Random): Date {
  const at = world.clock.after(facts.addedAt, random.int(1, 24 * 30));
  return condition === 'stuck' && at > world.clock.daysAgo(2) ? facts.addedAt : at;
}

/** Invents the scrapes of an entity, without their jobs and histories. */
export function scrapesOf(
  world: World,
  facts: EntityFacts,
): { facts: ScrapeFacts; condition: Condition; random: Random }[] {
  const random = world.random('scrapes', facts.index);
  const systems = random.sample(demoSystems, count(facts, random));
  return systems.map((system, position) => {
    const own = world.random('scrape', facts.index, position);
    const condition: Condition =
      facts.situation === 'blocked'
        ? 'blocked'
        : own.weighted([
            ['fine', 70],
            ['broken', 8],
            ['stuck', world.clock.daysAgo(2) > facts.addedAt ? 4 : 0],
            ['underrun', 3],
            ['running', 4],
            ['archived', position === 0 ? 3 : 20],
          ]);
    const archived = condition === 'archived';
    return {
      condition,
      random: own,
      facts: {
        id: world.rows.nextId(scrape),
        name: `${facts.name.slice(0, 230)} ${system.label}`,
        ats: own.chance(0.05) ? null : system.name,
        portal: system.careerPortal(facts.slug),
        siteType: jobBoards.has(system.name)
          ? siteType.jobBoard
          : own.weighted([
              [siteType.corporate, 85],
              [siteType.staffing, 6],
              [siteType.government, 4],
              [siteType.education, 3],
              [siteType.nonProfit, 2],
            ]),
        active: !archived && (condition !== 'fine' || own.chance(0.85)),
        archived,
        isCombo: own.chance(0.12),
        addedAt: addedAt(world, facts, condition, own),
        numJobs: 0,
      },
    };
  });
}

/** Adds the row of the scrape. Its counts must be known before. */
export function addScrape(
  world: World,
  entity: EntityFacts,
  facts: ScrapeFacts,
  condition: Condition,
  tally: ScrapeTally,
  random: Random,
): void {
  const { clock } = world;
  const running = condition === 'running' || condition === 'stuck';
  const since = (earliest: Date, hours: number): Date =>
    new Date(Math.max(earliest.getTime(), clock.hoursAgo(hours).getTime()));
  const lastRun = since(
    facts.addedAt,
    facts.archived ? random.int(24 * 40, 24 * 400) : random.int(1, 60),
  );
  const isSelfIdentified = random.chance(0.1);
  world.rows.add(scrape, {
    id: facts.id,
    entityId: entity.id,
    name: facts.name,
    atsId: facts.ats === null ? null : (world.atsIds.get(facts.ats) ?? null),
    atsData: null,
    siteType: facts.siteType,
    careerPortal: facts.portal,
    active: facts.active,
    archived: facts.archived,
    archivedDate: facts.archived ? clock.after(lastRun, 48) : null,
    archivedReasonCode: facts.archived ? random.pick(reasonValues('archive_scrape')) : null,
    status: running ? random.pick(['spidering', 'parsing'] as const) : 'idle',
    statusDate: running
      ? since(facts.addedAt, condition === 'stuck' ? random.int(26, 24 * 9) : random.int(0, 5))
      : lastRun,
    isCombo: facts.isCombo,
    method: random.pick(['none', 'session', 'per_request']),
    updateMethod: facts.isCombo ? null : random.pick(['full', 'full', 'incremental']),
    clearCookie: random.chance(0.2),
    proxyService: isSelfIdentified
      ? 'none'
      : random.pick(['none', 'none', 'datacenter', 'residential']),
    selfIdentification: isSelfIdentified,
    specificHost: random.pick(['any', 'any', 'host-1', 'host-2', null]),
    spiderFrequency: random.weighted([
      [24, 50],
      [48, 20],
      [72, 10],
      [168, 15],
      [null, 5],
    ]),
    testUrl: random.chance(0.7) ? `${facts.portal}/1` : null,
    jobData: random.chance(0.3) ? JSON.stringify({ tenant: entity.slug, locale: 'en-US' }) : null,
    allowFails: random.chance(0.4) ? random.int(0, 20) : null,
    jobsPerPage: random.chance(0.5) ? random.pick([10, 20, 25, 50]) : null,
    location: random.chance(0.2) ? 'United States' : null,
    numJobs: tally.numJobs,
    jobsWithoutLocation: tally.jobsWithoutLocation,
    percentageWithoutLocations:
      tally.numJobs === 0
        ? 0
        : Math.round((tally.jobsWithoutLocation * 10_000) / tally.numJobs) / 100,
    itemsInQueue: tally.itemsInQueue,
    brokenSince: condition === 'broken' ? since(facts.addedAt, random.int(5, 24 * 30)) : null,
    underrunTimestamp:
      condition === 'underrun' ? since(facts.addedAt, random.int(5, 24 * 12)) : null,
    spiderLastRan: lastRun,
    dateAdded: facts.addedAt,
    lastUpdated: lastRun,
    version: 1,
  });
  const by = pickStaff(world, random, 'scraping');
  const event = { entityId: entity.id, scrapeId: facts.id, by };
  addEvent(world, { ...event, type: 'scrape_status', name: 'created', at: facts.addedAt });
  if (facts.active)
    addEvent(world, {
      ...event,
      type: 'scrape_status',
      name: 'activated',
      at: clock.after(facts.addedAt, 4),
    });
  if (facts.isCombo)
    addEvent(world, {
      ...event,
      type: 'scrape_type',
      name: 'converted_to_combo',
      at: clock.after(facts.addedAt, 5),
    });
  if (facts.archived)
    addEvent(world, {
      ...event,
      type: 'scrape_status',
      name: 'archived',
      at: clock.after(lastRun, 48),
    });
}

const shortest = 34;

/** The number of lines of a script. Most have one or two screens, and a few are far longer. */
const lengthOf = (world: World, random: Random, isLongest: boolean): number =>
  isLongest
    ? world.size.longestCode
    : random.skewed(
        shortest,
        Math.min(world.size.longestCode, random.chance(0.06) ? 1200 : 220),
        2.5,
      );

/**
 * Adds the code of a scrape and its history. A combo stores its script as spider code and keeps an
 * old parser.
 */
export function addCodes(
  world: World,
  entity: EntityFacts,
  scrape: ScrapeFacts,
  random: Random,
): void {
  const types = [
    ['spider', scrape.isCombo ? 'combo' : 'spider'],
    ['parser', 'parser'],
  ] as const;
  for (const [codeType, kind] of types) {
    const lines = lengthOf(world, random, scrape.id === 3 && codeType === 'parser');
    const versions = 1 + random.int(0, world.size.codeVersions);
    let modified = scrape.addedAt;
    for (let version = 1; version <= versions; version += 1) {
      const by = pickStaff(world, random, 'scraping');
      // Each version is longer than the previous one.
      const grown = Math.max(shortest, Math.round((lines * (versions + version)) / (2 * versions)));
      const code = phpCode(
        kind,
        world.random('code', scrape.id, codeType, version),
        { entity: entity.name, ats: scrape.ats, portal: scrape.portal },
        grown,
      );
      modified = world.clock.after(modified, random.int(1, 24 * 60));
      const [reasonCode, label] =
        version === 1 ? reasonCodes.code_change[0] : random.pick(reasonCodes.code_change.slice(1));
      world.rows.add(scrapeCodeHistory, {
        id: world.rows.nextId(scrapeCodeHistory),
        scrapeId: scrape.id,
        codeType,
        idx: version,
        code,
        reasonCode,
        userId: by.id,
        modified,
      });
      addEvent(world, {
        entityId: entity.id,
        scrapeId: scrape.id,
        type: 'scrape_code',
        name: codeType === 'spider' ? 'spider_saved' : 'parser_saved',
        at: modified,
        by,
        state: String(version),
        previous: String(version - 1),
        notes: label,
      });
      if (version === versions)
        world.rows.add(scrapeCode, {
          scrapeId: scrape.id,
          codeType,
          code,
          modified,
          userId: by.id,
        });
    }
  }
}
