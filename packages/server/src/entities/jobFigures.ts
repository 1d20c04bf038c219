import { seconds } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { and, asc, count, desc, eq, lte, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { job, scrapeJobCount } from '../db/schema/jobs.ts';
import { scrape } from '../db/schema/scrapes.ts';

/**
 * GET /entities/{id}/job_count_delta: per scrape the latest job count and its difference to the
 * previous one, newest first.
 */
export async function jobCountDelta(
  executor: Executor,
  entityId: number,
  { apiBasePath }: Addresses,
) {
  const ranked = executor
    .select({
      scrapeId: scrapeJobCount.scrapeId,
      numJobs: scrapeJobCount.numJobs,
      age: sql<number>`row_number() OVER (PARTITION BY ${scrapeJobCount.scrapeId} ORDER BY ${scrapeJobCount.day} DESC)`
        .mapWith(Number)
        .as('age'),
    })
    .from(scrapeJobCount)
    .innerJoin(scrape, eq(scrape.id, scrapeJobCount.scrapeId))
    .where(eq(scrape.entityId, entityId))
    .as('ranked');
  const rows = await executor
    .select({
      id: scrape.id,
      name: scrape.name,
      lastUpdated: scrape.lastUpdated,
      numJobs: ranked.numJobs,
    })
    .from(ranked)
    .innerJoin(scrape, eq(scrape.id, ranked.scrapeId))
    .where(lte(ranked.age, 2))
    .orderBy(desc(scrape.lastUpdated), desc(scrape.id), asc(ranked.age));
  const latest = rows.filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index);
  return latest.map(({ id, name, lastUpdated, numJobs }) => {
    const before = rows.findLast((row) => row.id === id)?.numJobs ?? numJobs;
    return {
      '@id': `${apiBasePath}/entities/${entityId}/job_count_delta#${id}`,
      '@type': 'JobCountDelta',
      scrape_id: id,
      scrape_name: name,
      last_updated: seconds(lastUpdated),
      num_jobs: numJobs,
      delta: numJobs - before,
    };
  });
}

/** GET /entities/{id}/jobs_by_country: its active jobs per country, largest number first. */
export async function jobsByCountry(
  executor: Executor,
  entityId: number,
  { apiBasePath }: Addresses,
) {
  const country = sql<string>`coalesce(${job.country}, 'Unknown')`;
  const rows = await executor
    .select({ country, jobs: count() })
    .from(job)
    .where(and(eq(job.entityId, entityId), sql`${job.active}`))
    .groupBy(country)
    .orderBy(desc(count()), asc(country));
  return rows.map((row) => ({
    '@id': `${apiBasePath}/entities/${entityId}/jobs_by_country#${encodeURIComponent(row.country)}`,
    '@type': 'JobsByCountry',
    country: row.country,
    job_count: row.jobs,
  }));
}
