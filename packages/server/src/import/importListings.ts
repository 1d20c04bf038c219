import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { job } from '../db/schema/jobs.ts';
import { siteType } from '../seed/lookups/settingOptions.ts';
import { writeRows, type SqlRunner } from '../seed/rowWriter.ts';
import { listingAsOf } from './asOf.ts';
import { scrapeName } from './companyRows.ts';
import type { ImportRun } from './importRun.ts';
import { inBatches } from './inBatches.ts';
import { jobRows, type JobRows } from './jobRows.ts';
import { recordset } from './jsonParameter.ts';
import type { FoundRow } from './jsonRows.ts';
import { listingSchema, sentenceOf, type ListingRow } from './rowSchemas.ts';

/**
 * Listings become jobs of the scrape with their eid and ats; one is made where the employer has no
 * such portal.
 */
export async function importListings(
  db: Db,
  run: ImportRun,
  rows: AsyncIterable<FoundRow>,
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

function toListing({ index, value }: FoundRow, run: ImportRun, seen: Set<string>): ListingRow[] {
  const parsed = v.safeParse(listingSchema, value);
  if (!parsed.success) {
    run.refused.add(`listing ${index + 1}`, sentenceOf(parsed.issues));
    return [];
  }
  const listing = listingAsOf(parsed.output, run.now);
  if (listing === undefined) {
    run.count('later jobs', 1);
    return [];
  }
  const what = `listing ${index + 1} (id ${listing.id})`;
  if (!run.names.has(listing.eid)) {
    run.refused.add(what, 'its employer is not there', `eid ${listing.eid}`);
    return [];
  }
  if (seen.has(listing.id)) {
    run.refused.add(what, 'its id was used by an earlier listing');
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
    isAtRest: false,
  }));
}

async function writeJobs(tx: SqlRunner, jobs: readonly JobRows[]): Promise<void> {
  if (jobs.length === 0) return;
  await writeRows(
    tx,
    job,
    jobs.map((one) => one.job),
    sql`
    ON CONFLICT (hash) DO UPDATE SET entity_id = excluded.entity_id, scrape_id = excluded.scrape_id, title = excluded.title, url = excluded.url,
      active = excluded.active, has_location = excluded.has_location, country = excluded.country, create_date = excluded.create_date, last_check = excluded.last_check
    WHERE (job.entity_id, job.scrape_id, job.title, job.url, job.active, job.has_location, job.country, job.create_date, job.last_check) IS DISTINCT FROM
      (excluded.entity_id, excluded.scrape_id, excluded.title, excluded.url, excluded.active, excluded.has_location, excluded.country, excluded.create_date, excluded.last_check)`,
  );
  await tx.execute(sql`
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
