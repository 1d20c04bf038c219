import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueue } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { openTestApp, type Ask, type TestApp } from '../testing/testApp.ts';
import { violationsOf } from '../testing/testEntities.ts';
import { insertEmployer, insertRequest, traces } from '../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database));
});

const asked = {
  company_queue_request_priority: 2,
  company_queue_numjobs_estimate: 30,
  company_queue_request_notes: '<p>Please <script>x</script></p>',
  company_queue_listener_email: ['jobs@customer.test'],
  career_portal: '',
  ats: 'workday',
};
const post = (body: unknown, more: Ask = {}) =>
  api.ask('POST', '/entities/add_queue_request', { as: 'dq', body, ...more });
let unknown = 0;
const stranger = () => ({
  ...asked,
  entity_name: 'Unknown',
  entity_url: `www.unknown${(unknown += 1)}.test/`,
});

describe('POST /entities/add_queue_request', () => {
  it('opens a request for an employer: 201 with its queue; asked again it is merged: 200', async () => {
    const first = await post({ ...asked, entity_id: entityId });
    expect(first.status).toBe(201);
    expect(first.headers.get('location')).toBe(first.body['@id']);
    expect(first.body).toMatchObject({
      '@type': 'CompanyQueue',
      entity_id: entityId,
      ats: 'workday',
      latest_status: 'requested',
      latest_priority: 2,
      queue_listeners: [{ listener_email: 'jobs@customer.test' }],
      company_queue_requests: [
        {
          request_source: 'console',
          request_priority: 2,
          numjobs_estimate: 30,
          number_of_times_requested: 1,
          request_notes: '<p>Please </p>',
        },
      ],
    });
    const again = await post({
      ...asked,
      entity_id: entityId,
      company_queue_request_priority: 1,
      company_queue_listener_email: ['JOBS@customer.test', 'b@customer.test'],
    });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    expect(again.body).toMatchObject({
      latest_priority: 1,
      queue_listeners: [
        { listener_email: 'jobs@customer.test' },
        { listener_email: 'b@customer.test' },
      ],
      company_queue_requests: [
        { request_priority: 1, highest_priority: 1, number_of_times_requested: 2 },
      ],
    });
    expect(await traces(api, entityId)).toMatchObject({
      state: 'healthy',
      events: ['queue/request_added', 'queue/request_added'],
    });
  });

  it('an unknown employer gets a queue by its address, which the next one finds, and which becomes the employer’s', async () => {
    const body = stranger();
    const first = await post(body);
    expect([first.status, first.body.name, first.body.entity_id]).toEqual([201, 'Unknown', null]);
    const again = await post({ ...body, entity_url: body.entity_url.replace('www.', 'https://') });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    await api.database.db
      .update(entity)
      .set({ url: `https://${body.entity_url}` })
      .where(eq(entity.id, entityId));
    const known = await post({ ...asked, entity_id: entityId });
    expect([known.status, known.body.id, known.body.entity_id]).toEqual([
      200,
      first.body.id,
      entityId,
    ]);
    expect((await traces(api, entityId)).events).toEqual([
      'queue/entity_associated',
      'queue/request_added',
    ]);
  });

  it('a queue that is named wins, and two at once make one queue', async () => {
    const { queueId } = await insertRequest(api.database, { entityId, latestStatus: 'done' });
    expect((await post({ ...asked, company_queue_id: queueId })).body).toMatchObject({
      id: queueId,
      company_queue_requests: [{ latest_status: 'requested' }, { latest_status: 'done' }],
    });
    const body = stranger();
    const both = await Promise.all([post(body), post(body, { as: 'lead' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(
      await api.database.db
        .select()
        .from(companyQueue)
        .where(eq(companyQueue.urlKey, `unknown${unknown}.test`)),
    ).toHaveLength(1);
  });

  it('a queue that is named and has joined another one leads to that one, meanwhile too', async () => {
    const { queueId } = await insertRequest(api.database, { entityId });
    const strays = [
      await insertRequest(api.database, { entityId: null }),
      await insertRequest(api.database, { entityId: null }),
    ];
    const merge = (id: number) =>
      api.ask('PATCH', `/company_queues/${id}`, { body: { entity: entityId, merge: true } });
    const ask = (id: number) => post({ ...asked, company_queue_id: id });
    const [gone, joining] = strays.map((stray) => stray.queueId);
    if (gone === undefined || joining === undefined) throw new Error('no queue');
    await merge(gone);
    const led = await ask(gone);
    expect([led.status, led.body.id]).toEqual([200, queueId]);
    const [merged, asking] = await Promise.all([merge(joining), ask(joining)]);
    expect([merged.status, asking.status]).toEqual([200, 200]);
    expect((await traces(api, entityId)).requests).toMatchObject([{ numberOfTimesRequested: 5 }]);
  });

  it.each([
    [
      {},
      [
        ['entity_name', 'required'],
        ['entity_url', 'required'],
      ],
    ],
    [{ entity_name: 'X', entity_url: 'abc' }, [['entity_url', 'invalid_url']]],
    [{ entity_id: 99_999 }, [['entity_id', 'not_found']]],
    [{ company_queue_id: 99_999 }, [['company_queue_id', 'not_found']]],
    [
      { entity_id: 1, company_queue_request_priority: null },
      [['company_queue_request_priority', 'required']],
    ],
    [
      { entity_id: 1, company_queue_request_priority: 6 },
      [['company_queue_request_priority', 'max']],
    ],
    [
      { entity_id: 1, company_queue_numjobs_estimate: -1 },
      [['company_queue_numjobs_estimate', 'min']],
    ],
    [
      { entity_id: 1, company_queue_request_notes: '<p></p>' },
      [['company_queue_request_notes', 'required']],
    ],
    [{ entity_id: 1, career_portal: 'abc' }, [['career_portal', 'invalid_url']]],
    [
      { entity_id: 1, company_queue_listener_email: ['a@b.test', 'x', 'A@B.test'] },
      [
        ['company_queue_listener_email[1]', 'invalid_email'],
        ['company_queue_listener_email[2]', 'not_unique'],
      ],
    ],
  ])('refuses %j', async (more, expected) => {
    const { status, body } = await post({ ...asked, ...more });
    expect(status).toBe(422);
    expect(violationsOf(body).map(({ propertyPath, code }) => [propertyPath, code])).toEqual(
      expected,
    );
  });

  it('takes names of 255 characters and no more', async () => {
    const named = (length: number) =>
      post({ ...stranger(), entity_name: 'n'.repeat(length), ats: 'a'.repeat(length) });
    expect(await named(255)).toMatchObject({ status: 201 });
    const { body } = await named(256);
    expect(violationsOf(body).map(({ propertyPath, code }) => [propertyPath, code])).toEqual([
      ['entity_name', 'too_long'],
      ['ats', 'too_long'],
    ]);
  });

  it('takes a hundred listeners and no more', async () => {
    const withListeners = (count: number) =>
      post({
        ...asked,
        entity_id: entityId,
        company_queue_listener_email: Array.from(
          { length: count },
          (_, index) => `listener${index}@customer.test`,
        ),
      });
    expect(await withListeners(101)).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'company_queue_listener_email', code: 'too_many' }] },
    });
    expect(await withListeners(100)).toMatchObject({ status: 201 });
  });

  it('not for archived employers and other types', async () => {
    expect((await post({ ...asked, entity_id: 'tags/1' })).body.code).toBe('invalid_iri');
    expect((await post({ ...asked, company_queue_request_priority: '2' })).status).toBe(400);
    await api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    expect((await post({ ...asked, entity_id: entityId })).body).toMatchObject({
      status: 409,
      code: 'entity_archived',
    });
  });
});
