import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { appUser } from '../db/schema/people.ts';
import { openTestApp, type Ask, type TestApp } from '../testing/testApp.ts';
import { insertEmployer, insertReasons, insertRequest, traces } from '../testing/testQuality.ts';

const clockStartedAt = new Date(Date.now() - 3_600_000);
const start = Math.floor(clockStartedAt.getTime() / 1000);
const NOTE = '<p>The customer called.</p>';

let api: TestApp;
let entityId: number;
let queueId: number;
let requestId: number;

beforeAll(async () => {
  api = await openTestApp({ TIME_ZONE: 'UTC' }, { connections: 10 });
  await insertReasons(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database));
  ({ queueId, requestId } = await insertRequest(api.database, {
    entityId,
    requestPriority: 2,
    highestPriority: 2,
    clockStartedAt,
    latestStatus: 'in-progress',
  }));
});

const patch = (body: object, ask: Omit<Ask, 'body'> = {}) =>
  api.ask('PATCH', `/company_queue_requests/${requestId}`, { body, ...ask });
const set = (values: Partial<typeof companyQueueRequest.$inferInsert>) =>
  api.database.db
    .update(companyQueueRequest)
    .set(values)
    .where(eq(companyQueueRequest.id, requestId));
const setStatus = (status: string, more: object = {}, as: Ask['as'] = 'admin') =>
  api.ask('POST', '/company_queue_request_histories', {
    as,
    body: {
      company_queue: queueId,
      company_queue_request: requestId,
      status,
      notes: NOTE,
      ...more,
    },
  });
const violation = (propertyPath: string, code: string) => ({
  violations: [expect.objectContaining({ propertyPath, code })],
});

describe('the priority of a request', () => {
  it('becomes more urgent, with its note in the history, and the clock goes on', async () => {
    const { status, body, headers } = await patch({ request_priority: 1, note: NOTE });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      request_priority: 1,
      highest_priority: 1,
      due_at: start + 4 * 3600,
      latest_status: 'in-progress',
      company_queue_request_histories: [
        { status: 'in-progress', notes: NOTE, request_priority: 1 },
        { status: 'in-progress' },
      ],
    });
    expect(headers.get('etag')).toBe(`"QueueRequest-${requestId}-${Number(body.version)}"`);
    const { queues, events } = await traces(api, entityId);
    expect(queues).toMatchObject([{ latestPriority: 1, maxPriority: 1, avgPriority: 1 }]);
    expect(events).toContain('queue/priority_changed');
  });

  it('becomes less urgent, and the highest one stays', async () => {
    expect((await patch({ request_priority: 4, note: NOTE })).body).toMatchObject({
      request_priority: 4,
      highest_priority: 2,
      due_at: start + 48 * 3600,
    });
  });

  it.each([
    ['no note', { request_priority: 1 }, violation('note', 'required')],
    ['an empty note', { request_priority: 1, note: '<p> </p>' }, violation('note', 'required')],
    ['NUL', { assigned_to: null, note: 'a\0' }, violation('note', 'invalid_text')],
    ['0', { request_priority: 0, note: NOTE }, violation('request_priority', 'min')],
    ['6', { request_priority: 6, note: NOTE }, violation('request_priority', 'max')],
    ['null', { request_priority: null, note: NOTE }, violation('request_priority', 'not_null')],
    [
      'the present one',
      { request_priority: 2, note: NOTE },
      violation('request_priority', 'unchanged'),
    ],
  ])('is refused with %s', async (_name, body, expected) => {
    const answer = await patch(body);
    expect([answer.status, answer.body]).toEqual([422, expect.objectContaining(expected)]);
    expect((await traces(api, entityId)).history).toHaveLength(1);
  });

  it.each([
    ['done', 'request_closed'],
    ['review-ready', 'in_review'],
  ] as const)('is refused while the request is %s', async (latestStatus, code) => {
    await set({ latestStatus });
    expect((await patch({ request_priority: 1, note: NOTE })).body).toMatchObject({
      status: 409,
      code,
    });
  });

  it('is refused for an archived entity, and for an older request', async () => {
    await api.database.db.insert(companyQueueRequest).values({
      companyQueueId: queueId,
      requestSource: 'console',
      requestPriority: 3,
      highestPriority: 3,
      latestStatus: 'requested',
      requestTimestamp: new Date(Date.now() + 60_000),
    });
    const body = { request_priority: 1, note: NOTE };
    expect((await patch(body)).body).toMatchObject({ status: 409, code: 'not_latest_request' });
    await api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    expect((await patch(body)).body).toMatchObject({ status: 409, code: 'entity_archived' });
  });

  it('is refused to an older version', async () => {
    const { headers } = await api.ask('GET', `/company_queue_requests/${requestId}`);
    const ifMatch = { headers: { 'if-match': headers.get('etag') ?? '' } };
    expect((await patch({ request_priority: 1, note: NOTE }, ifMatch)).status).toBe(200);
    const { status, body } = await patch({ request_priority: 3, note: NOTE }, ifMatch);
    expect([status, body.code]).toEqual([412, 'precondition_failed']);
  });

  it('a 412 names who made the newer version: by a priority, a status or a person', async () => {
    const late = async () => {
      const stale = { headers: { 'if-match': `"QueueRequest-${requestId}-0"` } };
      const { body } = await patch({ request_priority: 4, note: NOTE }, stale);
      return String(body.message);
    };
    await patch({ request_priority: 1, note: NOTE }, { as: 'scrapeLead' });
    expect(await late()).toMatch(
      /^This queue request was changed by scrapeLead Test at \d{4}-\d\d-\d\dT[\d:]+Z\. Reload it before saving\.$/,
    );
    await setStatus('in-progress', {}, 'scraper');
    expect(await late()).toContain('changed by scraper Test at');
    await patch({ assigned_to: 5 }, { as: 'lead' });
    expect(await late()).toContain('changed by lead Test at');
  });

  it.each([
    ['lead', 200],
    ['scrapeLead', 200],
    ['scraper', 200],
    ['dq', 403],
    ['user', 403],
  ] as const)('is open to %s: %i', async (as, expected) => {
    expect((await patch({ request_priority: 1, note: NOTE }, { as })).status).toBe(expected);
  });

  it.each([
    ['a text', { request_priority: 'high', note: NOTE }],
    ['half', { request_priority: 1.5, note: NOTE }],
    ['a queue as person', { assigned_to: '/api/company_queues/1' }],
  ])('%s is malformed', async (_name, body) => {
    expect((await patch(body)).status).toBe(400);
  });
});

describe('who works on a request', () => {
  it('is who takes it, until it is released', async () => {
    const before = Math.floor(Date.now() / 1000);
    const taken = await patch({ assigned_to: '/api/users/5' });
    expect(taken.body).toMatchObject({ assigned_to: { id: 5, first_name: 'scraper' } });
    expect(taken.body.assigned_at).toBeGreaterThanOrEqual(before);
    expect((await patch({ assigned_to: null })).body).toMatchObject({
      assigned_to: null,
      assigned_at: null,
    });
    const { events, history } = await traces(api, entityId);
    expect(events.filter((event) => event === 'queue/assigned')).toHaveLength(2);
    expect(history).toHaveLength(1);
  });

  it('is taken once when two people press Take', async () => {
    const { headers } = await api.ask('GET', `/company_queue_requests/${requestId}`);
    const ifMatch = { headers: { 'if-match': headers.get('etag') ?? '' } };
    const answers = await Promise.all([
      patch({ assigned_to: 1 }, ifMatch),
      patch({ assigned_to: 5 }, ifMatch),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it('is nobody any more when the request leaves in-progress, and stays while it does not', async () => {
    await patch({ assigned_to: 5 });
    expect((await setStatus('in-progress')).status).toBe(201);
    const read = async () => (await api.ask('GET', `/company_queue_requests/${requestId}`)).body;
    expect(await read()).toMatchObject({ assigned_to: { id: 5 } });
    expect((await setStatus('escalated')).status).toBe(201);
    expect(await read()).toMatchObject({ assigned_to: null, assigned_at: null });
  });

  it('cannot be somebody on a request that is not in progress', async () => {
    await set({ latestStatus: 'requested' });
    expect((await patch({ assigned_to: 5 })).body).toMatchObject({
      status: 409,
      code: 'not_in_progress',
    });
    expect((await patch({ assigned_to: null })).status).toBe(200);
  });

  it('is a person who is there', async () => {
    expect((await patch({ assigned_to: 999 })).body).toMatchObject(
      violation('assigned_to', 'not_found'),
    );
    await api.database.db.update(appUser).set({ archived: true }).where(eq(appUser.id, 4));
    expect((await patch({ assigned_to: 4 })).body).toMatchObject(
      violation('assigned_to', 'invalid_choice'),
    );
  });

  it('an empty body changes nothing', async () => {
    const { body } = await api.ask('GET', `/company_queue_requests/${requestId}`);
    expect((await patch({})).body.version).toBe(body.version);
  });
});

describe('while a queue joins another one', () => {
  it('the status of its request changes in the queue that it went to', async () => {
    const stray = await insertRequest(api.database, { entityId: null, latestStatus: 'done' });
    const merge = () =>
      api.ask('PATCH', `/company_queues/${stray.queueId}`, {
        body: { entity: `/api/entities/${entityId}`, merge: true },
      });
    const [merged, reopened, again] = await Promise.all([
      merge(),
      api.ask('POST', '/company_queue_request_histories', {
        body: {
          company_queue: queueId,
          company_queue_request: requestId,
          status: 'escalated',
          notes: NOTE,
        },
      }),
      merge(),
    ]);
    expect(reopened.status).toBe(201);
    // Either of the two merges may come first.
    const [first, second] = [merged.status, again.status].toSorted((one, other) => one - other);
    expect(first).toBe(200);
    expect([200, 409, 412]).toContain(second);
    const { requests } = await traces(api, entityId);
    expect(requests.map(({ id }) => id).sort()).toEqual([requestId, stray.requestId].sort());
    const { status } = await api.ask('POST', '/company_queue_request_histories', {
      body: {
        company_queue: stray.queueId,
        company_queue_request: requestId,
        status: 'in-progress',
        notes: NOTE,
      },
    });
    expect(status).toBe(201);
  });

  it('a request that has joined another one is no longer the latest', async () => {
    const stray = await insertRequest(api.database, { entityId: null });
    await api.ask('PATCH', `/company_queues/${stray.queueId}`, {
      body: { entity: `/api/entities/${entityId}`, merge: true },
    });
    const { body } = await api.ask('POST', '/company_queue_request_histories', {
      body: {
        company_queue: stray.queueId,
        company_queue_request: stray.requestId,
        status: 'escalated',
        notes: NOTE,
      },
    });
    expect(body).toMatchObject({ status: 409, code: 'not_latest_request' });
  });
});
