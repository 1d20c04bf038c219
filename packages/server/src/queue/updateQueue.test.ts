import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  companyQueue,
  companyQueueListener,
  companyQueueRequest,
} from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { openTestApp, type Ask, type TestApp } from '../testing/testApp.ts';
import { violationsOf } from '../testing/testEntities.ts';
import { insertEmployer, insertRequest, traces } from '../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let queueId: number;
let requestId: number;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database));
  ({ queueId, requestId } = await insertRequest(api.database, { entityId }));
});

const patch = (body: unknown, more: Ask = {}, id = queueId) =>
  api.ask('PATCH', `/company_queues/${id}`, { as: 'scraper', body, ...more });
const emails = (...given: string[]) => ({
  company_queue_listeners: given.map((listener_email) => ({ listener_email })),
});
const archive = () =>
  api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));

describe('the listeners of a queue (B-API-048)', () => {
  it('are replaced as a whole set; the version goes up and an event is written', async () => {
    const first = await patch(emails('a@b.co', 'c@d.co'));
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toBe(`"CompanyQueue-${queueId}-2"`);
    const second = await patch({ queue_listeners: [{ listener_email: ' C@d.co ' }] });
    expect(second.body).toMatchObject({
      version: 3,
      queue_listeners: [{ listener_email: 'C@d.co' }],
    });
    expect((await patch(emails('C@d.co'))).body.version).toBe(3);
    expect((await traces(api, entityId)).events).toEqual([
      'queue/listeners_updated',
      'queue/listeners_updated',
    ]);
    expect((await patch(emails())).body.queue_listeners).toEqual([]);
  });

  it('tell when they were saved', async () => {
    const read = () => api.ask('GET', `/company_queues/${queueId}`);
    expect((await read()).body.updated_at).toBeNull();
    await patch(emails('a@b.co'));
    expect(Math.abs(Number((await read()).body.updated_at) - Date.now() / 1000)).toBeLessThan(60);
  });

  it.each([
    [['abc'], ['company_queue_listeners[0].listener_email', 'invalid_email']],
    [
      ['a@b.co', 'A@B.co'],
      ['company_queue_listeners[1].listener_email', 'not_unique'],
    ],
    [['a@b.co\0'], ['company_queue_listeners[0].listener_email', 'invalid_email']],
    [['\ud800@b.co'], ['company_queue_listeners[0].listener_email', 'invalid_email']],
    [
      Array.from({ length: 101 }, (_, index) => `a${index}@b.co`),
      ['company_queue_listeners', 'too_many'],
    ],
  ])('refuses %j', async (given, expected) => {
    const { status, body } = await patch(emails(...given));
    expect(status).toBe(422);
    expect(violationsOf(body).map((one) => [one.propertyPath, one.code])).toEqual([expected]);
    const kept = await api.database.db
      .select()
      .from(companyQueueListener)
      .where(eq(companyQueueListener.companyQueueId, queueId));
    expect(kept).toEqual([]);
  });

  it('of two people the second one is told who was first: 412', async () => {
    const etag = { 'if-match': `"CompanyQueue-${queueId}-1"` };
    expect((await patch(emails('a@b.co'), { headers: etag })).status).toBe(200);
    const late = await patch(emails('c@d.co'), { headers: etag, as: 'admin' });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ code: 'precondition_failed', current_version: 2 });
    expect(late.body.message).toMatch(/^This company queue was changed by scraper .+ at /);
    expect(late.headers.get('etag')).toBe(`"CompanyQueue-${queueId}-2"`);
    const read = await api.ask('GET', `/company_queues/${queueId}`);
    expect(read.headers.get('etag')).toBe(`"CompanyQueue-${queueId}-2"`);
    expect(read.body.queue_listeners).toMatchObject([{ listener_email: 'a@b.co' }]);
  });

  it('the 412 names who changed the queue, not who changed its request or asked again', async () => {
    const etag = { 'if-match': `"CompanyQueue-${queueId}-1"` };
    await patch(emails('a@b.co'), { as: 'scrapeLead' });
    const asked = await api.ask('POST', '/company_queue_request_histories', {
      as: 'lead',
      body: {
        company_queue: `company_queues/${queueId}`,
        company_queue_request: `company_queue_requests/${requestId}`,
        status: 'in-progress',
        notes: '<p>On it</p>',
      },
    });
    expect(asked.status).toBe(201);
    const late = await patch(emails('c@d.co'), { headers: etag });
    expect(late.body.message).toMatch(/^This company queue was changed by scrapeLead .+ at /);
  });

  it('the 412 of a queue without an entity names who changed it as well', async () => {
    const { queueId: id } = await insertRequest(api.database, { entityId: null });
    await patch(emails('a@b.co'), { as: 'scrapeLead' }, id);
    const late = await patch({}, { headers: { 'if-match': `"CompanyQueue-${id}-1"` } }, id);
    expect(late.body.message).toMatch(/^This company queue was changed by scrapeLead .+ at /);
  });

  it('are closed on an archived entity', async () => {
    await archive();
    expect((await patch(emails())).body).toMatchObject({ status: 409, code: 'entity_archived' });
  });

  it.each([
    [{ company_queue_listeners: null }],
    [{ internal_note: 'a\0' }],
    [{ entity: 2_000_000 }],
  ])('%j is 422', async (body) => {
    expect((await patch(body)).status).toBe(422);
  });
  it.each([[{ company_queue_listeners: 'a@b.co' }], [{ entity: 'tags/1' }], [{ merge: 'yes' }]])(
    '%j is 400',
    async (body) => {
      expect((await patch(body)).status).toBe(400);
    },
  );
});

it('the notes and the service level of a queue', async () => {
  const texts = {
    internal_note: ' Call first ',
    external_note: 'x',
    service_level_agreement: '2d',
  };
  expect((await patch(texts)).body).toMatchObject({ internal_note: 'Call first', version: 2 });
  expect((await patch({ external_note: null })).body).toMatchObject({
    internal_note: 'Call first',
    external_note: null,
    service_level_agreement: '2d',
  });
});

describe('the entity of a queue (B-API-049)', () => {
  it('is taken away, which keeps the requests, and given back', async () => {
    const gone = await patch({ entity: null });
    expect(gone.body).toMatchObject({
      entity: null,
      entity_id: null,
      company_queue_requests: [{ id: requestId }],
    });
    expect((await traces(api, entityId)).queues).toEqual([]);
    expect((await patch({ entity: `/api/entities/${entityId}` })).body).toMatchObject({
      entity_id: entityId,
      version: 3,
    });
    expect((await traces(api, entityId)).events).toEqual([
      'queue/entity_disassociated',
      'queue/entity_associated',
    ]);
  });

  it('follows in the state of the entity', async () => {
    const other = await insertEmployer(api.database);
    const { queueId: id } = await insertRequest(api.database, {
      entityId: null,
      requestSource: 'watch_list',
    });
    await patch({ entity: other.entityId }, {}, id);
    expect((await traces(api, other.entityId)).state).toBe('sent_for_review');
    await patch({ entity: null }, {}, id);
    expect((await traces(api, other.entityId)).state).toBe('healthy');
  });

  it('is refused where the entity has a queue or is archived, or the queue has an entity', async () => {
    const stray = await insertRequest(api.database, { entityId: null });
    expect((await patch({ entity: entityId }, {}, stray.queueId)).body).toMatchObject({
      status: 409,
      code: 'entity_has_queue',
      message: 'The entity already has a company queue.',
    });
    const other = await insertEmployer(api.database);
    expect((await patch({ entity: other.entityId })).body.code).toBe('queue_has_entity');
    await archive();
    expect((await patch({ entity: entityId }, {}, stray.queueId)).body.code).toBe(
      'entity_archived',
    );
  });
});

describe('two people at the same moment', () => {
  const answers = (...sent: ReturnType<typeof patch>[]) => Promise.all(sent);
  const statusesOf = (both: Awaited<ReturnType<typeof answers>>) =>
    both.map(({ status }) => status).toSorted((one, other) => one - other);
  const queuesOf = async (id: number) =>
    (await traces(api, id)).queues.map(({ id: queue }) => queue);

  // Repeated, because the order of the locks differs between runs.
  it.each([1, 2, 3, 4])(
    'link one queue to two entities: it belongs to one of them, the other person is refused (%i)',
    async () => {
      const stray = await insertRequest(api.database, {
        entityId: null,
        requestSource: 'watch_list',
      });
      const [one, other] = [await insertEmployer(api.database), await insertEmployer(api.database)];
      const both = await answers(
        patch({ entity: one.entityId }, {}, stray.queueId),
        patch({ entity: other.entityId }, { as: 'admin' }, stray.queueId),
      );
      const [done, refused] = statusesOf(both);
      expect(done).toBe(200);
      // The transaction that waited for the lock is refused, because the queue has changed.
      expect([409, 412]).toContain(refused);
      const winner = both[0]?.status === 200 ? one : other;
      const loser = winner === one ? other : one;
      expect(await queuesOf(winner.entityId)).toEqual([stray.queueId]);
      expect(await queuesOf(loser.entityId)).toEqual([]);
      expect((await traces(api, winner.entityId)).state).toBe('sent_for_review');
      expect(await traces(api, loser.entityId)).toMatchObject({ state: 'healthy', events: [] });
    },
  );

  it.each([1, 2, 3, 4])(
    'link two queues to one entity: it has one of them, the other one stays without (%i)',
    async () => {
      const [one, other] = [
        await insertRequest(api.database, { entityId: null }),
        await insertRequest(api.database, { entityId: null }),
      ];
      const bare = await insertEmployer(api.database);
      const both = await answers(
        patch({ entity: bare.entityId }, {}, one.queueId),
        patch({ entity: bare.entityId }, { as: 'admin' }, other.queueId),
      );
      expect(statusesOf(both)).toEqual([200, 409]);
      const [winner, loser] = both[0]?.status === 200 ? [one, other] : [other, one];
      expect(both.find(({ status }) => status === 409)?.body.code).toBe('entity_has_queue');
      expect(await queuesOf(bare.entityId)).toEqual([winner.queueId]);
      const left = await api.ask('GET', `/company_queues/${loser.queueId}`);
      expect(left.body).toMatchObject({ entity: null, company_queue_requests: [{}] });
    },
  );

  it('merge two queues into the one of an entity: all three requests are one', async () => {
    const strays = [
      await insertRequest(api.database, { entityId: null }),
      await insertRequest(api.database, { entityId: null }),
    ];
    const both = await answers(
      ...strays.map((stray) => patch({ entity: entityId, merge: true }, {}, stray.queueId)),
    );
    expect(both.map(({ status, body }) => [status, body.id])).toEqual([
      [200, queueId],
      [200, queueId],
    ]);
    expect((await traces(api, entityId)).requests).toMatchObject([
      { id: requestId, numberOfTimesRequested: 3 },
    ]);
  });

  it('merge a queue, and change the status of its request: neither is lost', async () => {
    const stray = await insertRequest(api.database, { entityId: null });
    const [merged, changed] = await answers(
      patch({ entity: entityId, merge: true }, {}, stray.queueId),
      api.ask('POST', '/company_queue_request_histories', {
        body: {
          company_queue: stray.queueId,
          company_queue_request: stray.requestId,
          status: 'in-progress',
          notes: '<p>On it</p>',
        },
      }),
    );
    expect(merged?.status).toBe(200);
    expect([201, 409, 412]).toContain(changed?.status);
    const { requests, history } = await traces(api, entityId);
    expect(requests).toHaveLength(1);
    const said = history.filter(({ notes }) => notes?.includes('On it'));
    expect(said).toHaveLength(changed?.status === 201 ? 1 : 0);
  });
});

describe('merging two queues', () => {
  it('moves requests, histories and listeners; of two open requests one joins the other', async () => {
    await patch(emails('a@b.co'));
    const stray = await insertRequest(api.database, {
      entityId: null,
      requestPriority: 1,
      highestPriority: 1,
      numjobsEstimate: 9,
      requestNotes: '<p>Here too</p>',
    });
    await patch({ ...emails('A@b.co', 'c@d.co'), internal_note: 'Call' }, {}, stray.queueId);
    await api.database.db.insert(companyQueueRequest).values({
      companyQueueId: stray.queueId,
      requestSource: 'customer',
      requestPriority: 4,
      highestPriority: 4,
      latestStatus: 'done',
      requestTimestamp: new Date(Date.now() + 60_000),
    });

    const { status, body } = await patch({ entity: entityId, merge: true }, {}, stray.queueId);
    expect([status, body.id]).toEqual([200, queueId]);
    expect(body).toMatchObject({
      entity_id: entityId,
      internal_note: 'Call',
      latest_status: 'requested',
      queue_listeners: [{ listener_email: 'a@b.co' }, { listener_email: 'c@d.co' }],
    });
    const found = await traces(api, entityId);
    expect(found.requests).toMatchObject([
      { id: requestId, numberOfTimesRequested: 2, requestPriority: 1, numjobsEstimate: 9 },
      { latestStatus: 'done' },
    ]);
    expect(found.history.map(({ notes }) => notes)).toEqual([
      null,
      null,
      'Requested again: <p>Here too</p>',
    ]);
    expect(found.events).toContain('queue/merged');
    const led = await api.ask('GET', `/company_queues/${stray.queueId}`);
    expect([led.status, led.body.id]).toEqual([200, queueId]);
    expect(led.headers.get('etag')).toMatch(`"CompanyQueue-${queueId}-`);
    const joined = await api.ask('GET', `/company_queue_requests/${stray.requestId}`);
    expect([joined.status, joined.body.id]).toEqual([200, requestId]);
    // A closed request of the other queue is newer, yet the open one goes on.
    const next = await api.ask('POST', '/company_queue_request_histories', {
      body: {
        company_queue: queueId,
        company_queue_request: requestId,
        status: 'in-progress',
        notes: '<p>Go</p>',
      },
    });
    expect(next.status).toBe(201);
  });

  it('lets the addresses of queues and requests that joined one after another lead to the last', async () => {
    const merge = async (id: number, into: number) =>
      expect((await patch({ entity: into, merge: true }, {}, id)).status).toBe(200);
    const stray = await insertRequest(api.database, { entityId: null });
    await merge(stray.queueId, entityId);
    expect((await patch({ entity: null })).status).toBe(200);
    const { entityId: lastEntity } = await insertEmployer(api.database);
    const last = await insertRequest(api.database, { entityId: lastEntity });
    await merge(queueId, lastEntity);
    const requestOf = (id: number) => api.ask('GET', `/company_queue_requests/${id}`);
    const now = (await requestOf(last.requestId)).body;
    expect(now).toMatchObject({ id: last.requestId, number_of_times_requested: 3 });
    for (const id of [stray.requestId, requestId])
      expect(await requestOf(id)).toMatchObject({ status: 200, body: now });
    for (const id of [stray.queueId, queueId])
      expect((await api.ask('GET', `/company_queues/${id}`)).body.id).toBe(last.queueId);
    const matches = await api.ask('GET', `/company_queue_requests/${requestId}/possible_matches`);
    expect(matches.status).toBe(200);
    const create = `/company_queue_requests/${stray.requestId}/create_entity`;
    const url = `https://after-${stray.requestId}.test`;
    const made = await api.ask('POST', create, {
      as: 'scraper',
      body: { company_name: 'After', url, career_page: `${url}/jobs`, tier_level: null },
    });
    expect(made.body).toMatchObject({ status: 409, code: 'queue_has_entity' });
  });

  it('moves the only open request as it is', async () => {
    await api.database.db
      .update(companyQueueRequest)
      .set({ latestStatus: 'done' })
      .where(eq(companyQueueRequest.id, requestId));
    const stray = await insertRequest(api.database, { entityId: null });
    await patch({ entity: entityId, merge: true }, {}, stray.queueId);
    const rows = await api.database.db
      .select({ id: companyQueueRequest.id, times: companyQueueRequest.numberOfTimesRequested })
      .from(companyQueueRequest)
      .where(eq(companyQueueRequest.companyQueueId, queueId))
      .orderBy(asc(companyQueueRequest.id));
    expect(rows).toEqual([
      { id: requestId, times: 1 },
      { id: stray.requestId, times: 1 },
    ]);
  });
});

describe('POST /company_queue_requests/{id}/create_entity', () => {
  const body = (url: string) => ({
    company_name: 'Created',
    url,
    career_page: `${url}/jobs`,
    tier_level: null,
  });
  const create = (id: number, given: unknown, more: Ask = {}) =>
    api.ask('POST', `/company_queue_requests/${id}/create_entity`, {
      as: 'scraper',
      body: given,
      ...more,
    });

  it('creates the entity with the queue of the request: 201', async () => {
    const stray = await insertRequest(api.database, { entityId: null });
    const made = await create(stray.requestId, body('https://created.test'));
    expect(made.status).toBe(201);
    expect(made.headers.get('location')).toBe(made.body['@id']);
    expect(made.headers.get('etag')).toBeTruthy();
    const found = await traces(api, Number(made.body.id));
    expect(found.queues).toMatchObject([{ id: stray.queueId }]);
    expect(found.events).toEqual(
      expect.arrayContaining(['entity_status/created', 'queue/entity_associated']),
    );
  });

  it('does neither where one is refused', async () => {
    const stray = await insertRequest(api.database, { entityId: null });
    expect((await create(stray.requestId, { company_name: '' })).status).toBe(422);
    const [row] = await api.database.db
      .select()
      .from(companyQueue)
      .where(eq(companyQueue.id, stray.queueId));
    expect(row?.entityId).toBeNull();
    expect((await create(requestId, body('https://other.test'))).body.code).toBe(
      'queue_has_entity',
    );
    expect((await create(requestId, {}, { as: 'lead' })).status).toBe(403);
  });
});
