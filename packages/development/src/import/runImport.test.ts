import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Database } from '@console/server/db/database';
import { UnreadableFile } from '@console/server/import/jsonRows';
import { ImportRefused } from '@console/server/import/prepareDatabase';
import { runImport, type ImportOptions } from '@console/server/import/runImport';
import { emptyTables } from '@console/server/testing/emptyTables';
import { openTestDatabase } from '@console/server/testing/testDatabase';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDemoUsers } from '../demo/demoUsers.ts';
import { inventDetails } from '../demo/inventDetails.ts';
import { writeDemoData } from '../demo/writeDemoData.ts';

const now = new Date('2026-11-21T08:00:00.000Z');
const checked = 1_784_797_868;
const folder = mkdtempSync(join(tmpdir(), 'console-import-'));
let database: Database;

const rows = async (query: SQL): Promise<Record<string, unknown>[]> =>
  (await database.db.execute(query)).rows;
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
};
const portal = (ats: string, address: string, jobs: number, kind = 'ats-hosted') => ({
  ats,
  career_portal: address,
  site_kind: kind,
  num_jobs: jobs,
  last_check: checked,
});
const listing = (id: string, more: object = {}) => ({
  id,
  eid: 7,
  ats: 'workday',
  title: `Title of ${id}`,
  url: `https://jobs.example/${id}`,
  locations: ['Austin, TX'],
  date_posted: 1_700_000_000,
  last_check: checked,
  active: true,
  src: 'list',
  ext: {},
  ...more,
});

const companies = [
  {
    eid: 7,
    company_name: ' Acme\t',
    url: 'www.acme.example',
    career_page: '',
    ticker: 'ACM',
    aliases: ['ACME', ' ', 'Acme'],
    first_job_date: 1_690_000_000,
    last_check: checked,
    no_career_page: true,
    tags: [
      { title: 'nyse', category: 'exchange' },
      { title: 'Size 1-10', category: null },
      { title: 'NS: Broken', category: 'cant_be_scraped' },
    ],
    portals: [
      portal('workday', 'https://acme.wd1.example/a', 3),
      portal('linkedin', 'https://www.linkedin.example/acme', 9, 'aggregator'),
      portal('workday', 'https://acme.wd1.example/b', 5),
      portal('unknown', '', 20, 'invalid'),
    ],
  },
  {
    eid: 9,
    company_name: 'Bare & Co',
    url: 'https:////',
    career_page: 'mailto:jobs@bare.example',
    tags: [],
    portals: [],
  },
  {
    eid: 11,
    company_name: 'No site Ltd',
    url: '',
    career_page: 'https://nosite.example/jobs',
    portals: [],
  },
  {
    eid: 400,
    company_name: 'Closed',
    url: 'https://closed.example',
    career_page: '',
    archived: true,
    portals: [],
  },
  { eid: 7, company_name: 'Acme again', url: '', career_page: '' },
  { eid: 0, company_name: 'Zero' },
  { eid: 12, company_name: '   ' },
  'not an object',
  { eid: 2_000_000_001, company_name: 'Too far' },
];
const hostile = [
  'a\u0000b',
  '\ud83d alone',
  '=HYPERLINK("x")',
  'צב"ד \u200f',
  'literal \\u2013 &amp; <b>',
  'line\nbreak\t',
];
const longUrl = `https://il.example/${'%D7%9E'.repeat(148)}abcd`;
const listings = [
  ...hostile.map((title, number) => listing(`h${number}`, { title })),
  listing('long', { url: longUrl, locations: [] }),
  listing('closed', { active: false }),
  listing('board', { ats: 'linkedin', locations: ['', 'תל אביב-יפו'] }),
  listing('new portal', { eid: 9, ats: 'lever' }),
  listing('blank url', { url: '' }),
  listing('h0'),
  listing('lost', { eid: 999 }),
  listing('bad date', { date_posted: 'yesterday' }),
];
const counts = {
  note: 'open jobs',
  totals: [1, 2, 3],
  snapshots: [
    { unix: 1_724_599_298, date: '2024-08-25' },
    { unix: 1_724_584_940, date: '2024-08-25' },
    { unix: 1_724_678_456, date: '2024-08-26' },
  ],
  series: [
    { eid: 7, ats: 'workday', counts: [5, 4, 0] },
    { eid: 7, ats: 'taleo', counts: [1, 1, 1] },
    { eid: 7, ats: 'linkedin', counts: [1] },
  ],
};

const files = (): ImportOptions => ({
  companies: file('companies.json.gz', companies),
  listings: file('listings.json', listings),
  counts: file('counts.json', counts),
  now,
});
const snapshot = () =>
  rows(sql`
  SELECT (SELECT json_agg(e ORDER BY id) FROM entity e) AS entities,
    (SELECT json_agg(row(s.entity_id, s.name, s.num_jobs, s.version, s.career_portal) ORDER BY s.entity_id, s.name) FROM scrape s) AS scrapes,
    (SELECT json_agg(row(j.hash, j.title, j.url, j.active, s.name, d.extended_fields, d.city) ORDER BY hash) FROM job j JOIN scrape s ON s.id = j.scrape_id JOIN job_detail d ON d.job_id = j.id) AS jobs,
    (SELECT json_agg(row(et.entity_id, t.title) ORDER BY 1, et.entity_id, t.title) FROM entity_tag et JOIN tag t ON t.id = et.tag_id) AS tags,
    (SELECT json_agg(row(entity_id, alias) ORDER BY alias) FROM entity_alias) AS aliases,
    (SELECT json_agg(c ORDER BY scrape_id, code_type) FROM scrape_code c) AS scripts, (SELECT json_agg(m ORDER BY metric, day DESC) FROM metric_daily m) AS metrics,
    (SELECT count(*) FROM scrape_code_history) AS versions, (SELECT count(*) FROM scrape_alert) AS alerts, (SELECT count(*) FROM scrape_queue_item) AS queued,
    (SELECT count(*) FROM scrape_job_count) AS counts, (SELECT count(*) FROM scrape_stage_history) AS stages, (SELECT count(*) FROM monitored_entity) AS monitored,
    (SELECT json_agg(d ORDER BY id) FROM daily_job_shift d) AS shifts`);
const empty = () => emptyTables(database);

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an import', () => {
  let report: Awaited<ReturnType<typeof runImport>>;
  beforeAll(async () => {
    report = await runImport(database, files());
  });

  it('keeps the eid as id, trims names and completes addresses', async () => {
    expect(
      await rows(
        sql`SELECT id, company_name, url, url_key, career_page, ticker, extract(epoch FROM date_added)::int AS date_added, state, num_jobs, jobs_without_location FROM entity ORDER BY id`,
      ),
    ).toEqual([
      {
        id: 7,
        company_name: 'Acme',
        url: 'https://www.acme.example',
        url_key: 'acme.example',
        career_page: 'https://www.linkedin.example/acme',
        ticker: 'ACM',
        date_added: 1_690_000_000,
        state: 'healthy',
        num_jobs: 9,
        jobs_without_location: 1,
      },
      {
        id: 9,
        company_name: 'Bare & Co',
        url: null,
        url_key: null,
        career_page: null,
        ticker: null,
        date_added: now.getTime() / 1000,
        state: 'healthy',
        num_jobs: 1,
        jobs_without_location: 0,
      },
      {
        id: 11,
        company_name: 'No site Ltd',
        url: null,
        url_key: null,
        career_page: 'https://nosite.example/jobs',
        ticker: null,
        date_added: now.getTime() / 1000,
        state: 'new_entity',
        num_jobs: 0,
        jobs_without_location: 0,
      },
      {
        id: 400,
        company_name: 'Closed',
        url: 'https://closed.example',
        url_key: 'closed.example',
        career_page: null,
        ticker: null,
        date_added: now.getTime() / 1000,
        state: 'archived',
        num_jobs: 0,
        jobs_without_location: 0,
      },
    ]);
  });

  it('leaves every entity as the entity form can save it', async () => {
    expect(
      await rows(sql`
      SELECT e.id, e.no_website, e.no_career_page, e.can_not_scrape_employer, array_to_string(array_agg(t.title ORDER BY t.title) FILTER (WHERE t.title LIKE 'NS:%'), ';') AS reasons
      FROM entity e LEFT JOIN entity_tag et ON et.entity_id = e.id LEFT JOIN tag t ON t.id = et.tag_id GROUP BY e.id ORDER BY e.id`),
    ).toEqual([
      {
        id: 7,
        no_website: false,
        no_career_page: false,
        can_not_scrape_employer: false,
        reasons: null,
      },
      {
        id: 9,
        no_website: true,
        no_career_page: true,
        can_not_scrape_employer: true,
        reasons: 'NS: No career page',
      },
      {
        id: 11,
        no_website: true,
        no_career_page: false,
        can_not_scrape_employer: true,
        reasons: 'NS: No website',
      },
      {
        id: 400,
        no_website: false,
        no_career_page: true,
        can_not_scrape_employer: true,
        reasons: 'NS: No career page',
      },
    ]);
  });

  it('joins the portals of one system into one scrape, with the largest as its career portal', async () => {
    expect(
      await rows(sql`
      SELECT s.entity_id, s.name, a.name AS ats, s.site_type, s.career_portal, s.active, s.num_jobs
      FROM scrape s JOIN ats a ON a.id = s.ats_id ORDER BY s.entity_id, s.name`),
    ).toEqual([
      {
        entity_id: 7,
        name: 'Acme LinkedIn',
        ats: 'linkedin',
        site_type: 3,
        career_portal: 'https://www.linkedin.example/acme',
        active: true,
        num_jobs: 1,
      },
      {
        entity_id: 7,
        name: 'Acme Unknown',
        ats: 'unknown',
        site_type: 1,
        career_portal: null,
        active: false,
        num_jobs: 0,
      },
      {
        entity_id: 7,
        name: 'Acme Workday',
        ats: 'workday',
        site_type: 1,
        career_portal: 'https://acme.wd1.example/b',
        active: true,
        num_jobs: 8,
      },
      {
        entity_id: 9,
        name: 'Bare & Co Lever',
        ats: 'lever',
        site_type: 1,
        career_portal: null,
        active: false,
        num_jobs: 1,
      },
    ]);
  });

  it('writes facts only: empty scripts, idle scrapes, no trouble, no metrics of earlier days', async () => {
    expect(report.inventions).toBeUndefined();
    expect(
      await rows(sql`
      SELECT (SELECT count(*)::int FROM scrape_code WHERE code = '') AS empty_scripts, (SELECT count(*)::int FROM scrape_code WHERE code <> '') AS scripts,
        (SELECT count(*)::int FROM scrape WHERE status <> 'idle' OR broken_since IS NOT NULL OR underrun_timestamp IS NOT NULL OR items_in_queue > 0) AS troubles,
        (SELECT count(*)::int FROM scrape_code_history) + (SELECT count(*)::int FROM scrape_alert) + (SELECT count(*)::int FROM scrape_error_log)
          + (SELECT count(*)::int FROM scrape_queue_item) + (SELECT count(*)::int FROM scrape_stage_history) AS details`),
    ).toEqual([{ empty_scripts: 8, scripts: 0, troubles: 0, details: 0 }]);
    expect(
      await rows(
        sql`SELECT metric, day::text, item_count::int FROM metric_daily WHERE metric IN ('job_count', 'total_runs') ORDER BY day`,
      ),
    ).toEqual([
      { metric: 'job_count', day: '2024-08-25', item_count: 5 },
      { metric: 'job_count', day: '2024-08-26', item_count: 0 },
      { metric: 'total_runs', day: '2026-11-21', item_count: 1 },
    ]);
    expect(
      await rows(sql`SELECT FROM metric_daily WHERE metric <> 'job_count' AND day <> '2026-11-21'`),
    ).toEqual([]);
  });

  it('finds tags whatever their case, makes those that are missing, and keeps aliases', async () => {
    expect(
      await rows(
        sql`SELECT t.title, t.category FROM entity_tag et JOIN tag t ON t.id = et.tag_id WHERE et.entity_id = 7 ORDER BY t.title`,
      ),
    ).toEqual([
      { title: 'NYSE', category: 'exchange' },
      { title: 'Size 1-10', category: null },
    ]);
    expect(await rows(sql`SELECT alias, type, purpose FROM entity_alias`)).toEqual([
      { alias: 'ACME', type: 'name', purpose: 'synonym' },
    ]);
  });

  it('keeps titles and URLs as they were found, but for what no text column can hold', async () => {
    const found = await rows(sql`SELECT title FROM job WHERE hash LIKE 'h_' ORDER BY hash`);
    expect(found.map((row) => row.title)).toEqual([
      'a\ufffdb',
      '\ufffd alone',
      ...hostile.slice(2),
    ]);
    expect(
      await rows(
        sql`SELECT hash, url, has_location, country FROM job WHERE hash IN ('long', 'blank url', 'board') ORDER BY hash`,
      ),
    ).toEqual([
      { hash: 'blank url', url: '', has_location: true, country: 'United States' },
      { hash: 'board', url: 'https://jobs.example/board', has_location: true, country: 'Israel' },
      { hash: 'long', url: longUrl, has_location: false, country: null },
    ]);
  });

  it('keeps the later of two counts of one day', async () => {
    expect(
      await rows(
        sql`SELECT s.name, c.day::text, c.num_jobs, extract(epoch FROM c.recorded_at)::int AS recorded_at FROM scrape_job_count c JOIN scrape s ON s.id = c.scrape_id ORDER BY c.day`,
      ),
    ).toEqual([
      { name: 'Acme Workday', day: '2024-08-25', num_jobs: 5, recorded_at: 1_724_599_298 },
      { name: 'Acme Workday', day: '2024-08-26', num_jobs: 0, recorded_at: 1_724_678_456 },
    ]);
  });

  it('opens monitored rows: new ones where there is no scrape yet', async () => {
    expect(
      await rows(sql`SELECT entity_id, kind FROM monitored_entity ORDER BY entity_id`),
    ).toEqual([
      { entity_id: 7, kind: 'monitored' },
      { entity_id: 9, kind: 'monitored' },
      { entity_id: 11, kind: 'new' },
      { entity_id: 400, kind: 'new' },
    ]);
  });

  it('counts and names what it refused and what it changed', () => {
    expect(report).toMatchObject({
      entities: 4,
      jobs: 11,
      dailyCounts: 2,
      openShifts: 1,
      laterJobs: 0,
    });
    expect(report.refusals.total).toBe(10);
    expect(report.refusals.lines()).toEqual([
      'company 5 (eid 7, Acme again): its eid was used by an earlier company',
      expect.stringMatching(/^company 6: eid Invalid value/),
      'company 7: company_name is blank',
      expect.stringMatching(/^company 8: row Invalid type/),
      expect.stringMatching(/^company 9: eid Invalid value/),
      'listing 12 (id h0): its id was used by an earlier listing',
      'listing 13 (id lost): its entity is not there (eid 999)',
      expect.stringMatching(/^listing 14: date_posted Invalid type/),
      'series 2 (eid 7, taleo): its entity has no such portal',
      'series 3 (eid 7, linkedin): it has another number of counts than there are snapshots',
    ]);
    expect(report.changes.lines()).toEqual([
      'company 1 (eid 7, Acme): a reason tag was left out: whether an entity can be scraped follows from its pages (NS: Broken)',
      'company 2 (eid 9, Bare & Co): its website is no web address and was left out (https:////)',
      'company 2 (eid 9, Bare & Co): its career page is no web address and was left out (mailto:jobs@bare.example)',
    ]);
  });

  it('gives the next entity an id above all ids of the file', async () => {
    const [added] = await rows(
      sql`INSERT INTO entity (company_name) VALUES ('By hand') RETURNING id`,
    );
    expect(added?.id).toBe(401);
    await database.db.execute(sql`DELETE FROM entity WHERE id = 401`);
  });

  it('changes nothing when it is repeated', async () => {
    const before = await snapshot();
    await runImport(database, files());
    expect(await snapshot()).toEqual(before);
  });

  it('leaves what staff decided: an unarchived entity, a removed monitored row, a chosen reason', async () => {
    await database.db.execute(sql`UPDATE entity SET archived = false WHERE id = 400`);
    await database.db.execute(
      sql`UPDATE monitored_entity SET removed_at = ${now.toISOString()} WHERE entity_id = 11`,
    );
    await database.db.execute(sql`
      UPDATE entity_tag SET tag_id = (SELECT id FROM tag WHERE title = 'NS: Closed down')
      WHERE entity_id = 400 AND tag_id = (SELECT id FROM tag WHERE title = 'NS: No career page')`);
    await runImport(database, files());
    expect(await rows(sql`SELECT archived, state FROM entity WHERE id = 400`)).toEqual([
      { archived: false, state: 'new_entity' },
    ]);
    expect(
      await rows(
        sql`SELECT count(*)::int AS open FROM monitored_entity WHERE entity_id = 11 AND removed_at IS NULL`,
      ),
    ).toEqual([{ open: 0 }]);
    expect(
      await rows(
        sql`SELECT t.title FROM entity_tag et JOIN tag t ON t.id = et.tag_id WHERE et.entity_id = 400`,
      ),
    ).toEqual([{ title: 'NS: Closed down' }]);
  });

  it('follows a file that changed, and raises the version of what it changed only', async () => {
    const better = {
      eid: 9,
      company_name: 'Bare & Co',
      url: 'https://bare.example',
      career_page: 'https://bare.example/jobs',
    };
    const changed = companies.map((company, index) => (index === 1 ? better : company));
    await runImport(database, { ...files(), companies: file('changed.json', changed) });
    expect(
      await rows(sql`
      SELECT e.id, e.url, e.can_not_scrape_employer, e.version, count(et.id)::int AS tags FROM entity e LEFT JOIN entity_tag et ON et.entity_id = e.id
      WHERE e.id IN (7, 9) GROUP BY e.id ORDER BY e.id`),
    ).toEqual([
      {
        id: 7,
        url: 'https://www.acme.example',
        can_not_scrape_employer: false,
        version: 1,
        tags: 2,
      },
      { id: 9, url: 'https://bare.example', can_not_scrape_employer: false, version: 2, tags: 0 },
    ]);
  });
});

describe('a portal without open jobs', () => {
  const day = 86_400;
  const visits = [
    { ats: 'gone', active_jobs: 0, last_check: checked - 181 * day },
    { ats: 'recent', active_jobs: 0, last_check: checked - 179 * day },
    { ats: 'open', active_jobs: 1, last_check: checked - 900 * day },
    { ats: 'unstated', last_check: checked - 900 * day },
    { ats: 'never', active_jobs: 0 },
    { ats: 'newest', active_jobs: 3, last_check: checked },
  ];
  beforeAll(empty);

  it('makes an archived scrape where nobody looked for half a year', async () => {
    const company = {
      eid: 7,
      company_name: 'Acme',
      portals: visits.map((visit) => ({
        career_portal: `https://${visit.ats}.example`,
        site_kind: 'ats-hosted',
        ...visit,
      })),
    };
    await runImport(database, {
      companies: file('visits.json', [company]),
      listings: file('none.json', []),
      now,
    });
    expect(
      await rows(sql`
      SELECT a.name, s.active, s.archived_reason_code AS reason, s.archived_date = s.spider_last_ran AS dated FROM scrape s JOIN ats a ON a.id = s.ats_id WHERE s.archived`),
    ).toEqual([
      { name: 'gone', active: false, reason: 'career-portal-not-available', dated: true },
    ]);
    expect(await rows(sql`SELECT FROM scrape WHERE NOT archived AND active`)).toHaveLength(5);
  });
});

describe('an import with invented details', () => {
  const invented = (): ImportOptions => ({ ...files(), inventDetails });
  let report: Awaited<ReturnType<typeof runImport>>;
  let facts: unknown;
  const factsNow = () =>
    rows(sql`
    SELECT (SELECT json_agg(e ORDER BY id) FROM entity e) AS entities, (SELECT json_agg(row(s.id, s.name, s.active, s.archived, s.num_jobs, s.version) ORDER BY id) FROM scrape s) AS scrapes,
      (SELECT json_agg(j ORDER BY id) FROM job j) AS jobs, (SELECT json_agg(c ORDER BY scrape_id, day) FROM scrape_job_count c) AS counts, (SELECT json_agg(d ORDER BY id) FROM daily_job_shift d) AS shifts`);
  beforeAll(async () => {
    await empty();
    await runImport(database, files());
    facts = await factsNow();
    report = await runImport(database, invented());
  });

  it('leaves the facts as they are and counts what it made up', async () => {
    expect(await factsNow()).toEqual(facts);
    expect(report.inventions).toEqual({
      scripts: 8,
      'scrape conditions': expect.any(Number),
      'run stages': 1,
      'metrics of earlier days': 2 * (7 * 366 + 89) + 6 * 399,
    });
  });

  it('gives each scrape two scripts, as the first version of their history', async () => {
    expect(
      await rows(sql`
      SELECT count(*)::int AS scripts FROM scrape_code c JOIN scrape_code_history h USING (scrape_id, code_type, code, modified) WHERE c.code LIKE '<?php%' AND h.idx = 1`),
    ).toEqual([{ scripts: 8 }]);
  });

  it('keeps real counts as the graph of all jobs, and shows the newest as stages', async () => {
    expect(
      await rows(sql`SELECT day::text FROM metric_daily WHERE metric = 'job_count' ORDER BY day`),
    ).toEqual([{ day: '2024-08-25' }, { day: '2024-08-26' }]);
    expect(await rows(sql`SELECT stage, items FROM scrape_stage_history`)).toEqual([
      { stage: 'parsing', items: 5 },
    ]);
  });

  it('changes nothing when it is repeated', async () => {
    const before = await snapshot();
    const { inventions } = await runImport(database, invented());
    expect(await snapshot()).toEqual(before);
    expect(inventions).toEqual({
      scripts: 0,
      'scrape conditions': 0,
      'run stages': 0,
      'metrics of earlier days': 0,
    });
  });

  it('stays when a later import invents nothing', async () => {
    const before = await snapshot();
    await runImport(database, files());
    expect(await snapshot()).toEqual(before);
  });

  it('leaves the script that somebody wrote, and that of a scrape which somebody made', async () => {
    const scripts = () =>
      rows(
        sql`SELECT code FROM scrape_code c JOIN scrape s ON s.id = c.scrape_id WHERE s.name IN ('Acme Workday', 'By hand') ORDER BY s.name, code_type`,
      );
    await database.db.execute(
      sql`UPDATE scrape_code SET code = '<?php // mine', user_id = NULL WHERE code_type = 'spider' AND scrape_id = (SELECT id FROM scrape WHERE name = 'Acme Workday')`,
    );
    await database.db
      .execute(sql`WITH made AS (INSERT INTO scrape (entity_id, name, site_type) VALUES (9, 'By hand', 1) RETURNING id),
      told AS (INSERT INTO event_log (entity_id, scrape_id, event_type, event_name) SELECT 9, id, 'scrape_status', 'created' FROM made)
      INSERT INTO scrape_code (scrape_id, code_type, code, modified) SELECT id, 'spider', '', now() FROM made`);
    const before = await scripts();
    await runImport(database, invented());
    expect(await scripts()).toEqual(before);
    expect(before.map(({ code }) => code)).toEqual([
      expect.stringMatching(/^<\?php/),
      '<?php // mine',
      '',
    ]);
    await database.db.execute(
      sql`DELETE FROM scrape_code WHERE scrape_id = (SELECT id FROM scrape WHERE name = 'By hand')`,
    );
    await database.db.execute(sql`DELETE FROM scrape WHERE name = 'By hand'`);
  });

  it('gives scripts to the scrapes of an earlier import that have none', async () => {
    await database.db.execute(sql`DELETE FROM scrape_code_history`);
    await database.db.execute(sql`UPDATE scrape_code SET code = ''`);
    await runImport(database, invented());
    expect(await rows(sql`SELECT count(*)::int AS found FROM scrape_code WHERE code = ''`)).toEqual(
      [{ found: 0 }],
    );
  });
});

describe('a portal that was visited again', () => {
  it('moves the dates of its scrape, but not the version', async () => {
    const again = {
      eid: 7,
      company_name: 'Acme',
      url: 'www.acme.example',
      portals: [
        { ...portal('workday', 'https://acme.wd1.example/b', 5), last_check: checked + 60 },
      ],
    };
    await runImport(database, files());
    await runImport(database, {
      ...files(),
      companies: file('again.json', [again, ...companies.slice(1)]),
    });
    expect(
      await rows(sql`
      SELECT name, version, extract(epoch FROM spider_last_ran)::int AS ran, extract(epoch FROM last_updated)::int AS updated FROM scrape WHERE name = 'Acme Workday'`),
    ).toEqual([{ name: 'Acme Workday', version: 1, ran: checked + 60, updated: checked + 60 }]);
  });
});

describe('an import that breaks off', () => {
  beforeEach(empty);

  it('writes nothing when the companies are no whole JSON', async () => {
    const broken = file('broken.json', JSON.stringify(companies).slice(0, -40));
    await expect(runImport(database, { ...files(), companies: broken })).rejects.toThrow(
      UnreadableFile,
    );
    expect(await rows(sql`SELECT count(*)::int AS found FROM entity`)).toEqual([{ found: 0 }]);
  });

  it('is completed by running it again', async () => {
    await runImport(database, files());
    const complete = await snapshot();
    await empty();
    const many = Array.from({ length: 2500 }, (_, number) => listing(`many ${number}`));
    const broken = file('half.json.gz', JSON.stringify([...listings, ...many]).slice(0, -10));
    await expect(runImport(database, { ...files(), listings: broken })).rejects.toThrow(
      UnreadableFile,
    );
    expect(await rows(sql`SELECT count(*)::int AS found FROM job`)).toEqual([{ found: 1997 }]);
    await database.db.execute(sql`DELETE FROM job WHERE hash LIKE 'many %'`);
    await runImport(database, files());
    expect(await snapshot()).toEqual(complete);
  }, 120_000);

  it('says so when a gzip is cut off', async () => {
    const path = join(folder, 'cut.json.gz');
    writeFileSync(path, gzipSync(JSON.stringify(companies)).subarray(0, 200));
    await expect(runImport(database, { ...files(), companies: path })).rejects.toThrow(
      /cut\.json\.gz cannot be read/,
    );
  });
});

describe('a database that holds other data', () => {
  beforeEach(empty);

  it('with demo data is refused, unless it is replaced: users and look-ups stay', async () => {
    await writeDemoData(database, { profile: 'small', seed: 1, now });
    const kept = () =>
      rows(
        sql`SELECT (SELECT count(*) FROM app_user) AS users, (SELECT count(*) FROM reason_code) AS reasons, (SELECT count(*) FROM tag) AS tags`,
      );
    const before = await kept();
    await expect(runImport(database, files())).rejects.toThrow(ImportRefused);
    expect(await rows(sql`SELECT count(*)::int AS found FROM entity`)).toEqual([{ found: 200 }]);
    await runImport(database, { ...files(), replace: true });
    expect(await rows(sql`SELECT count(*)::int AS found FROM entity`)).toEqual([{ found: 4 }]);
    expect(await rows(sql`SELECT count(*)::int AS found FROM note`)).toEqual([{ found: 0 }]);
    expect(await kept()).toEqual(before);
    await runImport(database, files());
  }, 120_000);

  it('with entities that staff added is refused too', async () => {
    await database.db.execute(sql`INSERT INTO entity (company_name) VALUES ('By hand')`);
    await expect(runImport(database, files())).rejects.toThrow(/did not come from an import/);
  });

  it('gets the demo users only where there is nobody', async () => {
    await runImport(database, files());
    await addDemoUsers(database);
    const users = () => rows(sql`SELECT count(*)::int AS found FROM app_user`);
    expect(await users()).toEqual([{ found: 20 }]);
    await database.db.execute(sql`DELETE FROM app_user WHERE email <> 'admin@console.test'`);
    await addDemoUsers(database);
    expect(await users()).toEqual([{ found: 1 }]);
  });
});
