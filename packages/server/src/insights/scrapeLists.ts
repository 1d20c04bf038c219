import { seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import {
  brokenScrapesList,
  brokenScrapesOfAtsList,
  queuedScrapesList,
  stuckScrapesList,
} from '@console/api/insights/list';
import { manualScrapesList, scrapesWithoutJobsList } from '@console/api/scrapes/list';
import { and, eq, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Executor } from '../db/executor.ts';
import { ats } from '../db/schema/people.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { readFlag } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import {
  findScrapes,
  scrapeMember,
  type FoundScrape,
  type ScrapeMember,
} from '../scrapes/scrapeMember.ts';
import { scrapeOrderKeys } from '../scrapes/scrapeOrder.ts';

type InsightRow = Omit<ScrapeMember, '@type'> & { '@type': string };

/** Loads rows of the scrape list with the fields that an insight adds. `type` is their class. */
const insightRows =
  <const Fields extends Readonly<Record<string, unknown>>>(
    type: string,
    more: (row: FoundScrape['row']) => Fields,
  ) =>
  async (
    executor: Executor,
    ids: readonly number[],
    addresses: Addresses,
  ): Promise<(InsightRow & Fields)[]> =>
    (await findScrapes(executor, ids)).map((found) => ({
      ...scrapeMember(addresses, found),
      '@type': type,
      ...more(found.row),
    }));

const ofScrapes = { table: scrape, id: scrape.id } as const;
const byId = { id: scrape.id } as const;

const loadScrapes = insightRows('Scrape', () => ({}));
type PlainRow = Awaited<ReturnType<typeof loadScrapes>>[number];

export const scrapesWithoutJobs: ListDefinition<typeof scrapesWithoutJobsList, PlainRow> = {
  ...ofScrapes,
  contract: scrapesWithoutJobsList,
  orderKeys: scrapeOrderKeys,
  where: () => and(eq(scrape.numJobs, sql`0`), not(scrape.archived)),
  filters: byId,
  load: loadScrapes,
};

export const manualScrapes: ListDefinition<typeof manualScrapesList, PlainRow> = {
  ...ofScrapes,
  contract: manualScrapesList,
  orderKeys: scrapeOrderKeys,
  where: () => and(not(scrape.active), not(scrape.archived)),
  filters: byId,
  load: loadScrapes,
};

const loadQueued = insightRows('Scrape', (row) => ({
  number_of_jobs_in_queue_order: row.itemsInQueue,
}));

export const queuedScrapes: ListDefinition<
  typeof queuedScrapesList,
  Awaited<ReturnType<typeof loadQueued>>[number]
> = {
  ...ofScrapes,
  contract: queuedScrapesList,
  orderKeys: {
    id: scrape.id,
    name: scrape.name,
    number_of_jobs_in_queue_order: scrape.itemsInQueue,
  },
  where: () => sql`${scrape.itemsInQueue} > 0`,
  filters: byId,
  load: loadQueued,
};

/**
 * The condition for an automatic scrape that is not archived. The counts per ATS count these
 * scrapes.
 */
export const isRunning = and(scrape.active, not(scrape.archived));
/** The condition of the index `scrape_broken`, word for word, so that the index serves it. */
const isBroken = sql`${scrape.brokenSince} IS NOT NULL AND ${scrape.active} AND NOT ${scrape.archived}`;

const loadBroken = insightRows('BrokenScrape', (row) => ({
  broken_since: secondsOrNull(row.brokenSince),
}));
type BrokenRow = Awaited<ReturnType<typeof loadBroken>>[number];

export const allBrokenScrapes: ListDefinition<typeof brokenScrapesList, BrokenRow> = {
  ...ofScrapes,
  contract: brokenScrapesList,
  orderKeys: {
    id: scrape.id,
    name: scrape.name,
    ats: scrapeOrderKeys.ats,
    spider_last_ran: scrape.spiderLastRan,
  },
  where: () => isBroken,
  filters: byId,
  load: loadBroken,
};

/**
 * Finds the scrapes of one ATS. `none` stands for those without an ATS. An unknown name finds
 * nothing.
 */
function ofAts(name: string): SQL {
  if (name === 'none') return isNull(scrape.atsId);
  return name.includes('\0')
    ? sql`false`
    : eq(scrape.atsId, sql`(SELECT ${ats.id} FROM ${ats} WHERE ${ats.name} = ${name})`);
}

/** @param name the name, which is decoded only once because it may have any character */
export const brokenScrapesOf = (
  name: string,
): ListDefinition<typeof brokenScrapesOfAtsList, BrokenRow> => ({
  ...ofScrapes,
  contract: brokenScrapesOfAtsList,
  path: `ats/${encodeURIComponent(name)}/broken_scrapes`,
  orderKeys: { id: scrape.id, name: scrape.name, spider_last_ran: scrape.spiderLastRan },
  where: () => and(isBroken, ofAts(name)),
  filters: byId,
  load: loadBroken,
});

const loadStuck = insightRows('StuckScrape', (row) => ({
  stage: row.status,
  since: seconds(row.statusDate),
  queued_items: row.itemsInQueue,
}));

/** The condition of the index `scrape_stuck`, word for word, so that the index serves it. */
const isUnderWay = sql`${scrape.status} <> 'idle' AND NOT ${scrape.archived}`;

const MINUTE_MS = 60_000;
/**
 * The time so many hours ago. It is in whole minutes, so that page and total use the same moment
 * and the total stays cached.
 */
const before = (hours: number) =>
  new Date(Math.floor((Date.now() - hours * 60 * MINUTE_MS) / MINUTE_MS) * MINUTE_MS);

function queueFilter(params: QueryParams): SQL | undefined {
  const isFilled = readFlag(params, 'with_jobs_in_queue');
  if (isFilled === undefined) return undefined;
  return isFilled ? sql`${scrape.itemsInQueue} > 0` : sql`${scrape.itemsInQueue} = 0`;
}

export const stuckScrapes = ({
  stuckAfterHours,
}: Pick<Config, 'stuckAfterHours'>): ListDefinition<
  typeof stuckScrapesList,
  Awaited<ReturnType<typeof loadStuck>>[number]
> => ({
  ...ofScrapes,
  contract: stuckScrapesList,
  orderKeys: {
    id: scrape.id,
    name: scrape.name,
    ats: scrapeOrderKeys.ats,
    stage: scrape.status,
    since: scrape.statusDate,
    queued_items: scrape.itemsInQueue,
    career_portal: scrape.careerPortal,
  },
  where: () => and(isUnderWay, lt(scrape.statusDate, before(stuckAfterHours))),
  filters: { with_jobs_in_queue: queueFilter, id: scrape.id },
  load: loadStuck,
});
