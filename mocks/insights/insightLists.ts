import type { ListDefinition } from '../listPage.ts';
import { NOW, type ScrapeRecord } from '../scrapes/fixtures.ts';
import { scrapeList, toScrapeRow } from '../scrapes/scrapeList.ts';

type Order = ListDefinition<ScrapeRecord>['order'];
const id = ({ id: scrapeId }: ScrapeRecord) => scrapeId;
const name = ({ name: scrapeName }: ScrapeRecord) => scrapeName;
const ats = (scrape: ScrapeRecord) => scrape.ats;
const queue = ({ items_in_queue }: ScrapeRecord) => items_in_queue;
const lastRan = ({ spider_last_ran }: ScrapeRecord) => spider_last_ran;

const STUCK_AFTER_SECONDS = 24 * 3600;

/**
 * One insight list of scrapes: which rows, how they are ordered, and what a row has besides those
 * of a scrape.
 */
export interface InsightList {
  includes: (scrape: ScrapeRecord) => boolean;
  definition: ListDefinition<ScrapeRecord>;
  toMember: (scrape: ScrapeRecord) => object;
}

/** The order keys and the default of a list; search and filters are those of all scrapes. */
const orderedBy = (
  path: string,
  order: Order,
  [key, direction]: readonly [string, 'asc' | 'desc'],
  context = 'Scrape',
): ListDefinition<ScrapeRecord> => ({
  ...scrapeList,
  context,
  path: `/api${path}`,
  order,
  defaultOrder: [[key, direction]],
});

export const withEntriesInQueue: InsightList = {
  includes: ({ archived, items_in_queue }) => !archived && (items_in_queue ?? 0) > 0,
  definition: orderedBy(
    '/scrapes/with_entries_in_queue',
    {
      id,
      name,
      number_of_jobs_in_queue_order: queue,
      number_of_jobs_in_queue: queue,
      items_in_queue: queue,
    },
    ['name', 'asc'],
  ),
  toMember: (scrape) => ({
    ...toScrapeRow(scrape),
    number_of_jobs_in_queue_order: scrape.items_in_queue,
  }),
};

export const withNoJobs: InsightList = {
  includes: ({ archived, num_jobs }) => !archived && num_jobs === 0,
  definition: orderedBy('/scrapes/with_no_jobs', scrapeList.order, ['entity_id', 'asc']),
  toMember: toScrapeRow,
};

export const manualScrapes: InsightList = {
  includes: ({ archived, active }) => !archived && !active,
  definition: orderedBy('/scrapes/manual_scrapes', scrapeList.order, ['entity_id', 'asc']),
  toMember: toScrapeRow,
};

const isBroken = ({ archived, active, broken_since }: ScrapeRecord): boolean =>
  !archived && active && broken_since !== null;
const toBroken = (scrape: ScrapeRecord) => ({
  ...toScrapeRow(scrape),
  '@type': 'BrokenScrape',
  broken_since: scrape.broken_since,
});

export const allBroken: InsightList = {
  includes: isBroken,
  definition: orderedBy(
    '/scrapes/all_broken_scrapes',
    { id, sid: id, name, ats, spider_last_ran: lastRan },
    ['name', 'asc'],
    'BrokenScrape',
  ),
  toMember: toBroken,
};

/** `none` stands for the scrapes without an ATS. */
export const brokenOf = (atsName: string): InsightList => ({
  includes: (scrape) => isBroken(scrape) && (scrape.ats ?? 'none') === atsName,
  definition: orderedBy(
    `/ats/${encodeURIComponent(atsName)}/broken_scrapes`,
    { id, name, spider_last_ran: lastRan },
    ['name', 'asc'],
    'BrokenScrape',
  ),
  toMember: toBroken,
});

const isStuck = ({ archived, status, status_date }: ScrapeRecord): boolean =>
  !archived && status !== 'idle' && (status_date ?? NOW) < NOW - STUCK_AFTER_SECONDS;
const since = ({ status_date }: ScrapeRecord) => status_date;
const stuckOrder: Order = {
  id,
  name,
  ats,
  since,
  queued_items: queue,
  stage: ({ status }) => status,
  career_portal: ({ career_portal }) => career_portal,
};
const stuckDefinition = orderedBy('/scrapes/stuck', stuckOrder, ['since', 'desc'], 'StuckScrape');

export const stuck: InsightList = {
  includes: isStuck,
  definition: {
    ...stuckDefinition,
    filters: {
      ...stuckDefinition.filters,
      with_jobs_in_queue: ({ items_in_queue }, [value]) =>
        (items_in_queue ?? 0) > 0 === (value === 'true' || value === '1'),
    },
    flags: ['with_jobs_in_queue'],
  },
  toMember: (scrape) => ({
    ...toScrapeRow(scrape),
    '@type': 'StuckScrape',
    stage: scrape.status,
    since: scrape.status_date,
    queued_items: scrape.items_in_queue,
  }),
};

/** A row of the counts per ATS; null counts the scrapes without one. */
export interface AtsCountRecord {
  id: number;
  ats: string | null;
  working_count: number;
  broken_count: number;
  total: number;
  percent_working: number;
}

/** How many unarchived scrapes that run by themselves work, per ATS. */
export function countByAts(rows: readonly ScrapeRecord[]): readonly AtsCountRecord[] {
  const running = rows.filter(({ archived, active }) => !archived && active);
  return [...new Set(running.map((scrape) => scrape.ats))].map((atsName, index) => {
    const ofAts = running.filter((scrape) => scrape.ats === atsName);
    const broken = ofAts.filter(isBroken).length;
    const working = ofAts.length - broken;
    return {
      id: index + 1,
      ats: atsName,
      working_count: working,
      broken_count: broken,
      total: ofAts.length,
      percent_working: Math.round((working / ofAts.length) * 10_000) / 100,
    };
  });
}

const atsOfCount = ({ ats: atsName }: AtsCountRecord) => atsName;
export const atsCountList: ListDefinition<AtsCountRecord> = {
  context: 'AtsCount',
  path: '/api/ats/working_broken_counts',
  search: ({ ats: atsName }) => [atsName],
  order: {
    ats: atsOfCount,
    'scrape.ats': atsOfCount,
    working_count: ({ working_count }) => working_count,
    broken_count: ({ broken_count }) => broken_count,
    total: ({ total }) => total,
    percent_working: ({ percent_working }) => percent_working,
  },
  defaultOrder: [['ats', 'asc']],
  filters: {},
};
