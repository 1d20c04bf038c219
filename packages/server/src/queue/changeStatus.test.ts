import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { openTestApp, type Ask, type TestApp } from '../testing/testApp.ts';
import { violationsOf } from '../testing/testEntities.ts';
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
  ({ queueId, requestId } = await insertRequest(api.database, {
    entityId,
    requestSource: 'watch_list',
    requestPriority: 2,
    numberOfTimesRequested: 3,
  }));
});

const post = (body: Record<string, unknown>, more: Ask = {}) =>
  api.ask('POST', '/company_queue_request_histories', {
    as: 'scraper',
    body: {
      company_queue: `company_queues/${queueId}`,
      company_queue_request: `company_queue_requests/${requestId}`,
      notes: '<p>Why</p>',
      resolution_code: null,
      ...body,
    },
    ...more,
  });
const done = { status: 'done', resolution_code: 'scrape_fixed' };

describe('POST /company_queue_request_histories', () => {
  it('writes the line and the status of request and queue', async () => {
    const { status, body } = await post({
      status: 'in_progress',
      notes: '<p>On it<script>x</script></p>',
      user: 'users/1',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      '@context': '/api/contexts/QueueRequestHistory',
      '@type': 'QueueRequestHistory',
      '@id': `/api/company_queue_request_histories/${String(body.id)}`,
      status: 'in-progress',
      notes: '<p>On it</p>',
      resolution_code: null,
      history_timestamp: expect.any(Number),
      user: { first_name: 'scraper' },
    });
    const found = await traces(api, entityId);
    expect([
      found.requests[0]?.latestStatus,
      found.queues[0]?.latestStatus,
      found.queues[0]?.latestPriority,
    ]).toEqual(['in-progress', 'in-progress', 2]);
    expect(found.events).toEqual(['queue/status_changed', 'entity_state/changed']);
    expect((await post({ status: 'in-progress' })).status).toBe(201);
  });

  it('an escalation opens a pit stop, unless one is open', async () => {
    await post({ status: 'escalated' });
    const found = await traces(api, entityId);
    expect(found.pitStops).toMatchObject([
      {
        companyQueueRequestId: requestId,
        status: 'requested',
        reasonCode: 'escalated_request',
        numberOfRequests: 3,
        priority: 2,
      },
    ]);
    expect(found.events).toEqual([
      'queue/status_changed',
      'pit_stop/opened',
      'entity_state/changed',
    ]);
    await post({ status: 'in-progress' });
    await post({ status: 'escalated' });
    expect((await traces(api, entityId)).pitStops).toHaveLength(1);
  });

  it('an answer for data quality waits for its judgement and resolves the pit stop', async () => {
    const stop = await insertPitStop(api.database, {
      entityId,
      companyQueueRequestId: requestId,
      status: 'in-progress',
    });
    expect((await post(done)).body).toMatchObject({
      status: 'done',
      resolution_code: 'scrape_fixed',
    });
    const found = await traces(api, entityId);
    expect(found.history.map(({ status, userId }) => [status, userId === null])).toEqual([
      ['requested', true],
      ['done', false],
      ['review-ready', true],
    ]);
    expect(found.requests).toMatchObject([{ latestStatus: 'review-ready' }]);
    expect(found.queues).toMatchObject([{ latestStatus: 'review-ready' }]);
    expect(found.readies).toMatchObject([
      { companyQueueRequestId: requestId, status: 'open_for_review' },
    ]);
    expect(found.pitStops).toMatchObject([
      { id: stop, status: 'done', resolvedDate: expect.any(Date) },
    ]);
    expect(found.events).toEqual([
      'queue/status_changed',
      'pit_stop/resolved',
      'review_ready/opened',
      'entity_state/changed',
    ]);
    expect(found.state).toBe('sent_for_review');
    expect((await post({ status: 'in-progress' })).body).toMatchObject({
      status: 409,
      code: 'in_review',
      message: 'The request is waiting for data-quality review.',
    });
  });

  it('an answer for anybody else is the end of it, until it is asked for again', async () => {
    await api.database.db
      .update(companyQueueRequest)
      .set({ requestSource: 'customer' })
      .where(eq(companyQueueRequest.id, requestId));
    await post({ status: 'no-jobs' });
    expect(await traces(api, entityId)).toMatchObject({
      requests: [{ latestStatus: 'no-jobs' }],
      readies: [],
    });
    expect((await post({ status: 'no-jobs' })).body).toMatchObject({
      status: 409,
      code: 'illegal_transition',
      message: 'The status cannot change from no-jobs to no-jobs.',
    });
    expect((await post({ status: 'requested', notes: '' })).status).toBe(201);
    expect((await post({ status: 'requested', notes: '' })).status).toBe(409);
  });

  it('a queue without an employer is answered in the queue alone', async () => {
    ({ queueId, requestId } = await insertRequest(api.database, {
      entityId: null,
      requestSource: 'watch_list',
    }));
    expect((await post({ status: 'escalated' })).status).toBe(201);
    expect((await post(done)).status).toBe(201);
    const [row] = await api.database.db
      .select()
      .from(companyQueueRequest)
      .where(eq(companyQueueRequest.id, requestId));
    expect(row?.latestStatus).toBe('done');
  });

  it.each([
    [{ status: '' }, [['status', 'required']]],
    [{ status: 'review-ready' }, [['status', 'invalid_choice']]],
    [{ status: 'done' }, [['resolution_code', 'required']]],
    [
      { status: 'cant-do', resolution_code: 'scrape_fixed' },
      [['resolution_code', 'invalid_choice']],
    ],
    [
      { status: 'in-progress', resolution_code: 'scrape_fixed' },
      [['resolution_code', 'invalid_choice']],
    ],
    [{ status: 'escalated', notes: '<p> </p>' }, [['notes', 'required']]],
    [{ status: 'escalated', notes: 'a\0' }, [['notes', 'invalid_text']]],
    [
      { status: 'escalated', company_queue: null, company_queue_request: null },
      [
        ['company_queue', 'required'],
        ['company_queue_request', 'required'],
      ],
    ],
    [
      { status: 'escalated', company_queue: 'company_queues/99999' },
      [['company_queue', 'not_found']],
    ],
    [
      { status: 'escalated', company_queue_request: 99999 },
      [['company_queue_request', 'not_found']],
    ],
  ])('refuses %j', async (body, expected) => {
    const { status, body: answer } = await post(body);
    expect(status).toBe(422);
    expect(violationsOf(answer).map(({ propertyPath, code }) => [propertyPath, code])).toEqual(
      expected,
    );
    expect((await traces(api, entityId)).history).toHaveLength(1);
  });

  it('refuses the request of another queue, an older request, and other relations', async () => {
    const other = await insertRequest(api.database, {
      entityId: (await insertEmployer(api.database)).entityId,
    });
    expect(
      violationsOf((await post({ ...done, company_queue_request: other.requestId })).body),
    ).toMatchObject([{ propertyPath: 'company_queue_request', code: 'invalid_choice' }]);
    expect((await post({ ...done, company_queue: 'entities/1' })).body.code).toBe('invalid_iri');
    await api.database.db.insert(companyQueueRequest).values({
      companyQueueId: queueId,
      requestSource: 'console',
      requestPriority: 1,
      highestPriority: 1,
      latestStatus: 'requested',
      requestTimestamp: new Date(Date.now() + 1000),
    });
    expect((await post(done)).body).toMatchObject({
      status: 409,
      code: 'not_latest_request',
      message: 'Only the latest request of a queue can change status.',
    });
  });

  it('the open request of an archived entity can be closed, without a review, and nothing else', async () => {
    await api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    for (const status of ['in-progress', 'escalated'])
      expect((await post({ status })).body).toMatchObject({ status: 409, code: 'entity_archived' });
    expect((await post(done)).status).toBe(201);
    const found = await traces(api, entityId);
    expect(found).toMatchObject({ requests: [{ latestStatus: 'done' }], readies: [] });
    for (const status of ['requested', 'no-jobs'])
      expect((await post({ status })).body).toMatchObject({ status: 409, code: 'entity_archived' });
  });

  it('the request of an archived entity in review can be closed, which ends the review', async () => {
    await post(done);
    const [ready] = (await traces(api, entityId)).readies;
    await api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    for (const status of ['requested', 'in-progress', 'escalated'])
      expect((await post({ status })).body).toMatchObject({ status: 409, code: 'entity_archived' });
    expect((await post({ status: 'no-jobs' })).status).toBe(201);
    expect(await traces(api, entityId)).toMatchObject({
      requests: [{ latestStatus: 'no-jobs' }],
      readies: [{ status: 'accepted', lastActionTaken: null, lastTimeReviewed: null }],
      events: expect.arrayContaining(['review_ready/accepted']),
    });
    const path = `/review_readies/${ready?.id}/review`;
    const late = await api.ask('PUT', path, { body: { action: 'accepted' } });
    expect(late.body.code).toBe('already_reviewed');
  });

  it('keeps source, priority, estimate and flags of its own time with each row', async () => {
    await api.database.db
      .update(companyQueueRequest)
      .set({ numjobsEstimate: 40, careerSection: true })
      .where(eq(companyQueueRequest.id, requestId));
    await post({ status: 'in-progress' });
    await api.ask('POST', '/entities/add_queue_request', {
      as: 'dq',
      body: {
        entity_id: entityId,
        company_queue_request_priority: 5,
        company_queue_numjobs_estimate: 7,
        company_queue_request_notes: '<p>Again</p>',
        email_when_finished: true,
      },
    });
    const { body } = await api.ask('GET', `/company_queue_requests/${requestId}`);
    expect(body.company_queue_request_histories).toMatchObject([
      {
        status: 'in-progress',
        notes: 'Requested again: <p>Again</p>',
        request_source: 'console',
        request_priority: 5,
        numjobs_estimate: 7,
        career_section: false,
        email_when_finished: true,
      },
      {
        status: 'in-progress',
        request_source: 'watch_list',
        request_priority: 2,
        numjobs_estimate: 40,
        career_section: true,
        career_section_empty: false,
        email_when_finished: false,
      },
      { status: 'requested', request_source: null, career_section: null },
    ]);
  });
});
