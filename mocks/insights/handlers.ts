import type { Endpoint } from '@console/api/core/endpoint';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { totalRuns } from '@console/api/entities/endpoints';
import type { Entity } from '@console/api/entities/schema';
import * as endpoints from '@console/api/insights/endpoints';
import { GRAPH_AVERAGES, GRAPH_LENGTHS } from '@console/api/insights/graphRanges';
import { INSIGHT_METRICS } from '@console/api/insights/schema';
import { manual, withoutJobs } from '@console/api/scrapes/endpoints';
import type { PathParams, RequestHandler } from 'msw';
import { entities as allEntities } from '../entities/fixtures.ts';
import { flagIn } from '../list.ts';
import { list, whole } from '../reads.ts';
import { NOW, scrapes, type ScrapeRecord } from '../scrapes/fixtures.ts';
import { toScrapeRow } from '../scrapes/views.ts';
import type { Wire } from '../wire.ts';

const STUCK_AFTER_SECONDS = 24 * 3600;

const isQueued = ({ archived, items_in_queue }: ScrapeRecord) =>
  !archived && (items_in_queue ?? 0) > 0;
const hasNoJobs = ({ archived, num_jobs }: ScrapeRecord) => !archived && num_jobs === 0;
const isManual = ({ archived, active }: ScrapeRecord) => !archived && !active;
const isBroken = ({ archived, active, broken_since }: ScrapeRecord) =>
  !archived && active && broken_since !== null;
const isStuck = ({ archived, status, status_date }: ScrapeRecord) =>
  !archived && status !== 'idle' && (status_date ?? NOW) < NOW - STUCK_AFTER_SECONDS;

const toQueued = (scrape: ScrapeRecord) => ({
  ...toScrapeRow(scrape),
  number_of_jobs_in_queue_order: scrape.items_in_queue,
});
const toBroken = (scrape: ScrapeRecord) => ({
  ...toScrapeRow(scrape),
  '@type': 'BrokenScrape',
  broken_since: scrape.broken_since,
});
const toStuck = (scrape: ScrapeRecord) => ({
  ...toScrapeRow(scrape),
  '@type': 'StuckScrape',
  stage: scrape.status,
  since: scrape.status_date,
  queued_items: scrape.items_in_queue,
});

/** A row of the counts per ATS. Null stands for scrapes without one. */
interface AtsCountRecord {
  '@id': string;
  '@type': string;
  id: string;
  ats: string | null;
  working_count: number;
  broken_count: number;
  total: number;
  percent_working: number;
}

/** Counts the working and broken automatic scrapes per ATS. */
function countByAts(rows: readonly ScrapeRecord[]): readonly AtsCountRecord[] {
  const running = rows.filter(({ archived, active }) => !archived && active);
  return [...new Set(running.map((scrape) => scrape.ats))].map((atsName) => {
    const ofAts = running.filter((scrape) => scrape.ats === atsName);
    const broken = ofAts.filter(isBroken).length;
    const working = ofAts.length - broken;
    return {
      '@id': `/api/ats/working_broken_counts#${encodeURIComponent(atsName ?? 'none')}`,
      '@type': 'AtsCount',
      id: atsName ?? '',
      ats: atsName,
      working_count: working,
      broken_count: broken,
      total: ofAts.length,
      percent_working: Math.round((working / ofAts.length) * 10_000) / 100,
    };
  });
}

const DAY = 86_400;
const dayOf = (daysAgo: number): string =>
  new Date((NOW - daysAgo * DAY) * 1000).toISOString().slice(0, 10);
const american = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** The metrics: the present value today, and one less for each day before. */
const metrics = (rows: readonly ScrapeRecord[]) => {
  const now: Record<(typeof INSIGHT_METRICS)[number], number> = {
    total_runs: rows.filter(({ active, archived }) => active && !archived).length,
    all_broken_scrapes: rows.filter(isBroken).length,
    with_entries_in_queue: rows.filter(isQueued).length,
    with_no_jobs: rows.filter(hasNoJobs).length,
    manual_companies: rows.filter(isManual).length,
    broken_companies_by_engine: countByAts(rows).filter(({ broken_count }) => broken_count > 0)
      .length,
  };
  return INSIGHT_METRICS.flatMap((metric) =>
    Array.from({ length: 7 }, (_, daysAgo) => ({
      metric,
      date_string: american(dayOf(daysAgo)),
      item_count: Math.max(0, now[metric] - daysAgo),
    })),
  );
};

const LENGTH_DAYS: Readonly<Record<(typeof GRAPH_LENGTHS)[number], number>> = {
  '30d': 30,
  '60d': 60,
  '6m': 182,
  '1y': 365,
  '3y': 1096,
  '5y': 1826,
  '7y': 2557,
};

/**
 * The number of days of the query.
 *
 * @throws Problem 400
 */
export function lengthIn(params: QueryParams): number {
  const length = GRAPH_LENGTHS.find((one) => one === (params.one('length') ?? '30d'));
  if (length === undefined) throw invalidFilter('length');
  return LENGTH_DAYS[length];
}

/** A wave around the given level, so that a graph has something to draw. */
const graph = (call: Endpoint, level: number) =>
  whole(call, 'GraphPoint', (_id, params) => {
    const days = lengthIn(params);
    const average = GRAPH_AVERAGES.find((one) => one === (params.one('average') ?? '7d'));
    if (average === undefined) throw invalidFilter('average');
    const count = (daysAgo: number) => Math.round(level * (1 + Math.sin(daysAgo / 9) / 10));
    const span = Number.parseInt(average, 10);
    const mean = (daysAgo: number) =>
      Array.from({ length: span }, (_, back) => count(daysAgo + back)).reduce(
        (sum, one) => sum + one,
        0,
      ) / span;
    return Array.from({ length: days }, (_, index) => days - 1 - index).map((daysAgo) => ({
      date: dayOf(daysAgo),
      count: count(daysAgo),
      average: Math.round(mean(daysAgo) * 100) / 100,
    }));
  });

interface InsightHandlersOptions {
  scrapes?: readonly ScrapeRecord[];
  entities?: readonly Wire<Entity>[];
}

const asTheyAre = { toMember: (row: object) => row };

/** The handlers of the insight lists, metrics and graphs, counted from these scrapes and entities. */
export function insightHandlers({
  scrapes: rows = scrapes,
  entities = allEntities,
}: InsightHandlersOptions = {}): RequestHandler[] {
  const scrapeList = (
    call: Endpoint,
    isListed: (scrape: ScrapeRecord, path: PathParams) => boolean,
    toMember: (scrape: ScrapeRecord) => object,
  ) =>
    list(
      call,
      (_id, _params, path) => rows.filter((row) => isListed(row, path)).map(toMember),
      asTheyAre,
    );
  return [
    scrapeList(endpoints.withEntriesInQueue, isQueued, toQueued),
    scrapeList(withoutJobs, hasNoJobs, toScrapeRow),
    scrapeList(manual, isManual, toScrapeRow),
    scrapeList(endpoints.brokenScrapes, isBroken, toBroken),
    scrapeList(
      endpoints.brokenScrapesOfAts,
      (row, { ats }) => isBroken(row) && (row.ats ?? 'none') === ats,
      toBroken,
    ),
    list(endpoints.stuckScrapes, () => rows.filter(isStuck).map(toStuck), {
      ...asTheyAre,
      filters: {
        with_jobs_in_queue({ queued_items }, params) {
          const asked = flagIn(params, 'with_jobs_in_queue');
          return asked === undefined || (queued_items ?? 0) > 0 === asked;
        },
      },
    }),
    list(endpoints.atsCounts, () => countByAts(rows)),
    list(totalRuns, () => {
      const running = new Set(
        rows.flatMap(({ active, archived, entity_id }) => (active && !archived ? [entity_id] : [])),
      );
      return entities.filter(({ id }) => running.has(id));
    }),
    whole(endpoints.metrics, 'InsightMetric', () => metrics(rows)),
    graph(endpoints.jobCountGraph, 9000),
    graph(endpoints.workingGraph, 80),
    graph(endpoints.brokenGraph, 25),
  ];
}
