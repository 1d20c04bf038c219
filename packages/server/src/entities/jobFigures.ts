import { seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { and, asc, count as countRows, desc, eq, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { job, scrapeJobCount as count } from '../db/schema/jobs.ts';
import { scrape } from '../db/schema/scrapes.ts';

/** Reads the newest count of a scrape under this condition. */
const newestCount = (executor: Executor, condition?: SQL) =>
  executor
    .select({ day: count.day, numJobs: count.numJobs, recordedAt: count.recordedAt })
    .from(count)
    .where(and(eq(count.scrapeId, scrape.id), condition))
    .orderBy(desc(count.day))
    .limit(1);

/**
 * GET /entities/{id}/job_count_delta: for each scrape the latest job count, its difference to the
 * count before, and its difference to the newest count that is at least seven days older. The
 * scrape that was updated last comes first.
 */
export async function jobCountDelta(
  executor: Executor,
  entityId: number,
  { apiBasePath }: Addresses,
) {
  const latest = newestCount(executor).as('latest');
  const before = newestCount(executor, lt(count.day, latest.day)).as('before');
  const week = newestCount(executor, lte(count.day, sql`${latest.day} - 7`)).as('week');
  const rows = await executor
    .select({
      id: scrape.id,
      name: scrape.name,
      lastUpdated: scrape.lastUpdated,
      numJobs: latest.numJobs,
      countedAt: latest.recordedAt,
      countedDay: latest.day,
      before: before.numJobs,
      week: week.numJobs,
      since: week.recordedAt,
    })
    .from(scrape)
    .innerJoinLateral(latest, sql`true`)
    .leftJoinLateral(before, sql`true`)
    .leftJoinLateral(week, sql`true`)
    .where(eq(scrape.entityId, entityId))
    .orderBy(desc(scrape.lastUpdated), desc(scrape.id));
  return rows.map((row) => ({
    '@id': `${apiBasePath}/entities/${entityId}/job_count_delta#${row.id}`,
    '@type': 'JobCountDelta',
    scrape_id: row.id,
    scrape_name: row.name,
    last_updated: seconds(row.lastUpdated),
    num_jobs: row.numJobs,
    counted_at: seconds(row.countedAt),
    counted_day: row.countedDay,
    delta: row.numJobs - (row.before ?? row.numJobs),
    change_7_days: row.week === null ? null : row.numJobs - row.week,
    since: secondsOrNull(row.since),
  }));
}

/**
 * GET /entities/{id}/jobs_by_country: the number of its active jobs per country, the largest number
 * first.
 */
export async function jobsByCountry(
  executor: Executor,
  entityId: number,
  { apiBasePath }: Addresses,
) {
  const country = sql<string>`coalesce(${job.country}, 'Unknown')`;
  const rows = await executor
    .select({ country, jobs: countRows() })
    .from(job)
    .where(and(eq(job.entityId, entityId), sql`${job.active}`))
    .groupBy(country)
    .orderBy(desc(countRows()), asc(country));
  return rows.map((row) => ({
    '@id': `${apiBasePath}/entities/${entityId}/jobs_by_country#${encodeURIComponent(row.country)}`,
    '@type': 'JobsByCountry',
    country: row.country,
    job_count: row.jobs,
  }));
}
