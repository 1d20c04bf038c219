import { dayOf } from '@console/api/company-queues/due';
import { QueryParams } from '@console/api/core/hydra/query';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { companyQueueRequest, companyQueueRequestHistory } from '../db/schema/companyQueue.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer, insertReasons, insertRequest } from '../testing/testQuality.ts';
import { queueFlow } from './queueFlow.ts';

let api: TestApp;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

beforeAll(async () => {
  api = await openTestApp({ TIME_ZONE: 'America/New_York' });
  await insertReasons(api.database);
  const open = (row: object) => insertRequest(api.database, { entityId: null, ...row });
  await open({ requestPriority: 1, dueAt: ago(2), numberOfTimesRequested: 3 });
  await open({ requestPriority: 1, dueAt: ago(-24 * 9), latestStatus: 'in-progress' });
  await open({ requestPriority: 3, dueAt: ago(1) });
  await open({ requestPriority: 3, latestStatus: 'done' });
});
afterAll(() => api.close());

type Facet = 'request_status' | 'request_priority' | 'due';
const facets = async (query = '') => {
  const { status, body } = await api.ask('GET', `/company_queue_requests/facets${query}`);
  expect(status).toBe(200);
  return body as Record<Facet, { value: string; count: number }[]>;
};
const total = async (query: string) =>
  (await api.ask('GET', `/company_queue_requests${query}`)).body['hydra:totalItems'];

describe('the counts above the queue', () => {
  it.each([
    '',
    '?request_status[]=requested',
    '?request_status[]=in_progress&request_status[]=requested&due[]=overdue',
    '?request_priority[]=3&due[]=overdue&due[]=later',
    '?number_of_times_requested_min=2',
    '?custom_search=queue',
  ])('under %s: each is the total of its link', async (query) => {
    const counted = await facets(query);
    const checked = Object.entries(counted).filter(([name]) => !name.startsWith('@'));
    expect(checked.map(([name]) => name)).toEqual(['request_status', 'request_priority', 'due']);
    for (const [name, values] of checked) {
      const others = [...new URLSearchParams(query)].filter(([key]) => !key.startsWith(name));
      for (const { value, count } of values) {
        const link = new URLSearchParams([...others, [`${name}[]`, value]]);
        expect([name, value, count]).toEqual([name, value, await total(`?${link}`)]);
      }
    }
  });

  it('without a filter: the same as under one that every request passes, after each write', async () => {
    const { db } = api.database;
    const everyRow = '?number_of_times_requested_min=0';
    for (const row of [
      { requestPriority: 5, latestStatus: 'escalated', dueAt: ago(0) },
      { requestPriority: 5, latestStatus: 'escalated', dueAt: ago(-1 / 60) },
      { requestPriority: 4, latestStatus: 'review-ready', dueAt: ago(-24 * 400) },
      { requestPriority: 2, latestStatus: 'no-jobs' },
    ] as const) {
      const { requestId } = await insertRequest(api.database, { entityId: null, ...row });
      expect(await facets()).toEqual(await facets(everyRow));
      await db
        .update(companyQueueRequest)
        .set({ latestStatus: 'cant-do', dueAt: null, requestPriority: 1 })
        .where(eq(companyQueueRequest.id, requestId));
      expect(await facets()).toEqual(await facets(everyRow));
    }
  });

  it('names every value, also those without requests', async () => {
    const { request_status: status, request_priority: priority, due } = await facets();
    expect(status).toContainEqual({ value: 'escalated', count: 0 });
    expect(status).toContainEqual({ value: 'requested', count: 2 });
    expect(priority.map(({ value }) => value)).toEqual(['1', '2', '3', '4', '5']);
    expect(due.map(({ value }) => value)).toEqual(['overdue', 'today', 'later']);
  });

  it('follows a write at once, and a due time that passes without one', async () => {
    const overdue = async () =>
      (await facets()).due.find(({ value }) => value === 'overdue')?.count;
    const before = (await overdue()) ?? 0;
    const dueAt = new Date(Date.now() + HOUR);
    await insertRequest(api.database, { entityId: null, dueAt });
    expect(await overdue()).toBe(before);
    vi.useFakeTimers({ toFake: ['Date'], now: dueAt.getTime() + 2000 });
    try {
      expect(await overdue()).toBe(before + 1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('refuses what the list refuses', async () => {
    for (const query of ['?due[]=soon', '?request_status[]=x', '?stalled=perhaps', '?user[]=x'])
      expect((await api.ask('GET', `/company_queue_requests/facets${query}`)).status).toBe(400);
  });
});

type Day = { date: string; asked: number; answered: number; net: number };
const flow = async (length = '30d') => {
  const { status, body } = await api.ask('GET', `/queue_flow?length=${length}`);
  expect(status).toBe(200);
  return body as {
    days: Day[];
    answer_hours: {
      request_priority: number;
      answered: number;
      median: number | null;
      p90: number | null;
    }[];
  };
};
const todayOf = async () => (await flow()).days.at(-1);

describe('the flow of the queue', () => {
  it.each([
    ['30d', 30],
    ['60d', 60],
  ])('has every day of %s, oldest first', async (length, count) => {
    const { days } = await flow(length);
    expect(days).toHaveLength(count);
    const dates = days.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(dates.at(-1)).toBe(
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date()),
    );
  });
  it.each([
    ['6m', 181],
    ['1y', 365],
    ['7y', 2556],
  ])('%s has some %i days', async (length, count) => {
    expect(Math.abs((await flow(length)).days.length - count)).toBeLessThanOrEqual(3);
  });
  it('refuses another length', async () => {
    expect((await api.ask('GET', '/queue_flow?length=2d')).status).toBe(400);
  });

  it('counts what comes in, what is answered and what comes back, and nothing twice', async () => {
    const before = (await todayOf()) ?? { asked: 0, answered: 0 };
    const { entityId } = await insertEmployer(api.database);
    const add = () =>
      api.ask('POST', '/entities/add_queue_request', {
        body: {
          entity_id: entityId,
          company_queue_request_priority: 2,
          company_queue_numjobs_estimate: 1,
          company_queue_request_notes: '<p>Please.</p>',
        },
      });
    const added = (await add()).body;
    await add();
    const [request] = added.company_queue_requests as { id: number }[];
    const set = (status: string, code: string | null = null) =>
      api.ask('POST', '/company_queue_request_histories', {
        body: {
          company_queue: added.id,
          company_queue_request: request?.id,
          status,
          notes: '<p>so</p>',
          resolution_code: code,
        },
      });
    await set('in-progress');
    expect(await todayOf()).toMatchObject({ asked: before.asked + 1, answered: before.answered });
    await set('no-jobs');
    await set('done', 'scrape_fixed');
    await set('requested');
    expect(await todayOf()).toMatchObject({
      asked: before.asked + 2,
      answered: before.answered + 1,
      net: before.asked + 2 - before.answered - 1,
    });
  });

  it('a request that goes to a review has not left the queue', async () => {
    const before = await todayOf();
    const { entityId } = await insertEmployer(api.database);
    const { queueId, requestId } = await insertRequest(api.database, {
      entityId,
      requestSource: 'watch_list',
    });
    const { status } = await api.ask('POST', '/company_queue_request_histories', {
      body: {
        company_queue: queueId,
        company_queue_request: requestId,
        status: 'no-jobs',
        notes: '<p>none</p>',
      },
    });
    expect(status).toBe(201);
    expect(await todayOf()).toEqual(before);
  });

  it('counts a day in the configured time zone', async () => {
    const { requestId } = await insertRequest(api.database, { entityId: null });
    const day = new Date(Date.now() - 10 * 24 * HOUR).toISOString().slice(0, 10);
    await api.database.db.insert(companyQueueRequestHistory).values({
      companyQueueRequestId: requestId,
      status: 'requested',
      historyTimestamp: new Date(`${day}T03:00:00Z`),
      flow: 1,
    });
    const { days } = await flow();
    const index = days.findIndex(({ date }) => date === day);
    expect([days[index - 1]?.asked, days[index]?.asked]).toEqual([1, 0]);
  });

  it.each(['America/Havana', 'Europe/Berlin'])(
    'counts the days of a year in %s, also where the clock changes at midnight',
    async (timeZone) => {
      const { db } = api.database;
      const { requestId } = await insertRequest(api.database, { entityId: null });
      await db.execute(sql`INSERT INTO company_queue_request_history (company_queue_request_id, status, history_timestamp, flow)
        SELECT ${requestId}::int, 'requested', date_trunc('hour', now()) - make_interval(hours => n, mins => 30), 1 FROM generate_series(1, 8800) n`);
      const { rows } = await db.execute<{ at: number }>(
        sql`SELECT extract(epoch FROM history_timestamp)::float8 AS at FROM company_queue_request_history WHERE flow = 1`,
      );
      const expected = new Map<string, number>();
      for (const { at } of rows) {
        const day = new Date(dayOf(at, timeZone) * DAY).toISOString().slice(0, 10);
        expected.set(day, (expected.get(day) ?? 0) + 1);
      }
      const year = new QueryParams('length=1y');
      const body = await queueFlow(db, year, { apiBasePath: '/api', timeZone });
      const days = body.days as Day[];
      expect(days.map(({ date, asked }) => [date, asked])).toEqual(
        days.map(({ date }) => [date, expected.get(date)]),
      );
      await db.execute(
        sql`DELETE FROM company_queue_request_history WHERE company_queue_request_id = ${requestId}::int`,
      );
    },
  );

  it('has the median and the 90th percentile of the hours to the first answer', async () => {
    for (let hours = 1; hours <= 11; hours += 1)
      await insertRequest(api.database, {
        entityId: null,
        requestPriority: 5,
        latestStatus: 'done',
        requestTimestamp: ago(100),
        firstAnsweredAt: ago(100 - hours),
      });
    const { answer_hours: answers } = await flow();
    expect(answers.map(({ request_priority: one }) => one)).toEqual([1, 2, 3, 4, 5]);
    expect(answers[4]).toMatchObject({ answered: 11, median: 6, p90: 10 });
    expect(answers[3]).toMatchObject({ answered: 0, median: null, p90: null });
  });
});
