import { wholeCollection, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { metricDaily } from '../db/schema/jobs.ts';

/** The metric of each graph, by its path. */
const METRICS: Readonly<Record<string, typeof metricDaily.$inferSelect.metric>> = {
  '/get_job_count_graph_data': 'job_count',
  '/get_working_company_count_graph_data': 'working_company_count',
  '/get_broken_company_count_graph_data': 'broken_company_count',
};

const lengths = {
  '30d': '30 days',
  '60d': '60 days',
  '6m': '6 months',
  '1y': '1 year',
  '3y': '3 years',
  '5y': '5 years',
  '7y': '7 years',
} as const;
const averages = {
  '3d': 3,
  '7d': 7,
  '14d': 14,
  '21d': 21,
  '30d': 30,
  '60d': 60,
  '90d': 90,
} as const;

function choice<Choices extends object>(
  params: QueryParams,
  name: string,
  choices: Choices,
  byDefault: keyof Choices,
): Choices[keyof Choices] {
  const given = params.one(name);
  if (given === undefined) return choices[byDefault];
  const isChoice = (key: string): key is string & keyof Choices => Object.hasOwn(choices, key);
  if (!isChoice(given)) throw invalidFilter(name);
  return choices[given];
}

/**
 * Answers one point per recorded day, oldest first, up to the newest recorded day. If the counting
 * has stopped, the graph shows the last counted days and is not empty. `average` is the mean of the
 * recorded days among that many days up to the point.
 *
 * @throws Problem 400 for a length or an average that is not one of the choices
 */
export async function graphData(
  executor: Executor,
  path: string,
  params: QueryParams,
  { apiBasePath }: Addresses,
): Promise<HydraObject> {
  const length = choice(params, 'length', lengths, '30d');
  const days = choice(params, 'average', averages, '7d');
  const metric = METRICS[path];
  if (metric === undefined) throw new Error(`No metric is configured for ${path}`);
  const isMetric = eq(metricDaily.metric, metric);
  const newest = sql`(SELECT max(${metricDaily.day}) FROM ${metricDaily} WHERE ${isMetric})`;
  const start = sql`${newest} - ${length}::interval`;
  const averaged = executor
    .select({
      day: metricDaily.day,
      count: metricDaily.itemCount,
      average: sql<number>`round(avg(${metricDaily.itemCount}) OVER (ORDER BY ${metricDaily.day}
        RANGE BETWEEN make_interval(days => ${days - 1}::int) PRECEDING AND CURRENT ROW), 2)::float8`.as(
        'average',
      ),
    })
    .from(metricDaily)
    .where(and(isMetric, gt(metricDaily.day, sql`${start} - make_interval(days => ${days}::int)`)))
    .as('averaged');
  const points = await executor
    .select()
    .from(averaged)
    .where(gt(averaged.day, start))
    .orderBy(asc(averaged.day));
  const iri = `${apiBasePath}${path}`;
  const members = points.map(({ day, count, average }) => ({
    '@id': `${iri}#${day}`,
    '@type': 'GraphPoint',
    date: day,
    count,
    average,
  }));
  return wholeCollection(apiBasePath, path.slice(1), 'GraphPoint', members, params);
}
