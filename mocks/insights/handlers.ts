import type { Endpoint } from '@console/api/core/endpoint';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { ListContract } from '@console/api/core/list';
import { totalRuns } from '@console/api/entities/endpoints';
import { totalRunsList } from '@console/api/entities/list';
import type { Entity } from '@console/api/entities/schema';
import * as endpoints from '@console/api/insights/endpoints';
import { GRAPH_AVERAGES, GRAPH_LENGTHS } from '@console/api/insights/graphRanges';
import {
  atsCountList,
  brokenScrapesList,
  brokenScrapesOfAtsList,
  queuedScrapesList,
  stuckScrapesList,
} from '@console/api/insights/list';
import { INSIGHT_METRICS } from '@console/api/insights/schema';
import { manual, withoutJobs } from '@console/api/scrapes/endpoints';
import { manualScrapesList, scrapesWithoutJobsList } from '@console/api/scrapes/list';
import type { RequestHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { entities as allEntities } from '../entities/fixtures.ts';
import { toRow } from '../entities/handlers.ts';
import { listResponse, paramsOf } from '../list.ts';
import { collection } from '../respond.ts';
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
      '@id': `/api/insights#${metric}-${dayOf(daysAgo)}`,
      '@type': 'InsightMetric',
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
  endpoint(call, ({ request }) => {
    const params = paramsOf(request);
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
    const points = Array.from({ length: days }, (_, index) => days - 1 - index).map((daysAgo) => ({
      '@id': `/api${call.path}#${dayOf(daysAgo)}`,
      '@type': 'GraphPoint',
      date: dayOf(daysAgo),
      count: count(daysAgo),
      average: Math.round(mean(daysAgo) * 100) / 100,
    }));
    return collection('GraphPoint', call.path, points);
  });

interface InsightHandlersOptions {
  scrapes?: readonly ScrapeRecord[];
  entities?: readonly Wire<Entity>[];
}

/** The handlers of the insight lists, metrics and graphs, counted from these scrapes and entities. */
export function insightHandlers({
  scrapes: rows = scrapes,
  entities = allEntities,
}: InsightHandlersOptions = {}): RequestHandler[] {
  const list = (
    call: Endpoint,
    contract: ListContract,
    isListed: (scrape: ScrapeRecord) => boolean,
    toMember: (scrape: ScrapeRecord) => object,
  ) =>
    endpoint(call, ({ request }) =>
      listResponse(contract, rows.filter(isListed).map(toMember), request),
    );
  return [
    list(endpoints.withEntriesInQueue, queuedScrapesList, isQueued, toQueued),
    list(withoutJobs, scrapesWithoutJobsList, hasNoJobs, toScrapeRow),
    list(manual, manualScrapesList, isManual, toScrapeRow),
    list(endpoints.brokenScrapes, brokenScrapesList, isBroken, toBroken),
    endpoint(endpoints.brokenScrapesOfAts, ({ request, params }) => {
      const name = String(params.ats);
      const broken = rows.filter((row) => isBroken(row) && (row.ats ?? 'none') === name);
      const path = `ats/${encodeURIComponent(name)}/broken_scrapes`;
      return listResponse(brokenScrapesOfAtsList, broken.map(toBroken), request, { path });
    }),
    endpoint(endpoints.stuckScrapes, ({ request }) =>
      listResponse(stuckScrapesList, rows.filter(isStuck).map(toStuck), request, {
        filters: {
          with_jobs_in_queue({ queued_items }, params) {
            const asked = params.one('with_jobs_in_queue')?.toLowerCase();
            if (asked === undefined) return true;
            if (!['true', 'false', '1', '0'].includes(asked))
              throw invalidFilter('with_jobs_in_queue');
            return (queued_items ?? 0) > 0 === (asked === 'true' || asked === '1');
          },
        },
      }),
    ),
    endpoint(endpoints.atsCounts, ({ request }) =>
      listResponse(atsCountList, countByAts(rows), request, {
        toMember: ({ id, ...counts }) => ({
          '@id': `/api/ats/working_broken_counts#${encodeURIComponent(id || 'none')}`,
          '@type': 'AtsCount',
          ...counts,
        }),
      }),
    ),
    endpoint(totalRuns, ({ request }) => {
      const running = new Set(
        rows.flatMap(({ active, archived, entity_id }) => (active && !archived ? [entity_id] : [])),
      );
      return listResponse(
        totalRunsList,
        entities.filter(({ id }) => running.has(id)).map(toRow),
        request,
      );
    }),
    endpoint(endpoints.metrics, () =>
      collection('InsightMetric', endpoints.metrics.path, metrics(rows)),
    ),
    graph(endpoints.jobCountGraph, 9000),
    graph(endpoints.workingGraph, 80),
    graph(endpoints.brokenGraph, 25),
  ];
}
