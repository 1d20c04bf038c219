import type { Entity } from '@console/api/entities/schema';
import { INSIGHT_METRICS } from '@console/api/insights/schema';
import type { RequestHandler } from 'msw';
import { endpoint, type Endpoint } from '../endpoint.ts';
import { entityList, toRow } from '../entities/entityList.ts';
import { entities as allEntities } from '../entities/fixtures.ts';
import { listPage, type ListDefinition } from '../listPage.ts';
import { collection, problem } from '../respond.ts';
import { NOW, scrapes, type ScrapeRecord } from '../scrapes/fixtures.ts';
import type { Wire } from '../wire.ts';
import {
  allBroken,
  atsCountList,
  brokenOf,
  countByAts,
  manualScrapes,
  stuck,
  withEntriesInQueue,
  withNoJobs,
  type InsightList,
} from './insightLists.ts';

const DAY = 86_400;
const dayOf = (daysAgo: number): string =>
  new Date((NOW - daysAgo * DAY) * 1000).toISOString().slice(0, 10);
const american = (day: string): string => day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$2/$3/$1');

const answer = (
  rows: readonly ScrapeRecord[],
  request: Request,
  { includes, definition, toMember }: InsightList,
) => listPage(rows.filter(includes), request, definition, toMember);

const { id, company_name, name, num_jobs } = entityList.order;
const totalRunsList: ListDefinition<Wire<Entity>> = {
  ...entityList,
  path: '/api/entities/total_runs',
  order: Object.fromEntries(
    Object.entries({ id, company_name, name, num_jobs }).flatMap(([key, value]) =>
      value ? [[key, value]] : [],
    ),
  ),
  defaultOrder: [['company_name', 'asc']],
};

/** As many in each metric as there are now, and one fewer for each day before. */
const metrics = (rows: readonly ScrapeRecord[]) => {
  const now: Record<(typeof INSIGHT_METRICS)[number], number> = {
    total_runs: rows.filter(({ active, archived }) => active && !archived).length,
    all_broken_scrapes: rows.filter(allBroken.includes).length,
    with_entries_in_queue: rows.filter(withEntriesInQueue.includes).length,
    with_no_jobs: rows.filter(withNoJobs.includes).length,
    manual_companies: rows.filter(manualScrapes.includes).length,
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

const LENGTHS: Readonly<Record<string, number>> = {
  '30d': 30,
  '60d': 60,
  '6m': 182,
  '1y': 365,
  '3y': 1096,
  '5y': 1826,
  '7y': 2557,
};
const AVERAGES = ['3d', '7d', '14d', '21d', '30d', '60d', '90d'];

/** A gentle wave around the given level, so that a graph has something to draw. */
const graph = (name_: Endpoint, level: number) =>
  endpoint(name_, ({ request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const days = LENGTHS[searchParams.get('length') ?? '30d'];
    const average = searchParams.get('average') ?? '7d';
    if (days === undefined)
      return problem(400, 'invalid_filter', 'Invalid value for query parameter "length".');
    if (!AVERAGES.includes(average))
      return problem(400, 'invalid_filter', 'Invalid value for query parameter "average".');
    const count = (daysAgo: number) => Math.round(level * (1 + Math.sin(daysAgo / 9) / 10));
    const span = Number.parseInt(average, 10);
    const mean = (daysAgo: number) =>
      Array.from({ length: span }, (_, back) => count(daysAgo + back)).reduce(
        (sum, one) => sum + one,
        0,
      ) / span;
    const points = Array.from({ length: days }, (_, index) => days - 1 - index).map((daysAgo) => ({
      '@id': `${pathname}#${dayOf(daysAgo)}`,
      '@type': 'GraphPoint',
      date: dayOf(daysAgo),
      count: count(daysAgo),
      average: Math.round(mean(daysAgo) * 100) / 100,
    }));
    return collection('GraphPoint', points, { id: pathname });
  });

interface InsightHandlersOptions {
  scrapes?: readonly ScrapeRecord[];
  entities?: readonly Wire<Entity>[];
}

/**
 * The insight lists, metrics and graphs, counted from these scrapes and employers (contract,
 * sections 6.1, 6.2 and 6.7).
 */
export const insightHandlers = ({
  scrapes: rows = scrapes,
  entities = allEntities,
}: InsightHandlersOptions = {}): RequestHandler[] => [
  endpoint('GET /scrapes/with_entries_in_queue', ({ request }) =>
    answer(rows, request, withEntriesInQueue),
  ),
  endpoint('GET /scrapes/with_no_jobs', ({ request }) => answer(rows, request, withNoJobs)),
  endpoint('GET /scrapes/manual_scrapes', ({ request }) => answer(rows, request, manualScrapes)),
  endpoint('GET /scrapes/all_broken_scrapes', ({ request }) => answer(rows, request, allBroken)),
  endpoint('GET /ats/:ats/broken_scrapes', ({ request, params }) =>
    answer(rows, request, brokenOf(String(params.ats))),
  ),
  endpoint('GET /scrapes/stuck', ({ request }) => answer(rows, request, stuck)),
  endpoint('GET /ats/working_broken_counts', ({ request }) =>
    listPage(countByAts(rows), request, atsCountList, ({ id: row, ...counts }) => ({
      '@id': `/api/ats/working_broken_counts#${row}`,
      '@type': 'AtsCount',
      ...counts,
    })),
  ),
  endpoint('GET /entities/total_runs', ({ request }) => {
    const running = new Set(
      rows.filter(({ active, archived }) => active && !archived).map(({ entity_id }) => entity_id),
    );
    return listPage(
      entities.filter((entity) => running.has(entity.id)),
      request,
      totalRunsList,
      toRow,
    );
  }),
  endpoint('GET /insights', () =>
    collection('InsightMetric', metrics(rows), { id: '/api/insights' }),
  ),
  graph('GET /get_job_count_graph_data', 9000),
  graph('GET /get_working_company_count_graph_data', 80),
  graph('GET /get_broken_company_count_graph_data', 25),
];
