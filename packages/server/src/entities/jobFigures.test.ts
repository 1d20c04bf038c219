import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job, scrapeJobCount } from '../db/schema/jobs.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntity } from '../testing/testRows.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

let api: TestApp;
let id: number;
let empty: number;
const at = (day: string) => new Date(`${day}T06:00:00Z`);

beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  id = await insertEntity(api.database, { companyName: 'Acme' });
  empty = await insertEntity(api.database, { companyName: 'Empty' });
  const scrapes = await db
    .insert(scrape)
    .values([
      { entityId: id, name: 'Older', siteType: 1, lastUpdated: at('2026-11-19') },
      { entityId: id, name: 'Newer', siteType: 1, lastUpdated: at('2026-11-20') },
      { entityId: id, name: 'Never counted', siteType: 1 },
    ])
    .returning({ id: scrape.id });
  const [older = 0, newer = 0] = scrapes.map((one) => one.id);
  await db.insert(scrapeJobCount).values([
    { scrapeId: older, day: '2026-11-19', numJobs: 8, recordedAt: at('2026-11-19') },
    { scrapeId: older, day: '2026-11-13', numJobs: 7, recordedAt: at('2026-11-13') },
    { scrapeId: newer, day: '2026-11-03', numJobs: 1, recordedAt: at('2026-11-03') },
    { scrapeId: newer, day: '2026-11-13', numJobs: 30, recordedAt: at('2026-11-13') },
    { scrapeId: newer, day: '2026-11-18', numJobs: 99, recordedAt: at('2026-11-18') },
    { scrapeId: newer, day: '2026-11-19', numJobs: 50, recordedAt: at('2026-11-19') },
    { scrapeId: newer, day: '2026-11-20', numJobs: 45, recordedAt: at('2026-11-20') },
  ]);
  const jobRow = {
    entityId: id,
    scrapeId: older,
    title: 'T',
    url: 'https://a.test',
    createDate: at('2026-11-01'),
    lastCheck: at('2026-11-02'),
  };
  await db.insert(job).values([
    { ...jobRow, hash: 'a', country: 'Israel' },
    { ...jobRow, hash: 'b', country: 'Israel' },
    { ...jobRow, hash: 'c' },
    { ...jobRow, hash: 'd', country: 'Canada' },
    { ...jobRow, hash: 'e', country: 'Canada', active: false },
    { ...jobRow, hash: 'f', country: 'Israel', entityId: empty, active: false },
  ]);
});
afterAll(() => api.close());

describe('job figures of an entity', () => {
  it('A-API-012 the latest count of each scrape with its difference, newest first', async () => {
    const { body } = await api.ask('GET', `/entities/${id}/job_count_delta`);
    expect(body).toMatchObject({
      '@id': `/api/entities/${id}/job_count_delta`,
      'hydra:totalItems': 2,
      'hydra:member': [
        {
          '@type': 'JobCountDelta',
          scrape_id: expect.any(Number),
          scrape_name: 'Newer',
          last_updated: at('2026-11-20').getTime() / 1000,
          num_jobs: 45,
          counted_at: at('2026-11-20').getTime() / 1000,
          counted_day: '2026-11-20',
          delta: -5,
        },
        {
          scrape_name: 'Older',
          num_jobs: 8,
          counted_at: at('2026-11-19').getTime() / 1000,
          delta: 1,
        },
      ],
    });
  });

  it('the change over 7 days is that since the newest count at least 7 days older, or null', async () => {
    const { body } = await api.ask('GET', `/entities/${id}/job_count_delta`);
    expect([body['hydra:member']].flat()).toMatchObject([
      { change_7_days: 15, since: at('2026-11-13').getTime() / 1000 },
      { change_7_days: null, since: null },
    ]);
  });

  it('a scrape that was counted once has no change', async () => {
    const once = await insertEntity(api.database, { companyName: 'Once' });
    const [scrapeId = 0] = await insertScrapes(api.database, [{ entityId: once, name: 'New' }]);
    await api.database.db
      .insert(scrapeJobCount)
      .values({ scrapeId, day: '2026-11-20', numJobs: 5, recordedAt: at('2026-11-20') });
    expect((await api.ask('GET', `/entities/${once}/job_count_delta`)).body).toMatchObject({
      'hydra:member': [{ num_jobs: 5, delta: 0, change_7_days: null, since: null }],
    });
  });

  it('A-API-013 active jobs by country, most first, without a country as Unknown', async () => {
    const { body } = await api.ask('GET', `/entities/${id}/jobs_by_country`);
    expect([body['hydra:member']].flat()).toMatchObject([
      { '@type': 'JobsByCountry', country: 'Israel', job_count: 2 },
      { country: 'Canada', job_count: 1 },
      { country: 'Unknown', job_count: 1 },
    ]);
  });

  it.each(['job_count_delta', 'jobs_by_country'])(
    '%s is empty where there is nothing, and 404 for nobody',
    async (name) => {
      expect((await api.ask('GET', `/entities/${empty}/${name}`)).body).toMatchObject({
        'hydra:totalItems': 0,
        'hydra:member': [],
      });
      expect((await api.ask('GET', `/entities/4711/${name}`)).status).toBe(404);
    },
  );
});
