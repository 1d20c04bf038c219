import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer, insertRequest } from '../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let queueId: number;
let requestId: number;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database, {
    companyName: 'Zäh AG',
    tierLevel: 2,
    careerPage: 'https://zaeh.test/jobs',
  }));
  ({ queueId, requestId } = await insertRequest(api.database, { entityId }));
});

/** What the list is sorted and searched by, one line of the search text per entry. */
async function kept(id = requestId) {
  const [row] = await api.database.db
    .select()
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.id, id));
  return row && { name: row.entityName, tier: row.tierLevel, search: row.search.split('\n') };
}

const changeEntity = async (body: object) =>
  expect((await api.ask('PUT', `/entities/${entityId}`, { body })).body).toMatchObject(body);
const changeQueue = async (body: object, id = queueId) =>
  expect((await api.ask('PATCH', `/company_queues/${id}`, { body })).status).toBe(200);
const setQueue = (values: Partial<typeof companyQueue.$inferInsert>) =>
  api.database.db.update(companyQueue).set(values).where(eq(companyQueue.id, queueId));

describe('what the list of requests is sorted and searched by', () => {
  it('is that of queue and entity, in lower case', async () => {
    expect(await kept()).toEqual({ name: 'Zäh AG', tier: 2, search: ['queue', '', 'zäh ag'] });
  });

  it('follows the name of the entity', async () => {
    const { requestId: older } = await insertRequest(api.database, { entityId: null });
    await api.database.db
      .update(companyQueueRequest)
      .set({ companyQueueId: queueId, latestStatus: 'done' })
      .where(eq(companyQueueRequest.id, older));
    await changeEntity({ company_name: 'ÄHRE' });
    for (const id of [requestId, older])
      expect(await kept(id)).toEqual({ name: 'ÄHRE', tier: 2, search: ['queue', '', 'ähre'] });
    const { body } = await api.ask('GET', '/company_queue_requests?custom_search=%C3%84hr');
    expect(body['hydra:totalItems']).toBe(2);
  });

  it('follows the tier of the entity, also to none', async () => {
    await changeEntity({ tier_level: 0 });
    expect(await kept()).toMatchObject({ tier: 0 });
    await changeEntity({ tier_level: null });
    expect(await kept()).toMatchObject({ tier: null });
  });

  it('follows name and address of the queue', async () => {
    await setQueue({ name: 'Öl' });
    await setQueue({ url: 'https://OIL.test' });
    expect(await kept()).toEqual({
      name: 'Zäh AG',
      tier: 2,
      search: ['öl', 'https://oil.test', 'zäh ag'],
    });
  });

  it('follows the link of the queue: without an entity the name is that of the queue', async () => {
    await changeQueue({ entity: null });
    expect(await kept()).toEqual({ name: 'Queue', tier: null, search: ['queue', '', ''] });
    const { entityId: other } = await insertEmployer(api.database, {
      companyName: 'Other',
      tierLevel: 1,
    });
    await changeQueue({ entity: other });
    expect(await kept()).toEqual({ name: 'Other', tier: 1, search: ['queue', '', 'other'] });
  });

  it('follows a merge into the queue of an entity', async () => {
    const stray = await insertRequest(api.database, { entityId: null, latestStatus: 'done' });
    await changeQueue({ entity: entityId, merge: true }, stray.queueId);
    expect(await kept(stray.requestId)).toEqual(await kept());
  });

  it('leaves the version of the request as it is', async () => {
    const version = async () =>
      (await api.ask('GET', `/company_queue_requests/${requestId}`)).headers.get('etag');
    const before = await version();
    await changeEntity({ company_name: 'Other' });
    expect(await version()).toBe(before);
  });

  it('a request without a queue is refused as such', async () => {
    const insert = api.database.db.insert(companyQueueRequest).values({
      companyQueueId: 999_999,
      requestSource: 'console',
      requestPriority: 3,
      highestPriority: 3,
      latestStatus: 'requested',
    });
    await expect(insert).rejects.toMatchObject({ cause: { code: '23503' } });
  });
});
