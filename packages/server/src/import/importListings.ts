import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { recordset, writeRows } from '../db/bulkInsert.ts';
import type { Db } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { job } from '../db/schema/jobs.ts';
import { siteType } from '../lookups/optionLists.ts';
import { listingAsOf } from './asOf.ts';
import { inBatches, type ImportRun } from './importRun.ts';
import type { JsonRow } from './jsonRows.ts';
import { placeOf } from './place.ts';
import { listingSchema, sentenceOf, type ListingRow } from './rowSchemas.ts';
import { scrapeName } from './scrapeCatalog.ts';

/** Imports listings as jobs. A scrape is created when the entity has none for the applicant system. */
export async function importListings(
  db: Db,
  run: ImportRun,
  rows: AsyncIterable<JsonRow>,
): Promise<void> {
  const seen = new Set<string>();
  for await (const batch of inBatches(rows)) {
    const listings = batch.flatMap((row) => toListing(row, run, seen));
    await db.transaction(async (tx) => {
      await run.catalog.write(tx, missingScrapes(listings, run), run);
      await writeJobs(
        tx,
        listings.flatMap((listing) => {
          const scrapeId = run.catalog.find(listing.eid, listing.ats);
          return scrapeId === undefined ? [] : [jobRows(listing, scrapeId)];
        }),
      );
    });
    run.count('jobs', listings.length);
  }
}

function toListing({ index, value }: JsonRow, run: ImportRun, seen: Set<string>): ListingRow[] {
  const parsed = v.safeParse(listingSchema, value);
  if (!parsed.success) {
    run.refusals.add(`listing ${index + 1}`, sentenceOf(parsed.issues));
    return [];
  }
  const listing = listingAsOf(parsed.output, run.now);
  if (listing === undefined) {
    run.count('laterJobs', 1);
    return [];
  }
  const name = `listing ${index + 1} (id ${listing.id})`;
  if (!run.names.has(listing.eid)) {
    run.refusals.add(name, 'its entity is not there', `eid ${listing.eid}`);
    return [];
  }
  if (seen.has(listing.id)) {
    run.refusals.add(name, 'its id was used by an earlier listing');
    return [];
  }
  seen.add(listing.id);
  return [listing];
}

function missingScrapes(listings: readonly ListingRow[], run: ImportRun) {
  const missing = new Map(
    listings
      .filter((listing) => run.catalog.find(listing.eid, listing.ats) === undefined)
      .map((listing) => [`${listing.eid}|${listing.ats}`, listing]),
  );
  return [...missing.values()].map(({ eid, ats, last_check: lastCheck }) => ({
    entityId: eid,
    ats,
    name: scrapeName(run.names.get(eid) ?? `EID ${eid}`, ats),
    siteType: siteType.corporate,
    careerPortal: null,
    active: false,
    lastCheck,
    openJobs: null,
  }));
}

async function writeJobs(executor: Executor, jobs: readonly JobRows[]): Promise<void> {
  if (jobs.length === 0) return;
  await writeRows(
    executor,
    job,
    jobs.map((one) => one.job),
    sql`
    ON CONFLICT (hash) DO UPDATE SET entity_id = excluded.entity_id, scrape_id = excluded.scrape_id, title = excluded.title, url = excluded.url,
      active = excluded.active, has_location = excluded.has_location, country = excluded.country, create_date = excluded.create_date, last_check = excluded.last_check
    WHERE (job.entity_id, job.scrape_id, job.title, job.url, job.active, job.has_location, job.country, job.create_date, job.last_check) IS DISTINCT FROM
      (excluded.entity_id, excluded.scrape_id, excluded.title, excluded.url, excluded.active, excluded.has_location, excluded.country, excluded.create_date, excluded.last_check)`,
  );
  await executor.execute(sql`
    INSERT INTO job_detail (job_id, city, region, job_location, extended_fields)
    SELECT j.id, x.city, x.region, x.job_location, x.extended_fields
    FROM ${recordset(
      jobs.map((one) => one.detail),
      'hash text, city text, region text, job_location jsonb, extended_fields jsonb',
    )} JOIN job j ON j.hash = x.hash
    ON CONFLICT (job_id) DO UPDATE SET city = excluded.city, region = excluded.region, job_location = excluded.job_location, extended_fields = excluded.extended_fields
    WHERE (job_detail.city, job_detail.region, job_detail.job_location, job_detail.extended_fields)
      IS DISTINCT FROM (excluded.city, excluded.region, excluded.job_location, excluded.extended_fields)`);
}

type ExtendedField = { field_tag: string; field_value: string };

const textOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
};

function extendedFields(listing: ListingRow, locations: readonly string[]): ExtendedField[] {
  return [
    ...Object.entries(listing.ext).map(([tag, value]) => ({
      field_tag: tag,
      field_value: textOf(value),
    })),
    ...locations
      .slice(1)
      .map((location) => ({ field_tag: 'further_location', field_value: location })),
    ...(listing.src === null ? [] : [{ field_tag: 'source', field_value: listing.src }]),
    ...listing.also.map((source) => ({ field_tag: 'also_listed_by', field_value: source })),
  ];
}

/** Makes the rows of one listing: the job, which has the listing id as hash, and its detail. */
function jobRows(listing: ListingRow, scrapeId: number) {
  const locations = listing.locations.filter((location) => location.trim() !== '');
  const [first] = locations;
  const place = first === undefined ? null : placeOf(first);
  return {
    job: {
      hash: listing.id,
      entityId: listing.eid,
      scrapeId,
      title: listing.title,
      url: listing.url,
      active: listing.active,
      hasLocation: first !== undefined,
      country: place?.country ?? null,
      createDate: listing.date_posted,
      lastCheck: listing.last_check,
    },
    detail: {
      hash: listing.id,
      city: place?.city ?? null,
      region: place?.region ?? null,
      job_location: place && {
        country_name: place.country,
        city_name: place.city,
        region_name: place.region,
        zipcode: null,
        location_id: null,
        latitude: null,
        longitude: null,
      },
      extended_fields: extendedFields(listing, locations),
    },
  };
}
type JobRows = ReturnType<typeof jobRows>;
