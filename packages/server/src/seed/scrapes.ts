import { scrape } from '../db/schema/scrapes.ts';
import type { EmployerFacts, ScrapeFacts } from './employerFacts.ts';
import { addEvent } from './events.ts';
import { applicantSystems } from './lookups/applicantSystems.ts';
import { reasonValues } from './lookups/reasonCodes.ts';
import { siteType } from './lookups/settingOptions.ts';
import type { Random } from './random.ts';
import { pickStaff, type World } from './world.ts';

/**
 * How a scrape stands today; the shares are those of a pipeline that mostly works, and stand in
 * docs/import.md.
 */
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

function count(facts: EmployerFacts, random: Random): number {
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

/** What hangs for more than a day was there before that day. */
function addedAt(world: World, facts: EmployerFacts, condition: Condition, random: Random): Date {
  const at = world.clock.after(facts.addedAt, random.int(1, 24 * 30));
  return condition === 'stuck' && at > world.clock.daysAgo(2) ? facts.addedAt : at;
}

/** The scrapes an employer has, before their jobs and histories are drawn. */
export function scrapesOf(
  world: World,
  facts: EmployerFacts,
): { facts: ScrapeFacts; condition: Condition; random: Random }[] {
  const random = world.random('scrapes', facts.index);
  const systems = random.sample(applicantSystems, count(facts, random));
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

/** The scrape's own row, when what it holds has been counted. */
export function addScrape(
  world: World,
  employer: EmployerFacts,
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
    entityId: employer.id,
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
    jobData: random.chance(0.3) ? JSON.stringify({ tenant: employer.slug, locale: 'en-US' }) : null,
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
  const event = { entityId: employer.id, scrapeId: facts.id, by };
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
