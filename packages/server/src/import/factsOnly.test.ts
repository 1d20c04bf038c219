import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrape } from '../db/schema/scrapes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { runImport } from './runImport.ts';

const folder = mkdtempSync(join(tmpdir(), 'console-facts-'));
const file = (name: string, content: unknown): string => {
  writeFileSync(join(folder, name), JSON.stringify(content));
  return join(folder, name);
};
const noon = Date.UTC(2026, 10, 20, 12) / 1000;
let api: TestApp;
let scrapeId = 0;

beforeAll(async () => {
  api = await openTestApp();
  await runImport(api.database, {
    now: new Date('2026-11-21T08:00:00.000Z'),
    companies: file('companies.json', [
      {
        eid: 7,
        company_name: 'Acme',
        url: 'https://acme.example',
        portals: [
          {
            ats: 'workday',
            career_portal: 'https://acme.wd1.example/a',
            site_kind: 'ats-hosted',
            last_check: noon,
          },
        ],
      },
      { eid: 8, company_name: 'New one' },
    ]),
    listings: file('listings.json', [
      {
        id: 'a',
        eid: 7,
        ats: 'workday',
        title: 'Driver',
        date_posted: noon - 86_400,
        last_check: noon,
        active: true,
      },
    ]),
    counts: file('counts.json', {
      snapshots: [{ unix: noon, date: '2026-11-20' }],
      series: [{ eid: 7, ats: 'workday', counts: [1] }],
    }),
  });
  const [row] = await api.database.db
    .select({ id: scrape.id })
    .from(scrape)
    .where(eq(scrape.entityId, 7));
  scrapeId = row?.id ?? 0;
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an import without invented details', () => {
  it.each([
    '/entities',
    '/entities/7',
    '/entities/7/scrapes',
    '/entities/7/job_count_delta',
    '/entities/7/jobs_by_country',
    '/entities/7/scrape_alerts',
    '/entities/7/notes',
    '/entities/7/event_logs',
    '/entities/total_runs',
    '/scrapes',
    '/scrapes/SCRAPE',
    '/scrapes/SCRAPE/notes',
    '/scrapes/SCRAPE/items_in_queue',
    '/scrapes/all_broken_scrapes',
    '/scrapes/manual_scrapes',
    '/scrapes/stuck',
    '/scrapes/with_entries_in_queue',
    '/scrapes/with_no_jobs',
    '/ats',
    '/ats/working_broken_counts',
    '/ats/workday/broken_scrapes',
    '/insights',
    '/get_job_count_graph_data',
    '/get_working_company_count_graph_data',
    '/get_broken_company_count_graph_data',
    '/company_queue_requests',
    '/daily_job_shifts',
    '/monitored_entities',
    '/watch_lists',
    '/review_readies',
    '/pit_stops',
    '/code_templates',
    '/tags',
    '/users',
  ])('is a database on which GET %s answers', async (path) => {
    const { status, text } = await api.ask('GET', path.replace('SCRAPE', String(scrapeId)));
    expect({ status, text }).toMatchObject({ status: 200 });
  });

  it('has scrapes that are idle, with empty code and without trouble', async () => {
    expect((await api.ask('GET', `/scrapes/${scrapeId}`)).body).toMatchObject({
      spider_code: '',
      parser_code: '',
      status: 'idle',
      items_in_queue: 0,
    });
    for (const path of [
      '/scrapes/all_broken_scrapes',
      '/scrapes/stuck',
      '/scrapes/with_entries_in_queue',
      '/entities/7/scrape_alerts',
    ])
      expect({ path, ...(await api.ask('GET', path)).body }).toMatchObject({
        path,
        'hydra:totalItems': 0,
      });
  });

  it('has graphs and metrics of the days that are known', async () => {
    const points = async (path: string) => (await api.ask('GET', path)).body['hydra:member'];
    expect(await points('/get_job_count_graph_data')).toMatchObject([
      { date: '2026-11-20', count: 1 },
    ]);
    expect(await points('/get_working_company_count_graph_data')).toMatchObject([
      { date: '2026-11-21', count: 1 },
    ]);
    expect(await points('/insights')).toHaveLength(6);
  });
});
