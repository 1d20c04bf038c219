import { member, seconds } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { entityJobList, scrapeJobList } from '@console/api/jobs/list';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { job } from '../db/schema/jobs.ts';
import { anyOf, readFlag, searchFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { scrapeRef, scrapesById, type ScrapeRefRow } from '../scrapes/scrapeRef.ts';

export type JobRecord = typeof job.$inferSelect;

/** Makes a Job as it stands in lists. The detail adds fields to it. */
export const jobMember = (addresses: Addresses, row: JobRecord, scrape: ScrapeRefRow | undefined) =>
  member(addresses.apiBasePath, 'jobs', 'Job', row.id, {
    hash: row.hash,
    title: row.title,
    url: row.url,
    job_id: row.jobId,
    active: row.active,
    create_date: seconds(row.createDate),
    last_check: seconds(row.lastCheck),
    has_location: row.hasLocation,
    scrape: scrape === undefined ? null : scrapeRef(addresses, scrape),
    entity_id: row.entityId,
    scrape_id: row.scrapeId,
  });
type JobMember = ReturnType<typeof jobMember>;

/** Reads jobs with their scrapes, in two queries. */
async function loadJobs(
  executor: Executor,
  ids: readonly number[],
  addresses: Addresses,
): Promise<JobMember[]> {
  const rows = await executor.select().from(job).where(anyOf(job.id, ids));
  const scrapes = await scrapesById(
    executor,
    rows.map(({ scrapeId }) => scrapeId),
  );
  return rows.map((row) => jobMember(addresses, row, scrapes.get(row.scrapeId)));
}

const lines = sql`(${job.title} || E'\\n' || ${job.url})`;
/**
 * The lower-case lines of the searched columns. They are not stored in a column, because an import
 * writes millions of jobs and one entity has some thousands. ICU takes ten times as long as the C
 * locale, which does the same to ASCII.
 */
const searched = sql`CASE WHEN octet_length(${lines}) = length(${lines})
  THEN lower(${lines} COLLATE "C") COLLATE "default"
  ELSE lower(${lines} COLLATE "und-x-icu") COLLATE "default" END`;

/**
 * Finds active jobs, unless the request asks for the others. The partial indexes need the bare
 * column.
 */
const activeFilter = (params: QueryParams): SQL =>
  (readFlag(params, 'active') ?? true) ? sql`${job.active}` : sql`NOT ${job.active}`;

const shared = {
  table: job,
  id: job.id,
  orderKeys: {
    id: job.id,
    title: job.title,
    create_date: job.createDate,
    last_check: job.lastCheck,
  },
  load: loadJobs,
};
const filters = {
  custom_search: (params: QueryParams) => searchFilter(params, 'custom_search', searched, [job.id]),
  has_location: job.hasLocation,
  create_date: job.createDate,
  last_check: job.lastCheck,
  active: activeFilter,
  id: job.id,
};

export const jobsOfEntity = (id: number): ListDefinition<typeof entityJobList, JobMember> => ({
  ...shared,
  contract: entityJobList,
  path: `entities/${id}/jobs`,
  where: () => eq(job.entityId, id),
  filters: { ...filters, scrape: job.scrapeId },
});

export const jobsOfScrape = (id: number): ListDefinition<typeof scrapeJobList, JobMember> => ({
  ...shared,
  contract: scrapeJobList,
  path: `scrapes/${id}/jobs`,
  where: () => eq(job.scrapeId, id),
  filters,
});
