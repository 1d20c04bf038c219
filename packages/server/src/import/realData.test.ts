import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityProblems } from '@console/api/entities/rules';
import { packageRoot } from '../db/packageRoot.ts';
import type { Database } from '../db/database.ts';
import { entity, entityTag } from '../db/schema/entities.ts';
import { tag } from '../db/schema/people.ts';
import { entityValues } from '../entities/entityBody.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { runImport, type ImportReport } from './runImport.ts';

const folder = join(packageRoot, '..', '..', '..', 'shared', 'data');
const path = (name: string) => join(folder, name);
const isThere = ['companies.json.gz', 'listings.json.gz'].every((name) => existsSync(path(name)));

type Company = { eid: number; company_name: string; portals: { ats: string }[] };
type Listing = { id: string; eid: number; title: string; url: string; active: boolean };
const read = (name: string): unknown[] => {
  const rows: unknown = JSON.parse(gunzipSync(readFileSync(path(name))).toString());
  return Array.isArray(rows) ? rows : [];
};
const isCompany = (row: unknown): row is Company => typeof row === 'object' && row !== null && 'portals' in row;
const isListing = (row: unknown): row is Listing => typeof row === 'object' && row !== null && 'title' in row;

describe.skipIf(!isThere)(`the real data of ${folder}${isThere ? '' : ' (skipped: the folder is absent)'}`, () => {
  let database: Database;
  let report: ImportReport;
  const rows = async (query: SQL): Promise<Record<string, unknown>[]> => (await database.db.execute(query)).rows;

  beforeAll(async () => {
    database = await openTestDatabase();
    report = await runImport(database, { companies: path('companies.json.gz'), listings: path('listings.json.gz'), now: new Date('2026-11-21T08:00:00.000Z') });
  }, 240_000);
  afterAll(() => database.close());

  it('is taken whole: every employer under its eid, every job as it was found', { timeout: 120_000 }, async () => {
    const companies = read('companies.json.gz').filter(isCompany);
    const listings = read('listings.json.gz').filter(isListing);
    expect(report.refused.lines()).toEqual([]);
    expect(new Map((await rows(sql`SELECT id, company_name FROM entity`)).map((row) => [row.id, row.company_name])))
      .toEqual(new Map(companies.map((company) => [company.eid, company.company_name.trim()])));
    const jobs = await rows(sql`SELECT hash, entity_id, title, url, active FROM job`);
    expect(new Map(jobs.map(({ hash, ...job }) => [hash, job])))
      .toEqual(new Map(listings.map((job) => [job.id, { entity_id: job.eid, title: job.title, url: job.url, active: job.active }])));
    const [scrapes] = await rows(sql`SELECT count(*)::int AS found FROM scrape`);
    expect(scrapes?.found).toBe(new Set(companies.flatMap((company) => company.portals.map((portal) => `${company.eid}|${portal.ats}`))).size);
  });

  it('holds Nvidia with its ticker, its three scrapes and its open jobs', async () => {
    expect(await rows(sql`
      SELECT e.ticker, e.state, e.num_jobs, (SELECT count(*)::int FROM job j WHERE j.entity_id = e.id AND j.active) AS open,
        (SELECT array_to_string(array_agg(s.name ORDER BY s.name), ', ') FROM scrape s WHERE s.entity_id = e.id) AS scrapes
      FROM entity e WHERE e.company_name = 'Nvidia'`)).toEqual([
      { ticker: 'NVDA', state: 'healthy', num_jobs: 242, open: 242, scrapes: 'Nvidia LinkedIn, Nvidia Redirect, Nvidia Workday' },
    ]);
  });

  it('can be edited: every employer meets the rules of the entity form', async () => {
    const reasons = database.db.select({ entityId: entityTag.entityId, tagId: tag.id }).from(entityTag)
      .innerJoin(tag, and(eq(tag.id, entityTag.tagId), like(tag.title, 'NS:%'))).as('reasons');
    const found = await database.db.select({ row: entity, reason: reasons.tagId }).from(entity).leftJoin(reasons, eq(reasons.entityId, entity.id));
    expect(found).toHaveLength(report.employers);
    expect(found.filter(({ row, reason }) => Object.keys(entityProblems(entityValues(row, reason))).length > 0)).toEqual([]);
    expect(await rows(sql`
      SELECT e.id FROM entity e LEFT JOIN entity_tag et ON et.entity_id = e.id LEFT JOIN tag t ON t.id = et.tag_id AND t.title LIKE 'NS:%' GROUP BY e.id
      HAVING count(t.id) <> (e.no_website OR e.no_career_page)::int OR e.no_website <> (e.url IS NULL) OR e.no_career_page <> (e.career_page IS NULL)
        OR e.can_not_scrape_employer <> (e.no_website OR e.no_career_page) OR (e.url IS NULL) <> (e.url_key IS NULL)`)).toEqual([]);
    expect(await rows(sql`
      SELECT e.id FROM entity e WHERE e.no_career_page AND EXISTS (SELECT FROM scrape s WHERE s.entity_id = e.id AND s.career_portal IS NOT NULL)`)).toEqual([]);
  });

  it('is counted right', async () => {
    expect(await rows(sql`
      SELECT s.id FROM scrape s LEFT JOIN job j ON j.scrape_id = s.id AND j.active GROUP BY s.id
      HAVING s.num_jobs <> count(j.id) OR s.jobs_without_location <> count(j.id) FILTER (WHERE NOT j.has_location)`)).toEqual([]);
    expect(await rows(sql`SELECT DISTINCT state FROM entity ORDER BY state`)).toEqual([{ state: 'archived' }, { state: 'healthy' }, { state: 'new_entity' }]);
  });
});
