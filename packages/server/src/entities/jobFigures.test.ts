import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job, scrapeJobCount } from '../db/schema/jobs.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntity } from '../testing/testRows.ts';

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
          delta: -5,
        },
        { scrape_name: 'Older', num_jobs: 8, delta: 0 },
      ],
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
