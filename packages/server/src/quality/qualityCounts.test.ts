import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import {
  insertEmployer,
  insertMonitored,
  insertPitStop,
  insertReviewReady,
  insertShift,
  insertWatched,
} from '../testing/testQuality.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
  const { database } = api;
  for (const latestJobCount of [3, 30]) {
    const { entityId, scrapeId } = await insertEmployer(database);
    await insertShift(database, { entityId, scrapeId, latestJobCount });
    await insertMonitored(database, { entityId });
    await insertReviewReady(database, { entityId });
  }
  const { entityId } = await insertEmployer(database);
  await insertPitStop(database, { entityId });
  const snoozedUntil = new Date(Date.now() + 86_400_000);
  await insertWatched(database, { entityId, snoozedUntil });
});
afterAll(() => api.close());

const counts = async (as: TestUser) => {
  const { lists } = (await api.ask('GET', '/quality_counts', { as })).body;
  return Object.fromEntries(
    (Array.isArray(lists) ? lists : []).map((one: { list: string; count: number }) => [
      one.list,
      one.count,
    ]),
  );
};

it('H-VIE-021 counts the open rows of the tabs that a role sees', async () => {
  expect(await counts('dq')).toMatchObject({
    'daily-job-shift': 2,
    'watch-list': 0,
    'review-ready': 2,
    'pit-stop': 1,
  });
  expect(await counts('scrapeLead')).toEqual({ 'review-ready': 2, 'pit-stop': 1 });
  expect((await api.ask('GET', '/quality_counts', { as: 'scraper' })).status).toBe(403);
});

it('H-VIE-022 counts the rows of each view, and leaves out what it cannot read', async () => {
  const query = (text: string) => `&query[]=${encodeURIComponent(text)}`;
  const ask = (rest: string, as: TestUser = 'dq') =>
    api.ask('GET', `/quality_counts/views?list=daily-job-shift${rest}`, { as });
  const found = await ask(
    query('') + query('latest_job_count[gte]=10') + query('latest_job_count[gte]=x'),
  );
  expect(found.body.counts).toEqual([2, 1, null]);
  expect((await ask('')).body.counts).toEqual([]);
  expect((await ask('', 'scrapeLead')).status).toBe(403);
  expect((await ask(query('').repeat(250))).body.counts).toHaveLength(250);
  expect((await ask(query('').repeat(251))).status).toBe(400);
  expect((await api.ask('GET', '/quality_counts/views?list=tags')).status).toBe(400);
});

it('counts fifty views in one statement', async () => {
  const statements = async (views: number) => {
    let count = 0;
    const onAcquire = () => (count += 1);
    api.database.pool.on('acquire', onAcquire);
    const queries = Array.from(
      { length: views },
      (_, index) => `&query[]=${encodeURIComponent(`latest_job_count[gte]=${views}${index}`)}`,
    );
    await api.ask('GET', `/quality_counts/views?list=daily-job-shift${queries.join('')}`);
    api.database.pool.off('acquire', onAcquire);
    return count;
  };
  const one = await statements(1);
  expect([await statements(50), await statements(51)]).toEqual([one, one + 1]);
});
