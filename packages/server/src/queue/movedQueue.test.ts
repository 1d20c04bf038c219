import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { reviewReady } from '../db/schema/quality.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
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
  api = await openTestApp({}, { connections: 10 });
  await insertReasons(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database));
  ({ queueId, requestId } = await insertRequest(api.database, { entityId }));
});

const patch = async (body: unknown, id = queueId) =>
  expect(await api.ask('PATCH', `/company_queues/${id}`, { body })).toMatchObject({ status: 200 });
const change = (body: Record<string, unknown>) =>
  api.ask('POST', '/company_queue_request_histories', {
    body: {
      company_queue: queueId,
      company_queue_request: requestId,
      notes: '<p>Why</p>',
      ...body,
    },
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

describe('the open review of a queue that gets another entity', () => {
  let otherId: number;
  let reviewId: number | undefined;
  const stateOf = async (id: number) => (await traces(api, id)).state;
  const listed = async (id: number) =>
    (await api.ask('GET', `/review_readies?entity.id=${id}`)).body['hydra:totalItems'];
  const archive = (id: number) =>
    api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, id));
  /** A queue whose request is in review and whose entity was taken away. */
  beforeEach(async () => {
    ({ entityId: otherId } = await insertEmployer(api.database));
    await setSource('daily_job_shift');
    await change(done);
    reviewId = (await reviewsOf())[0]?.id;
    await patch({ entity: null });
  });

  it('goes with it, which changes the states of both entities', async () => {
    expect(await stateOf(entityId)).toBe('sent_for_review');
    await patch({ entity: otherId });
    expect([await listed(entityId), await listed(otherId)]).toEqual([0, 1]);
    expect([await stateOf(entityId), await stateOf(otherId)]).toEqual([
      'healthy',
      'sent_for_review',
    ]);
    expect((await traces(api, entityId)).events.at(-1)).toBe('entity_state/changed');
    expect((await judge(reviewId, { action: 'accepted' })).status).toBe(200);
    expect(await stateOf(otherId)).toBe('healthy');
  });

  it('is judged there although the former entity is archived', async () => {
    await archive(entityId);
    await patch({ entity: otherId });
    expect((await judge(reviewId, { action: 'accepted' })).status).toBe(200);
    expect((await traces(api, otherId)).requests).toMatchObject([{ latestStatus: 'done' }]);
  });

  it('goes to the queue that takes it in, beside the review there', async () => {
    const own = await insertRequest(api.database, {
      entityId: otherId,
      requestSource: 'watch_list',
    });
    const named = { company_queue: own.queueId, company_queue_request: own.requestId };
    expect((await change({ ...done, ...named })).status).toBe(201);
    await patch({ entity: otherId, merge: true });
    expect([await stateOf(entityId), await listed(otherId)]).toEqual(['healthy', 2]);
    for (const { id } of (await traces(api, otherId)).readies)
      expect((await judge(id, { action: 'accepted' })).status).toBe(200);
    expect(await stateOf(otherId)).toBe('healthy');
  });

  it('goes to an entity that finds the queue by its address', async () => {
    const [other] = await api.database.db.select().from(entity).where(eq(entity.id, otherId));
    await api.database.db
      .update(companyQueue)
      .set({ urlKey: other?.urlKey })
      .where(eq(companyQueue.id, queueId));
    const asked = await api.ask('POST', '/entities/add_queue_request', {
      body: {
        entity_id: otherId,
        company_queue_request_priority: 3,
        company_queue_numjobs_estimate: 0,
        company_queue_request_notes: '<p>Again</p>',
      },
    });
    expect([asked.status, asked.body.id]).toEqual([200, queueId]);
    expect([await listed(entityId), await listed(otherId)]).toEqual([0, 1]);
    expect(await stateOf(entityId)).toBe('healthy');
  });

  /** Holds the entity until both calls wait for it. They get it in this order. */
  async function bothAtOnce<First, Second>(
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> {
    const { pool } = api.database;
    const waiting = async () =>
      (
        await pool.query(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).rowCount;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM entity WHERE id = $1 FOR UPDATE', [entityId]);
    const one = first();
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    const other = second();
    await expect.poll(waiting, { timeout: 20_000 }).toBe(2);
    await holder.query('ROLLBACK');
    holder.release();
    return Promise.all([one, other]);
  }

  // The embedded engine has one connection, so that nothing happens at once there.
  describe.runIf(process.env.TEST_DATABASE_URL)('and is judged at the same time', () => {
    const linking = () => patch({ entity: otherId });
    const judging = () => judge(reviewId, { action: 'accepted' });

    it('is judged where it has gone by the one who comes second', async () => {
      const [, judged] = await bothAtOnce(linking, judging);
      expect(judged.status).toBe(200);
      expect([await stateOf(entityId), await stateOf(otherId)]).toEqual(['healthy', 'healthy']);
      expect(await reviewsOf()).toMatchObject([{ entityId: otherId, status: 'accepted' }]);
    });

    it('is judged by the one who comes first, and the queue moves without it', async () => {
      const [judged] = await bothAtOnce(judging, linking);
      expect(judged.status).toBe(200);
      expect([await stateOf(entityId), await stateOf(otherId)]).toEqual(['healthy', 'healthy']);
      expect(await reviewsOf()).toMatchObject([{ entityId, status: 'accepted' }]);
    });
  });
});

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

  // The request becomes review-ready even if data quality did not make it, because it has joined a
  // request of theirs.
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

  it('goes with its queue, and is resolved where the entity has one', async () => {
    const [one, other] = [await insertEmployer(api.database), await insertEmployer(api.database)];
    const own = await insertPitStop(api.database, { entityId: other.entityId });
    await change({ status: 'escalated' });
    const [stop] = (await traces(api, entityId)).pitStops;
    await patch({ entity: null });
    await patch({ entity: one.entityId });
    expect((await traces(api, entityId)).pitStops).toEqual([]);
    expect((await traces(api, one.entityId)).pitStops).toMatchObject([
      { id: stop?.id, status: 'requested' },
    ]);
    await patch({ entity: null });
    await patch({ entity: other.entityId });
    expect((await traces(api, other.entityId)).pitStops).toMatchObject([
      { id: own, status: 'requested' },
    ]);
    expect(await traces(api, one.entityId)).toMatchObject({
      pitStops: [{ id: stop?.id, status: 'done', resolvedDate: expect.any(Date) }],
      events: expect.arrayContaining(['pit_stop/resolved']),
    });
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
