import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer, insertReasons, insertRequest } from '../testing/testQuality.ts';
import { keepPlanning } from './dueTimes.ts';

const HOUR = 3600;
const TABLE = { dueTimes: '4h,24h,day,48h,week', timeZone: 'UTC' };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

let api: TestApp;
let entityId: number;
let queueId: number;
let requestId: number;

beforeAll(async () => {
  api = await openTestApp({ TIME_ZONE: 'UTC' });
  await insertReasons(api.database);
});
afterAll(() => api.close());

beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database));
  ({ queueId, requestId } = await insertRequest(api.database, {
    entityId,
    requestPriority: 4,
    highestPriority: 4,
    requestTimestamp: minutesAgo(60),
    clockStartedAt: minutesAgo(60),
  }));
  await keepPlanning(api.database.db, { ...TABLE, timeZone: 'Europe/Berlin' });
  await keepPlanning(api.database.db, TABLE);
});

const read = async () => (await api.ask('GET', `/company_queue_requests/${requestId}`)).body;
const clock = async () => {
  const [row] = await api.database.db
    .select({ at: companyQueueRequest.clockStartedAt })
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.id, requestId));
  return Math.floor((row?.at.getTime() ?? 0) / 1000);
};
const setStatus = async (status: string, more: object = {}) => {
  const { status: answer } = await api.ask('POST', '/company_queue_request_histories', {
    body: {
      company_queue: queueId,
      company_queue_request: requestId,
      status,
      notes: '<p>Why</p>',
      ...more,
    },
  });
  expect(answer).toBe(201);
};
const ask = (priority: number) =>
  api.ask('POST', '/entities/add_queue_request', {
    body: {
      entity_id: entityId,
      company_queue_request_priority: priority,
      company_queue_numjobs_estimate: 1,
      company_queue_request_notes: '<p>Please.</p>',
    },
  });
const archive = (archived: boolean) =>
  api.ask('PUT', `/entities/${entityId}/archive`, {
    body: {
      archived,
      ...(archived && { archived_reason_code: 'employer-no-longer-exists' }),
      archive_note: { title: 'So', content: '<p>so</p>' },
    },
  });

describe('a due time', () => {
  it('is counted from the start of the clock', async () => {
    expect(await read()).toMatchObject({ due_at: (await clock()) + 48 * HOUR, overdue: false });
  });

  it('stays when somebody asks again, unless the priority becomes more urgent', async () => {
    const before = await clock();
    await ask(5);
    expect([await clock(), (await read()).due_at]).toEqual([before, before + 48 * HOUR]);
    await ask(1);
    expect(await clock()).toBeGreaterThan(before);
    expect((await read()).due_at).toBe((await clock()) + 4 * HOUR);
  });

  it.each([
    { priority: 3, minutes: 10, as: 'that of a more urgent request which joins it' },
    { priority: 4, minutes: 60, as: 'its own where the request which joins it is as urgent' },
  ])('is counted from $as', async ({ priority, minutes }) => {
    const stray = await insertRequest(api.database, {
      entityId: null,
      requestPriority: priority,
      highestPriority: priority,
      clockStartedAt: minutesAgo(10),
    });
    const merged = { entity: entityId, merge: true };
    const { body } = await api.ask('PATCH', `/company_queues/${stray.queueId}`, { body: merged });
    expect(body.id).toBe(queueId);
    const age = Math.floor(Date.now() / 1000) - (await clock());
    expect(Math.round(age / 60)).toBe(minutes);
  });

  it('stays while the request is worked on, goes when it closes, and starts again when it reopens', async () => {
    const before = await clock();
    await setStatus('in-progress');
    expect((await read()).due_at).toBe(before + 48 * HOUR);
    await setStatus('no-jobs');
    expect(await read()).toMatchObject({ due_at: null, overdue: false });
    await setStatus('escalated');
    expect(await clock()).toBeGreaterThan(before);
    expect((await read()).due_at).toBe((await clock()) + 48 * HOUR);
  });

  it('goes with archiving and comes back with the clock as it was', async () => {
    const before = (await read()).due_at;
    expect((await archive(true)).status).toBe(200);
    expect(await read()).toMatchObject({ due_at: null, overdue: false });
    expect((await archive(false)).status).toBe(200);
    expect((await read()).due_at).toBe(before);
  });

  it('follows the configuration from the next start on', async () => {
    await keepPlanning(api.database.db, { ...TABLE, dueTimes: '1h,1h,1h,1h,1h' });
    expect(await read()).toMatchObject({ due_at: (await clock()) + HOUR });
    await ask(3);
    expect((await read()).due_at).toBe((await clock()) + HOUR);
    await keepPlanning(api.database.db, TABLE);
  });
});

describe('the list', () => {
  const ids = async (query: string) => {
    const { status, body } = await api.ask('GET', `/company_queue_requests?limit=500&${query}`);
    expect(status).toBe(200);
    const members = body['hydra:member'];
    if (!Array.isArray(members)) throw new Error('no list');
    return members.map((member: { id: number }) => member.id);
  };
  const insert = async (dueAt: Date | null, more: object = {}) =>
    (await insertRequest(api.database, { entityId: null, dueAt, ...more })).requestId;

  it('sorts and filters by the due time, which filters are each other’s complement', async () => {
    const overdue = await insert(minutesAgo(5));
    const never = await insert(null, { latestStatus: 'done' });
    const later = await insert(minutesAgo(-60 * 24 * 9));
    const order = await ids('order[due_at]=asc');
    expect(order.indexOf(overdue)).toBeLessThan(order.indexOf(later));
    expect(order.indexOf(later)).toBeLessThan(order.indexOf(never));
    const down = await ids('order[due_at]=desc');
    expect(down.indexOf(later)).toBeLessThan(down.indexOf(overdue));
    expect(down.indexOf(overdue)).toBeLessThan(down.indexOf(never));

    expect(await ids('due[]=overdue')).toContain(overdue);
    expect(await ids('due[]=later')).toContain(later);
    const [late, today, rest] = [
      await ids('due[]=overdue'),
      await ids('due[]=today'),
      await ids('due[]=later'),
    ];
    const all = await ids('due[]=overdue&due[]=today&due=later');
    expect([...late, ...today, ...rest].sort()).toEqual([...all].sort());
    expect(all).not.toContain(never);
  });

  it('has next the requests due first, then the more urgent, then the higher tier', async () => {
    const due = minutesAgo(500);
    const { entityId: tiered } = await insertEmployer(api.database, { tierLevel: 1 });
    const urgent = await insert(due, { requestPriority: 1 });
    const plain = await insert(due, { requestPriority: 2 });
    const { requestId: second } = await insertRequest(api.database, {
      entityId: tiered,
      dueAt: due,
      requestPriority: 2,
    });
    const first = await insert(minutesAgo(600), { requestPriority: 5 });
    expect((await ids('order[next_up]=asc')).slice(0, 4)).toEqual([first, urgent, second, plain]);
  });

  it.each(['entity_id', 'entity_name', 'tier_level', 'numjobs_estimate', 'next_up'])(
    'sorts by %s in both directions',
    async (key) => {
      const up = await ids(`order[${key}]=asc`);
      expect([...(await ids(`order[${key}]=desc`))].sort()).toEqual([...up].sort());
    },
  );

  it('finds the requests of a person, and those that are stalled', async () => {
    const old = { latestStatus: 'in-progress' as const, lastEntryAt: minutesAgo(3 * 24 * 60 + 1) };
    const stalled = await insert(null, { ...old, assignedTo: 5 });
    const busy = await insert(null, { ...old, lastEntryAt: minutesAgo(3 * 24 * 60 - 1) });
    const waiting = await insert(null, { ...old, latestStatus: 'requested' });
    expect(await ids('assigned_to[]=/api/users/5')).toEqual([stalled]);
    expect(await ids('stalled=true')).toEqual([stalled]);
    const others = await ids('stalled=false');
    expect(others).toEqual(expect.arrayContaining([busy, waiting]));
    expect(others).not.toContain(stalled);
    const { body } = await api.ask('GET', `/company_queue_requests/${stalled}`);
    expect(body).toMatchObject({ stalled: true, assigned_to: { id: 5, first_name: 'scraper' } });
  });
});
