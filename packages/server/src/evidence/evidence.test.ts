import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrapeJobCount } from '../db/schema/jobs.ts';
import { note } from '../db/schema/notes.ts';
import { scrapeAlert, scrapeCodeHistory, scrapeErrorLog } from '../db/schema/scrapes.ts';
import { listOf } from '../testing/listOf.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer, insertReasons, insertShift } from '../testing/testQuality.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

let api: TestApp;
let entityId: number;
let scrapeId: number;
let second: number;
let uncounted: number;
const at = (text: string) => new Date(`${text}Z`);
const unix = (text: string) => at(text).getTime() / 1000;

const count = (scrape: number, day: string, numJobs: number) => ({
  scrapeId: scrape,
  day,
  numJobs,
  recordedAt: at(`${day}T04:00:00`),
});

beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  await insertReasons(api.database);
  ({ entityId, scrapeId } = await insertEmployer(api.database));
  [second = 0, uncounted = 0] = await insertScrapes(api.database, [
    { entityId, name: 'A second one' },
    { entityId, name: 'One that never ran' },
  ]);
  await db
    .insert(scrapeJobCount)
    .values([
      count(scrapeId, '2026-11-01', 40),
      count(scrapeId, '2026-11-03', 20),
      count(scrapeId, '2026-11-04', 0),
      count(second, '2026-11-03', 5),
      count(second, '2026-09-01', 9),
    ]);
  await db.insert(scrapeErrorLog).values([
    { scrapeId, logTime: at('2026-11-02T23:59:59'), logMessage: 'late' },
    { scrapeId, logTime: at('2026-11-03T00:00:00'), logMessage: 'early' },
    { scrapeId, logTime: at('2026-11-03T12:00:00'), logMessage: 'noon' },
    { scrapeId, logTime: at('2026-11-06T00:00:00'), logMessage: 'after' },
    { scrapeId: second, logTime: at('2026-11-03T12:00:00'), logMessage: 'of another' },
  ]);
  const version = { scrapeId, code: '<?php', reasonCode: 'fix', userId: 2 };
  await db.insert(scrapeCodeHistory).values([
    { ...version, codeType: 'spider', idx: 1, modified: at('2026-10-01T00:00:00') },
    { ...version, codeType: 'parser', idx: 1, modified: at('2026-11-02T10:00:00') },
    { ...version, codeType: 'parser', idx: 2, modified: at('2026-11-03T10:00:00'), userId: null },
  ]);
  const alert = { scrapeId, entityId };
  await db.insert(scrapeAlert).values([
    { ...alert, state: 'underrun', createdAt: at('2026-11-03T06:00:00') },
    {
      ...alert,
      state: 'broken',
      createdAt: at('2026-11-01T06:00:00'),
      resolvedAt: at('2026-11-02T06:00:00'),
    },
    { ...alert, scrapeId: second, state: 'underrun', createdAt: at('2026-11-03T06:00:00') },
  ]);
});
afterAll(() => api.close());

const collection = async (path: string) => {
  const { status, body } = await api.ask('GET', path, { as: 'user' });
  expect(status).toBe(200);
  return body['hydra:member'];
};

const WINDOW = 'day[after]=2026-11-03&day[before]=2026-11-05';

describe('the job counts by day', () => {
  it('H-EVI-001 of a scrape have the mean of the counted days of a week', async () => {
    expect(await collection(`/scrapes/${scrapeId}/job_counts?${WINDOW}`)).toEqual([
      expect.objectContaining({ '@type': 'DayCount', date: '2026-11-03', count: 20, average: 30 }),
      expect.objectContaining({ date: '2026-11-04', count: 0, average: 20 }),
    ]);
  });

  it('H-EVI-001 of an entity are the sums over its scrapes', async () => {
    expect(await collection(`/entities/${entityId}/job_counts?${WINDOW}`)).toMatchObject([
      { date: '2026-11-03', count: 25, average: 32.5 },
      { date: '2026-11-04', count: 0, average: 21.67 },
    ]);
  });

  it('are those of the last 30 days without a window', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const ago = (days: number) =>
      new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
    const [id = 0] = await insertScrapes(api.database, [{ entityId, name: 'Of today' }]);
    await api.database.db
      .insert(scrapeJobCount)
      .values([count(id, today, 3), count(id, ago(29), 2), count(id, ago(30), 1)]);
    expect(await collection(`/scrapes/${id}/job_counts`)).toMatchObject([
      { date: ago(29), count: 2 },
      { date: today, count: 3 },
    ]);
  });

  it('H-EVI-010 of several scrapes end with the newest count of any of them', async () => {
    const path = `/scrape_job_counts?scrape[]=${scrapeId}&scrape[]=${second}&scrape[]=${uncounted}&scrape[]=999999`;
    expect(await collection(path)).toMatchObject([
      {
        scrape_id: scrapeId,
        counts: [
          { date: '2026-11-01', count: 40 },
          { date: '2026-11-03', count: 20 },
          { date: '2026-11-04', count: 0 },
        ],
      },
      { scrape_id: second, counts: [{ date: '2026-11-03', count: 5 }] },
      { scrape_id: uncounted, counts: [] },
    ]);
    expect(await collection(`${path}&days=2`)).toMatchObject([
      { counts: [{ date: '2026-11-03' }, { date: '2026-11-04' }] },
      { counts: [{ date: '2026-11-03' }] },
      { counts: [] },
    ]);
    expect(await collection('/scrape_job_counts')).toEqual([]);
  });
});

it('H-EVI-003 the errors of a scrape are counted by days of UTC', async () => {
  expect(
    await collection(
      `/scrapes/${scrapeId}/error_counts?day[after]=2026-11-02&day[before]=2026-11-05`,
    ),
  ).toMatchObject([
    { '@type': 'DayErrors', date: '2026-11-02', count: 1 },
    { date: '2026-11-03', count: 2 },
  ]);
});

it('H-EVI-002 the saves of both codes are there without the codes, newest first', async () => {
  const { members } = await listOf(
    api,
    `/scrapes/${scrapeId}/code_saves?modified[after]=2026-11-01&limit=50`,
    { as: 'user' },
  );
  expect(members).toMatchObject([
    { code_type: 'parser', index: 2, modified: unix('2026-11-03T10:00:00'), user: null },
    { code_type: 'parser', index: 1, reason_code: 'fix', user: { id: 2 } },
  ]);
  expect(members[0]).not.toHaveProperty('code');
});

it('H-EVI-002 the alerts of a scrape are there also when they are over', async () => {
  const of = (query: string) => listOf(api, `/scrapes/${scrapeId}/alerts${query}`, { as: 'user' });
  expect((await of('')).members).toMatchObject([
    { state: 'underrun', created_at: unix('2026-11-03T06:00:00'), resolved_at: null },
    { state: 'broken', resolved_at: unix('2026-11-02T06:00:00') },
  ]);
  expect((await of('?state[]=underrun')).total).toBe(1);
});

it('H-EVI-004 a review is among those of its scrape and of its entity, with its note', async () => {
  const shift = await insertShift(api.database, { entityId, scrapeId });
  const answer = await api.ask('POST', `/daily_job_shifts/${shift}/review`, {
    body: {
      action: 'do_nothing',
      job_count: 3,
      reason_code: 'other',
      note: '<p>Fine</p>',
      snooze_date: '',
    },
  });
  expect(answer.status).toBe(200);
  const { members } = await listOf(api, `/scrapes/${scrapeId}/reviews`, { as: 'user' });
  expect(members).toMatchObject([
    { subject: 'daily_job_shift', action: 'do_nothing', entity_id: entityId, scrape_id: scrapeId },
  ]);
  const [written] = await api.database.db.select().from(note);
  expect(members[0]).toMatchObject({ note_id: written?.id });
  expect((await listOf(api, `/entities/${entityId}/reviews`)).members).toEqual(members);
  expect((await listOf(api, `/scrapes/${second}/reviews`)).total).toBe(0);
  const past = 'created_at[before]=2020-01-01';
  expect((await listOf(api, `/scrapes/${scrapeId}/reviews?${past}`)).total).toBe(0);
  expect((await listOf(api, `/scrapes/${scrapeId}/notes?created[after]=2020-01-01`)).total).toBe(1);
  expect((await listOf(api, `/scrapes/${scrapeId}/notes?created[before]=2020-01-01`)).total).toBe(
    0,
  );
});

describe('what is no window', () => {
  it.each([
    'day[after]=soon',
    'day[gte]=2026-11-01',
    'day[after]=2020-01-01&day[before]=2026-11-01',
    'day[after]=1990-01-01',
    'day[after]=1999-01-01&day[before]=2000-01-02',
  ])('H-EVI-005 is refused: %s', async (query) => {
    for (const call of ['job_counts', 'error_counts'])
      expect(await api.ask('GET', `/scrapes/${scrapeId}/${call}?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_filter' },
      });
  });

  it.each([
    'day[before]=0001-01-01',
    'day[after]=9999-12-31&day[before]=9999-12-31',
    'day[before]=-99999999999999999999',
    'day[after]=2026-11-05&day[before]=2026-11-01',
    'day[after]=&day[before]=2001-01-01',
    'day[after]=1999-01-01&day[before]=2000-01-01',
  ])('H-EVI-005 is empty at the ends of time: %s', async (query) => {
    expect(await collection(`/scrapes/${scrapeId}/job_counts?${query}`)).toEqual([]);
    expect(await collection(`/scrapes/${scrapeId}/error_counts?${query}`)).toEqual([]);
  });

  it.each([
    'days=0',
    'days=1e3',
    'days=9999',
    'scrape[]=x',
    'scrape[after]=1',
    Array.from({ length: 101 }, (_, index) => `scrape[]=${index + 1}`).join('&'),
  ])('H-EVI-005 is refused for several scrapes: %s', async (query) => {
    expect(await api.ask('GET', `/scrape_job_counts?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid_filter' },
    });
  });
});

it.each(['job_counts', 'error_counts', 'code_saves', 'alerts', 'reviews'])(
  'H-EVI-005 the %s of a scrape that is not there are not found',
  async (call) => {
    for (const id of ['999999', '99999999999', 'x'])
      expect((await api.ask('GET', `/scrapes/${id}/${call}`)).status).toBe(404);
  },
);
