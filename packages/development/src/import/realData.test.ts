import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { entityProblems } from '@console/api/entities/rules';
import type { Database } from '@console/server/db/database';
import { packageRoot } from '@console/server/db/packageRoot';
import { entity, entityTag } from '@console/server/db/schema/entities';
import { tag } from '@console/server/db/schema/people';
import { entityValues } from '@console/server/entities/entityBody';
import { readAsOf } from '@console/server/import/asOf';
import type { ImportReport } from '@console/server/import/importReport';
import { runImport } from '@console/server/import/runImport';
import { openTestApp, type TestApp } from '@console/server/testing/testApp';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { and, eq, like, sql, type SQL } from 'drizzle-orm';
import { Engine } from 'php-parser';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventDetails } from '../demo/inventDetails.ts';

const folder = join(packageRoot, '..', '..', '..', 'shared', 'data');
const path = (name: string) => join(folder, name);
const isThere = ['companies.json.gz', 'listings.json.gz'].every((name) => existsSync(path(name)));

type Company = { eid: number; company_name: string; portals: { ats: string }[] };
type Listing = { id: string; eid: number; title: string; url: string; active: boolean };
const read = (name: string): unknown[] => {
  const rows: unknown = JSON.parse(gunzipSync(readFileSync(path(name))).toString());
  return Array.isArray(rows) ? rows : [];
};
const isCompany = (row: unknown): row is Company =>
  typeof row === 'object' && row !== null && 'portals' in row;
const isListing = (row: unknown): row is Listing =>
  typeof row === 'object' && row !== null && 'title' in row;

const collectionOf = v.object({
  'hydra:totalItems': v.number(),
  'hydra:member': v.array(v.record(v.string(), v.unknown())),
});

describe.skipIf(!isThere)(
  `the real data of ${folder}${isThere ? '' : ' (skipped: the folder is absent)'}`,
  () => {
    let api: TestApp;
    let database: Database;
    let report: ImportReport;
    const rows = async (query: SQL): Promise<Record<string, unknown>[]> =>
      (await database.db.execute(query)).rows;

    beforeAll(async () => {
      api = await openTestApp();
      ({ database } = api);
      report = await runImport(database, {
        companies: path('companies.json.gz'),
        listings: path('listings.json.gz'),
        now: new Date('2026-11-21T08:00:00.000Z'),
        inventDetails,
      });
    }, 240_000);
    afterAll(() => api.close());

    it(
      'is taken whole: every entity under its eid, every job as it was found',
      { timeout: 120_000 },
      async () => {
        const companies = read('companies.json.gz').filter(isCompany);
        const listings = read('listings.json.gz').filter(isListing);
        expect(report.refusals.lines()).toEqual([]);
        expect(
          new Map(
            (await rows(sql`SELECT id, company_name FROM entity`)).map((row) => [
              row.id,
              row.company_name,
            ]),
          ),
        ).toEqual(new Map(companies.map((company) => [company.eid, company.company_name.trim()])));
        const jobs = await rows(sql`SELECT hash, entity_id, title, url, active FROM job`);
        expect(new Map(jobs.map(({ hash, ...job }) => [hash, job]))).toEqual(
          new Map(
            listings.map((job) => [
              job.id,
              { entity_id: job.eid, title: job.title, url: job.url, active: job.active },
            ]),
          ),
        );
        const [scrapes] = await rows(sql`SELECT count(*)::int AS found FROM scrape`);
        expect(scrapes?.found).toBe(
          new Set(
            companies.flatMap((company) =>
              company.portals.map((portal) => `${company.eid}|${portal.ats}`),
            ),
          ).size,
        );
      },
    );

    it('holds Nvidia with its ticker, its three scrapes and its open jobs', async () => {
      expect(
        await rows(sql`
      SELECT e.ticker, e.state, e.num_jobs, (SELECT count(*)::int FROM job j WHERE j.entity_id = e.id AND j.active) AS open,
        (SELECT array_to_string(array_agg(s.name ORDER BY s.name), ', ') FROM scrape s WHERE s.entity_id = e.id) AS scrapes
      FROM entity e WHERE e.company_name = 'Nvidia'`),
      ).toEqual([
        {
          ticker: 'NVDA',
          state: 'healthy',
          num_jobs: 242,
          open: 242,
          scrapes: 'Nvidia LinkedIn, Nvidia Redirect, Nvidia Workday',
        },
      ]);
    });

    it('can be edited: every entity meets the rules of the entity form', async () => {
      const reasons = database.db
        .select({ entityId: entityTag.entityId, tagId: tag.id })
        .from(entityTag)
        .innerJoin(tag, and(eq(tag.id, entityTag.tagId), like(tag.title, 'NS:%')))
        .as('reasons');
      const found = await database.db
        .select({ row: entity, reason: reasons.tagId })
        .from(entity)
        .leftJoin(reasons, eq(reasons.entityId, entity.id));
      expect(found).toHaveLength(report.entities);
      expect(
        found.filter(
          ({ row, reason }) => Object.keys(entityProblems(entityValues(row, reason))).length > 0,
        ),
      ).toEqual([]);
      expect(
        await rows(sql`
      SELECT e.id FROM entity e LEFT JOIN entity_tag et ON et.entity_id = e.id LEFT JOIN tag t ON t.id = et.tag_id AND t.title LIKE 'NS:%' GROUP BY e.id
      HAVING count(t.id) <> (e.no_website OR e.no_career_page)::int OR e.no_website <> (e.url IS NULL) OR e.no_career_page <> (e.career_page IS NULL)
        OR e.can_not_scrape_employer <> (e.no_website OR e.no_career_page) OR (e.url IS NULL) <> (e.url_key IS NULL)`),
      ).toEqual([]);
      expect(
        await rows(sql`
      SELECT e.id FROM entity e WHERE e.no_career_page AND EXISTS (SELECT FROM scrape s WHERE s.entity_id = e.id AND s.career_portal IS NOT NULL)`),
      ).toEqual([]);
    });

    it('is counted right', async () => {
      expect(
        await rows(sql`
      SELECT s.id FROM scrape s LEFT JOIN job j ON j.scrape_id = s.id AND j.active GROUP BY s.id
      HAVING s.num_jobs <> count(j.id) OR s.jobs_without_location <> count(j.id) FILTER (WHERE NOT j.has_location)`),
      ).toEqual([]);
      expect(await rows(sql`SELECT DISTINCT state FROM entity ORDER BY state`)).toEqual([
        { state: 'archived' },
        { state: 'blocked_scrape' },
        { state: 'healthy' },
        { state: 'new_entity' },
      ]);
    });

    it('leaves no insight empty and none full', async () => {
      const [found] = await rows(sql`
      SELECT count(*) FILTER (WHERE archived) AS archived, count(*) FILTER (WHERE NOT archived AND NOT active) AS manual, count(*) FILTER (WHERE NOT archived AND num_jobs = 0) AS without_jobs,
        count(*) FILTER (WHERE NOT archived AND active AND broken_since IS NOT NULL) AS broken, count(*) FILTER (WHERE NOT archived AND status <> 'idle' AND items_in_queue > 0) AS stuck_queued,
        count(*) FILTER (WHERE NOT archived AND status <> 'idle' AND items_in_queue = 0) AS stuck_empty, count(*) FILTER (WHERE items_in_queue > 0) AS queued FROM scrape`);
      const [total] = await rows(sql`SELECT count(*)::int AS found FROM scrape WHERE NOT archived`);
      const shares = Object.entries(found ?? {}).map(
        ([kind, count]) => [kind, Number(count) / Number(total?.found)] as const,
      );
      expect(shares).toHaveLength(7);
      expect(shares.filter(([, share]) => share < 0.005)).toEqual([]);
      expect(shares.filter(([kind, share]) => kind !== 'archived' && share > 0.55)).toEqual([]);
    });

    it('has open alerts and queues that fit', async () => {
      expect(
        await rows(sql`
      SELECT s.id FROM scrape s LEFT JOIN scrape_alert a ON a.scrape_id = s.id AND a.resolved_at IS NULL GROUP BY s.id
      HAVING (s.broken_since IS NOT NULL) <> coalesce(bool_or(a.state = 'broken'), false) OR (s.status <> 'idle') <> coalesce(bool_or(a.state = 'stuck'), false)
        OR (s.underrun_timestamp IS NOT NULL) <> coalesce(bool_or(a.state = 'underrun'), false) OR count(a.id) > 1 OR (s.archived AND (s.active OR count(a.id) > 0))`),
      ).toEqual([]);
      expect(
        await rows(sql`
      SELECT s.id FROM scrape s LEFT JOIN scrape_queue_item i ON i.scrape_id = s.id AND NOT i.served GROUP BY s.id HAVING s.items_in_queue <> count(i.id)`),
      ).toEqual([]);
    });

    it('answers with an insight for each list whose number is the total of the list', async () => {
      const collection = async (path: string) => {
        const { status, body } = await api.ask('GET', path);
        expect({ path, status }).toEqual({ path, status: 200 });
        return v.parse(collectionOf, body);
      };
      const totalOf = async (path: string) => (await collection(path))['hydra:totalItems'];
      const newest = (await collection('/insights'))['hydra:member'].filter(
        ({ date_string: day }) => day === '11/21/2026',
      );
      const { 'hydra:member': engines } = await collection('/ats/working_broken_counts?limit=500');
      const broken = engines.filter(({ broken_count: count }) => Number(count) > 0);
      expect(
        Object.fromEntries(newest.map(({ metric, item_count: count }) => [metric, count])),
      ).toEqual({
        total_runs: await totalOf('/entities/total_runs'),
        all_broken_scrapes: await totalOf('/scrapes/all_broken_scrapes'),
        with_entries_in_queue: await totalOf('/scrapes/with_entries_in_queue'),
        with_no_jobs: await totalOf('/scrapes/with_no_jobs'),
        manual_companies: await totalOf('/scrapes/manual_scrapes'),
        broken_companies_by_engine: broken.length,
      });
      const paths = broken.map(
        ({ ats }) =>
          `/ats/${ats === null ? 'none' : encodeURIComponent(String(ats))}/broken_scrapes`,
      );
      expect(await Promise.all(paths.map(totalOf))).toEqual(
        broken.map(({ broken_count: count }) => count),
      );
    });

    it('has scripts that are PHP, two for each scrape', { timeout: 120_000 }, async () => {
      const engine = new Engine({ parser: { php7: true, version: '7.4' } });
      const scripts = await rows(
        sql`SELECT scrape_id, code FROM scrape_code ORDER BY scrape_id, code_type`,
      );
      const [scrapes] = await rows(sql`SELECT count(*)::int AS found FROM scrape`);
      expect(scripts).toHaveLength(2 * Number(scrapes?.found));
      const heights = scripts.map(({ code }) => String(code).split('\n').length - 1);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(30);
      expect(Math.max(...heights)).toBeLessThanOrEqual(1500);
      // Parsing every script takes a minute, so only every twentieth is parsed.
      for (const { code } of scripts.filter((_, index) => index % 20 === 0))
        expect(engine.parseCode(String(code), 'script.php').errors).toEqual([]);
    });
  },
);

const canCount = existsSync(path('companies.json.gz')) && existsSync(path('daily_counts.json.gz'));

describe.skipIf(!canCount)(
  `the real counts of ${folder}${canCount ? '' : ' (skipped: the folder is absent)'}`,
  () => {
    const scratch = mkdtempSync(join(tmpdir(), 'console-real-'));
    let database: Database;

    beforeAll(async () => {
      database = await openTestDatabase();
    });
    afterAll(async () => {
      await database.close();
      rmSync(scratch, { recursive: true, force: true });
    });

    const countsFile = v.object({
      snapshots: v.array(v.object({ unix: v.number(), date: v.string() })),
      series: v.array(v.object({ eid: v.number(), ats: v.string(), counts: v.array(v.number()) })),
    });
    /** Imports the entities that were counted, without jobs, because only the counts matter here. */
    async function importAsOf(day: string) {
      const { snapshots, series } = v.parse(
        countsFile,
        JSON.parse(gunzipSync(readFileSync(path('daily_counts.json.gz'))).toString()),
      );
      const eids = new Set(series.map(({ eid }) => eid));
      // The month around that day is enough.
      const start = snapshots.findIndex(({ date }) => date === '2026-04-13') - 25;
      const month = <T>(all: readonly T[]) => all.slice(start, start + 30);
      const write = (name: string, content: unknown) => {
        writeFileSync(join(scratch, name), JSON.stringify(content));
        return join(scratch, name);
      };
      const now = readAsOf(day, new Date());
      if (now === undefined) throw new Error(`${day} is no day`);
      return runImport(database, {
        companies: write(
          'companies.json',
          read('companies.json.gz')
            .filter(isCompany)
            .filter(({ eid }) => eids.has(eid)),
        ),
        listings: write('listings.json', []),
        counts: write('counts.json', {
          snapshots: month(snapshots),
          series: series.map((one) => ({ ...one, counts: month(one.counts) })),
        }),
        now,
      });
    }
    const byEngine = async (): Promise<Record<string, unknown>> => {
      const { rows } = await database.db.execute<{ found: Record<string, unknown> }>(sql`
      SELECT json_object_agg(engine, json_build_object('latest', latest, 'average', average, 'to_zero', to_zero)) AS found FROM (
        SELECT CASE WHEN a.name = 'linkedin' THEN 'linkedin' ELSE 'others' END AS engine, sum(d.latest_job_count)::int AS latest, round(sum(d.avg_job_count))::int AS average,
          count(*) FILTER (WHERE d.percent_change = -100 AND d.avg_job_count >= 20)::int AS to_zero
        FROM daily_job_shift d JOIN scrape s ON s.id = d.scrape_id JOIN ats a ON a.id = s.ats_id WHERE d.closed_at IS NULL GROUP BY 1) engines`);
      return rows[0]?.found ?? {};
    };

    it(
      'as of 2026-04-13 show the day on which one engine found nothing: every one of its scrapes at -100 %, the others as ever',
      { timeout: 240_000 },
      async () => {
        expect((await importAsOf('2026-04-13')).refusals.lines()).toEqual([]);
        const found = await byEngine();
        expect(found).toEqual({
          linkedin: { latest: 0, average: 3657, to_zero: 29 },
          others: { latest: 993, average: 1007, to_zero: 0 },
        });
        const { rows } = await database.db.execute(sql`
      SELECT d.percent_change::float8 AS change, count(*)::int AS scrapes FROM daily_job_shift d JOIN scrape s ON s.id = d.scrape_id JOIN ats a ON a.id = s.ats_id AND a.name = 'linkedin'
      WHERE d.closed_at IS NULL GROUP BY 1`);
        expect(rows).toEqual([{ change: -100, scrapes: expect.any(Number) }]);
        expect(Number(rows[0]?.scrapes)).toBeGreaterThan(400);
      },
    );

    it('and as of the day after, that it was back', { timeout: 240_000 }, async () => {
      await importAsOf('2026-04-14');
      expect(await byEngine()).toMatchObject({ linkedin: { latest: 3434, to_zero: 0 } });
      const { rows } = await database.db.execute(
        sql`SELECT DISTINCT shift_date::text AS day, closed_at IS NULL AS open FROM daily_job_shift ORDER BY day`,
      );
      expect(rows).toEqual([
        { day: '2026-04-13', open: false },
        { day: '2026-04-14', open: true },
      ]);
    });
  },
);
