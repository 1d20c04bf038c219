import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
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
const done = { status: 'done', resolution_code: 'scrape_fixed' };

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
    await api.database.db
      .update(companyQueueRequest)
      .set({ requestSource: 'watch_list' })
      .where(eq(companyQueueRequest.id, requestId));
    await change(done);
    await insertPitStop(api.database, { entityId, companyQueueRequestId: requestId });
    const [ready] = (await traces(api, entityId)).readies;
    const path = `/review_readies/${ready?.id}/review`;
    expect((await api.ask('PUT', path, { body: { action: 'accepted' } })).status).toBe(200);
    expect((await traces(api, entityId)).pitStops).toMatchObject([{ status: 'done' }]);
  });
});
