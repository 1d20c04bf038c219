import { wholeCollection, type HydraObject } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { desc, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { metricDaily } from '../db/schema/jobs.ts';

/** The metrics in the order in which they are answered. */
const METRICS = [
  'total_runs',
  'all_broken_scrapes',
  'with_entries_in_queue',
  'with_no_jobs',
  'manual_companies',
  'broken_companies_by_engine',
] as const;
const DAYS_SHOWN = 7;

/** Turns `2026-11-21` into `11/21/2026`. No other value on the wire has American dates. */
const dateString = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** GET /insights: each metric on the last seven recorded days, the newest day first. */
export async function insightMetrics(
  executor: Executor,
  params: QueryParams,
  { apiBasePath }: Addresses,
): Promise<HydraObject> {
  const newest = executor
    .select({
      metric: metricDaily.metric,
      day: metricDaily.day,
      count: metricDaily.itemCount,
      age: sql<number>`row_number() OVER (PARTITION BY ${metricDaily.metric} ORDER BY ${metricDaily.day} DESC)`.as(
        'age',
      ),
    })
    .from(metricDaily)
    .where(inArray(metricDaily.metric, [...METRICS]))
    .as('newest');
  const rows = await executor
    .select()
    .from(newest)
    .where(sql`${newest.age} <= ${DAYS_SHOWN}`)
    .orderBy(desc(newest.day));
  const members = METRICS.flatMap((metric) => rows.filter((row) => row.metric === metric)).map(
    ({ metric, day, count }) => ({
      '@id': `${apiBasePath}/insights#${metric}-${day}`,
      '@type': 'InsightMetric',
      metric,
      date_string: dateString(day),
      item_count: count,
    }),
  );
  return wholeCollection(apiBasePath, 'insights', 'InsightMetric', members, params);
}
