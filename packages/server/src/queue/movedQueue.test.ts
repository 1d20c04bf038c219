import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { reviewReady } from '../db/schema/quality.ts';
import { openTestApp, type Ask, type TestApp } from '../testing/testApp.ts';
import {
  insertEmployer,
  insertPitStop,
  insertReasons,
  insertRequest,
  traces,
} from '../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let queueId: number;
let requestId: number;
beforeAll(async () => {
  api = await openTestApp();
  await insertReasons(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database));
  ({ queueId, requestId } = await insertRequest(api.database, { entityId }));
});

const patch = async (body: unknown, id = queueId) =>
  expect(await api.ask('PATCH', `/company_queues/${id}`, { body })).toMatchObject({ status: 200 });
const change = (body: Record<string, unknown>, more: Ask = {}) =>
  api.ask('POST', '/company_queue_request_histories', {
    body: {
      company_queue: queueId,
      company_queue_request: requestId,
      notes: '<p>Why</p>',
      ...body,
    },
    ...more,
  });
const judge = (id: number | undefined, body: Record<string, unknown>) =>
  api.ask('PUT', `/review_readies/${id}/review`, { body });
const setSource = (requestSource: string) =>
  api.database.db
    .update(companyQueueRequest)
    .set({ requestSource })
    .where(eq(companyQueueRequest.id, requestId));
const reviewsOf = () =>
  api.database.db
    .select()
    .from(reviewReady)
    .where(eq(reviewReady.companyQueueRequestId, requestId))
    .orderBy(asc(reviewReady.id));
const done = { status: 'done', resolution_code: 'scrape_fixed' };

describe('a request in review that joins one at work', () => {
  /** Merges a queue whose request is in review into the queue of the entity. */
  const mergeReviewed = async (requestSource: string) => {
    await setSource(requestSource);
    const former = await insertEmployer(api.database);
    const reviewed = await insertRequest(api.database, {
      entityId: former.entityId,
      requestSource: 'daily_job_shift',
    });
    const named = { company_queue: reviewed.queueId, company_queue_request: reviewed.requestId };
    expect((await change({ ...done, ...named })).status).toBe(201);
    await patch({ entity: null }, reviewed.queueId);
    await patch({ entity: entityId, merge: true }, reviewed.queueId);
    return reviewsOf();
  };

  // A request that data quality did not make is judged as well, for it has joined one of theirs.
  it.each(['daily_job_shift', 'console'])(
    'brings its open review, for which the answer waits (%s)',
    async (requestSource) => {
      const [review, ...others] = await mergeReviewed(requestSource);
      expect([review?.status, others]).toEqual(['open_for_review', []]);
      expect(await traces(api, entityId)).toMatchObject({
        requests: [{ id: requestId, latestStatus: 'requested', numberOfTimesRequested: 2 }],
      });
      expect((await change(done)).status).toBe(201);
      expect((await traces(api, entityId)).requests).toMatchObject([
        { latestStatus: 'review-ready' },
      ]);
      expect(await reviewsOf()).toMatchObject([{ id: review?.id, status: 'open_for_review' }]);
      expect((await judge(review?.id, { action: 'accepted' })).status).toBe(200);
      expect((await traces(api, entityId)).requests).toMatchObject([{ latestStatus: 'done' }]);
    },
  );

  it('stays at work where that review is judged before', async () => {
    const [review] = await mergeReviewed('daily_job_shift');
    expect((await judge(review?.id, { action: 'declined', note: 'No' })).status).toBe(200);
    expect((await traces(api, entityId)).requests).toMatchObject([{ latestStatus: 'requested' }]);
    expect((await change(done)).status).toBe(201);
    expect(await reviewsOf()).toMatchObject([
      { status: 'declined' },
      { status: 'open_for_review' },
    ]);
  });
});

describe('the pit stop of a request', () => {
  it('is resolved by an answer while the queue has no entity, and the next escalation opens one', async () => {
    await change({ status: 'escalated' });
    await patch({ entity: null });
    expect((await change(done)).status).toBe(201);
    expect(await traces(api, entityId)).toMatchObject({
      pitStops: [{ status: 'done', resolvedDate: expect.any(Date) }],
      events: expect.arrayContaining(['pit_stop/resolved']),
    });
    await patch({ entity: entityId });
    await change({ status: 'escalated' });
    expect((await traces(api, entityId)).pitStops).toMatchObject([
      { status: 'done' },
      { companyQueueRequestId: requestId, status: 'requested' },
    ]);
  });

  it('is resolved by an accepted answer', async () => {
    await setSource('watch_list');
    await change(done);
    await insertPitStop(api.database, { entityId, companyQueueRequestId: requestId });
    const [ready] = (await traces(api, entityId)).readies;
    expect((await judge(ready?.id, { action: 'accepted' })).status).toBe(200);
    expect((await traces(api, entityId)).pitStops).toMatchObject([{ status: 'done' }]);
  });
});
