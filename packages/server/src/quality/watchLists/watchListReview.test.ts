import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entity } from '../../db/schema/entities.ts';
import { watchList } from '../../db/schema/quality.ts';
import { openTestApp, type Ask, type TestApp } from '../../testing/testApp.ts';
import { violationsOf } from '../../testing/testEntities.ts';
import {
  insertEmployer,
  insertReasons,
  insertShift,
  insertWatched,
  reviewsOf,
  traces,
} from '../../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let scrapeId: number;
let id: number;
beforeAll(async () => {
  api = await openTestApp();
  await insertReasons(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId, scrapeId } = await insertEmployer(api.database, { state: 'watch_list' }));
  id = await insertWatched(api.database, { entityId });
});

const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
const snooze = {
  action: 'snooze',
  job_count: 0,
  note: '<p>Site down</p>',
  reason_code: '',
  snooze_date: later,
};
const send = {
  action: 'send_for_review',
  job_count: 12,
  note: '<p>Back</p>',
  reason_code: 'new_scrape',
  snooze_date: '',
};
const remove = { ...send, action: 'remove_from_watch_list', reason_code: 'jobs_returned' };
const put = (body: unknown, more: Ask = {}) =>
  api.ask('PUT', `/watch_lists/${id}/review`, { as: 'dq', body, ...more });
const listed = async (query = '') =>
  (await api.ask('GET', `/watch_lists?entity.id=${entityId}${query}`)).body['hydra:totalItems'];

describe('PUT /watch_lists/{id}/review', () => {
  it('B-API-073 B-STA-018 snooze: the row sleeps until the date', async () => {
    const { status, body } = await put(snooze);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@type': 'WatchList',
      id,
      snoozed: true,
      snoozed_until: Math.floor(Date.parse(later) / 1000),
      reason_code: 'site_down',
      note: {
        '@type': 'EntityNote',
        title: 'Watch List Review – snooze',
        content: '<p>Site down</p>',
      },
      last_time_reviewed: expect.any(Number),
      last_reviewed_by: { first_name: 'dq' },
    });
    expect([await listed('&snoozed=true'), await listed('&snoozed=false'), await listed()]).toEqual(
      [1, 0, 1],
    );
    expect(await traces(api, entityId)).toMatchObject({
      events: ['watch_list/snoozed'],
      requests: [],
      state: 'watch_list',
    });
    expect(await reviewsOf(api, 'watch_list', id)).toMatchObject([
      { action: 'snooze', payload: { snooze_date: later } },
    ]);
  });

  it('send for review: the work goes to the queue, the row leaves the list', async () => {
    const { status, body } = await put(send);
    expect([status, body.id]).toEqual([200, id]);
    expect(await listed()).toBe(0);
    const found = await traces(api, entityId);
    expect(found.requests).toMatchObject([
      {
        requestSource: 'watch_list',
        requestPriority: 3,
        numjobsEstimate: 12,
        reasonCode: 'new_scrape',
      },
    ]);
    expect(found.watched).toMatchObject([
      { removedAt: expect.any(Date), removedReasonCode: 'sent_for_review' },
    ]);
    expect([found.state, found.events]).toEqual([
      'sent_for_review',
      ['queue/request_added', 'watch_list/sent_for_review', 'entity_state/changed'],
    ]);
  });

  it('remove: with its reason, and the employer is healthy again', async () => {
    expect((await put(remove)).status).toBe(200);
    const found = await traces(api, entityId);
    expect(found).toMatchObject({
      requests: [],
      state: 'healthy',
      watched: [{ removedReasonCode: 'jobs_returned', removedAt: expect.any(Date) }],
    });
    expect(found.events).toEqual(['watch_list/removed', 'entity_state/changed']);
  });

  it.each([
    ['B-VAL-048', { ...snooze, action: '' }, 'action', 'required'],
    ['', { ...snooze, action: 'place_on_watch' }, 'action', 'invalid_choice'],
    ['B-VAL-049', { ...snooze, job_count: null }, 'job_count', 'required'],
    ['', { ...snooze, job_count: -3 }, 'job_count', 'min'],
    ['B-VAL-050', { ...snooze, snooze_date: null }, 'snooze_date', 'required'],
    ['', { ...snooze, snooze_date: '2021-05-05' }, 'snooze_date', 'not_in_future'],
    ['', { ...send, snooze_date: later }, 'snooze_date', 'invalid_choice'],
    ['B-VAL-051', { ...send, reason_code: '' }, 'reason_code', 'required'],
    ['B-STA-019', { ...send, reason_code: 'jobs_returned' }, 'reason_code', 'invalid_choice'],
    ['B-STA-020', { ...remove, reason_code: 'new_scrape' }, 'reason_code', 'invalid_choice'],
    ['B-VAL-052', { ...remove, note: '<p></p>' }, 'note', 'required'],
  ])('%s refuses %j', async (_id, body, propertyPath, code) => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(422);
    expect(violationsOf(answer)).toMatchObject([{ propertyPath, code }]);
    expect(await traces(api, entityId)).toMatchObject({
      notes: [],
      events: [],
      watched: [{ removedAt: null, snoozedUntil: null }],
    });
  });

  it('any later day is taken', async () => {
    expect(
      (await put({ ...snooze, snooze_date: '2090-01-01T05:00:00.000Z' })).body.snoozed_until,
    ).toBe(Date.UTC(2090, 0, 1, 5) / 1000);
  });

  it('a row that a colleague removed says who and when', async () => {
    const removed = await put(remove, { as: 'lead' });
    for (const headers of [undefined, { 'if-match': `"WatchList-${id}-0"` }]) {
      expect((await put(snooze, { headers })).body).toMatchObject({
        status: 409,
        code: 'already_reviewed',
        message: 'This item was already reviewed by lead Test.',
        last_reviewed_by: { first_name: 'lead' },
        last_time_reviewed: removed.body.last_time_reviewed,
      });
    }
    expect(
      (await api.ask('PUT', `/watch_lists/${id}/assign`, { body: { assign_to: 1 } })).body.code,
    ).toBe('already_reviewed');
  });

  it('a row that left with the review of a shift says who reviewed that', async () => {
    const shift = await insertShift(api.database, { entityId, scrapeId });
    await api.ask('POST', `/daily_job_shifts/${shift}/review`, {
      as: 'lead',
      body: { ...send, reason_code: 'fix_scrape' },
    });
    expect((await put(snooze)).body).toMatchObject({
      code: 'already_reviewed',
      last_reviewed_by: { first_name: 'lead' },
      last_time_reviewed: expect.any(Number),
    });
  });

  it('an employer archived meanwhile says so', async () => {
    const body = {
      archived: true,
      archived_reason_code: 'duplicate',
      archive_note: { title: 'archive Entity', content: 'Twice' },
    };
    expect((await api.ask('PUT', `/entities/${entityId}/archive`, { body })).status).toBe(200);
    expect(
      (await put(snooze, { headers: { 'if-match': `"WatchList-${id}-0"` } })).body,
    ).toMatchObject({ status: 409, code: 'entity_archived' });
  });
});

describe('PUT /watch_lists/{id}/assign', () => {
  it('B-API-074 gives the row to one person instead of who had it', async () => {
    const assign = (body: unknown) =>
      api.ask('PUT', `/watch_lists/${id}/assign`, { as: 'dq', body });
    expect((await assign({ id, assign_to: 2 })).body.assigned_to).toMatchObject([{ id: 2 }]);
    expect((await assign({ assigned_to: ['users/3'] })).body.assigned_to).toMatchObject([
      { id: 3 },
    ]);
    expect(violationsOf((await assign({ assigned_to: [2, 3] })).body)).toMatchObject([
      { propertyPath: 'assigned_to', code: 'invalid_choice' },
    ]);
    expect(violationsOf((await assign({ assign_to: 4711 })).body)).toMatchObject([
      { propertyPath: 'assign_to', code: 'not_found' },
    ]);
    for (const nobody of [{ id }, { assign_to: null }, { assigned_to: [] }])
      expect(violationsOf((await assign(nobody)).body)).toMatchObject([
        { propertyPath: 'assigned_to' in nobody ? 'assigned_to' : 'assign_to', code: 'required' },
      ]);
    expect((await traces(api, entityId)).events).toEqual([
      'watch_list/assigned',
      'watch_list/assigned',
    ]);
  });
});

describe('POST /entities/{id}/add_to_watch_list', () => {
  const add = (body: unknown, as: Ask['as'] = 'scraper') =>
    api.ask('POST', `/entities/${entityId}/add_to_watch_list`, { as, body });
  const body = { note: '<p>Look <i>here</i></p>', reason_code: 'hiring_freeze' };
  beforeEach(async () => {
    await api.database.db.delete(watchList).where(eq(watchList.id, id));
    await api.database.db.update(entity).set({ state: 'healthy' }).where(eq(entity.id, entityId));
  });

  it('opens the row with its note, and says so in words', async () => {
    const { status, body: answer, headers } = await add(body);
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      '@type': 'WatchList',
      message: 'Entity has been added to the watch list.',
      reason_code: 'hiring_freeze',
      snoozed: false,
      scrape: null,
      entity: { id: entityId, state: 'watch_list', scrapes: [{ id: scrapeId }] },
      note: { title: 'Watch List', content: '<p>Look <i>here</i></p>' },
    });
    expect(headers.get('location')).toBe(answer['@id']);
    expect((await traces(api, entityId)).events).toEqual([
      'watch_list/added',
      'entity_state/changed',
    ]);
    expect((await add({})).body).toMatchObject({
      status: 409,
      code: 'already_on_watch_list',
      message: 'The entity is already on the watch list.',
    });
  });

  it('asks for a reason and a note', async () => {
    expect(
      violationsOf((await add({})).body).map(({ propertyPath, code }) => [propertyPath, code]),
    ).toEqual([
      ['reason_code', 'required'],
      ['note', 'required'],
    ]);
    expect(violationsOf((await add({ ...body, reason_code: 'new_scrape' })).body)).toMatchObject([
      { propertyPath: 'reason_code', code: 'invalid_choice' },
    ]);
    expect((await add(body, 'dq')).status).toBe(403);
    await api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    expect((await add({})).body.code).toBe('entity_archived');
  });
});
