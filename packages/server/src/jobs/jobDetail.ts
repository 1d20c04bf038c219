import {
  document,
  seconds,
  secondsOrNull,
  type HydraObject,
} from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { job, jobDetail as details, jobPreviousInstance as previous } from '../db/schema/jobs.ts';
import { entitiesWithTags, entityRef } from '../entities/entityMember.ts';
import { scrapesById } from '../scrapes/scrapeRef.ts';
import { jobMember } from './jobList.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text or a number of a JSON column, as text. It is null for anything else. */
const plain = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

function locationOf(stored: unknown): HydraObject | null {
  if (!isRecord(stored)) return null;
  return {
    country_name: plain(stored.country_name),
    city_name: plain(stored.city_name),
    region_name: plain(stored.region_name),
    zipcode: plain(stored.zipcode),
    location_id: plain(stored.location_id),
    latitude: plain(stored.latitude),
    longitude: plain(stored.longitude),
  };
}

const fieldsOf = (stored: unknown): HydraObject[] =>
  (Array.isArray(stored) ? stored : [])
    .filter(isRecord)
    .flatMap(({ field_tag, field_value }) =>
      typeof field_tag === 'string' ? [{ field_tag, field_value: plain(field_value) }] : [],
    );

/**
 * Resolves with a Job with the fields that only its detail has. When there are several, an active
 * one is preferred, then the newest one. The description is as the site gave it.
 *
 * @throws Problem 404 with `missing` as its description
 */
async function findJob(
  executor: Executor,
  condition: SQL,
  addresses: Addresses,
  missing: string,
): Promise<HydraObject> {
  const [found] = await executor
    .select({ row: job, detail: details })
    .from(job)
    .leftJoin(details, eq(details.jobId, job.id))
    .where(condition)
    .orderBy(desc(job.active), desc(job.createDate), desc(job.id))
    .limit(1);
  if (found === undefined) throw notFound(missing);
  const { row, detail } = found;
  const instances = await executor
    .select()
    .from(previous)
    .where(eq(previous.jobPk, row.id))
    .orderBy(desc(previous.created), desc(previous.id));
  const scrapes = await scrapesById(executor, [row.scrapeId]);
  const [owner] = await entitiesWithTags(executor, [row.entityId]);
  const region = detail?.region ?? null;
  return document(addresses.apiBasePath, 'Job', {
    ...jobMember(addresses, row, scrapes.get(row.scrapeId)),
    onet_code: detail?.onetCode ?? null,
    onet_description: detail?.onetDescription ?? null,
    description: detail?.description ?? null,
    city: detail?.city ?? null,
    region: region === null ? null : { name: region },
    region_name: region,
    job_location: locationOf(detail?.jobLocation),
    extended_fields: fieldsOf(detail?.extendedFields),
    previous_instances: instances.map(({ jobId, created, lastChecked, deleteDate }) => ({
      job_id: jobId,
      created: seconds(created),
      last_checked: secondsOrNull(lastChecked),
      delete_date: secondsOrNull(deleteDate),
    })),
    entity: owner === undefined ? null : entityRef(addresses, owner.row, owner.tags),
  });
}

/** @throws Problem 404 */
export const jobById = (executor: Executor, id: number | undefined, addresses: Addresses) => {
  const missing = 'Job by ID not found.';
  if (id === undefined) throw notFound(missing);
  return findJob(executor, eq(job.id, id), addresses, missing);
};

/** @throws Problem 404 */
export const jobByHash = (executor: Executor, hash: string, addresses: Addresses) => {
  const missing = 'Job by hash not found.';
  if (hash.includes('\0')) throw notFound(missing);
  return findJob(executor, eq(job.hash, hash), addresses, missing);
};

/**
 * An index serves the comparison of the hashes of the URLs.
 *
 * @throws Problem 404
 */
export const jobByUrl = (executor: Executor, url: string, addresses: Addresses) =>
  findJob(
    executor,
    sql`${and(sql`md5(${job.url}) = md5(${url})`, eq(job.url, url))}`,
    addresses,
    'Job UR not found.',
  );
