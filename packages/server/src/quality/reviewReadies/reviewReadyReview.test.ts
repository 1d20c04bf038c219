import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueueRequestHistory } from '../../db/schema/companyQueue.ts';
import { openTestApp, type Ask, type TestApp } from '../../testing/testApp.ts';
import { violationsOf } from '../../testing/testEntities.ts';
import {
  insertEmployer,
  insertReasons,
  insertRequest,
  insertReviewReady,
  traces,
} from '../../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let queueId: number;
let requestId: number;
let id: number;
beforeAll(async () => {
  api = await openTestApp();
  await insertReasons(api.database);
});
afterAll(() => api.close());
/** A request of data quality that the scraping team has answered. */
beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database, { state: 'sent_for_review' }));
  ({ queueId, requestId } = await insertRequest(api.database, {
    entityId,
    requestSource: 'daily_job_shift',
  }));
  const answered = await api.ask('POST', '/company_queue_request_histories', {
    as: 'scraper',
    body: {
      company_queue: `company_queues/${queueId}`,
      company_queue_request: `company_queue_requests/${requestId}`,
      status: 'cant_do',
      notes: '<p>Login</p>',
      resolution_code: 'login_required',
    },
  });
  if (answered.status !== 201) throw new Error(answered.text);
  id = (await traces(api, entityId)).readies[0]?.id ?? 0;
});

const put = (body: unknown, more: Ask = {}) =>
  api.ask('PUT', `/review_readies/${id}/review`, { as: 'dq', body, ...more });
const statuses = async () =>
  (
    await api.database.db
      .select()
      .from(companyQueueRequestHistory)
      .where(eq(companyQueueRequestHistory.companyQueueRequestId, requestId))
      .orderBy(asc(companyQueueRequestHistory.id))
  ).map(({ status, resolutionCode, userId }) => [status, resolutionCode, userId === null]);

describe('PUT /review_readies/{id}/review', () => {
  it('B-API-069 B-STA-025 accepted: the request has its answer again, by the reviewer; no note is asked for', async () => {
    const { status, body } = await put({ action: 'accepted', note: '' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@type': 'ReviewReady',
      id,
      status: 'accepted',
      last_action_taken: 'accepted',
      last_time_reviewed: expect.any(Number),
      company_queue_request: {
        id: requestId,
        latest_status: 'cant-do',
        request_source: 'daily_job_shift',
      },
      request_source: 'daily_job_shift',
    });
    expect(await statuses()).toEqual([
      ['requested', null, true],
      ['cant-do', 'login_required', false],
      ['review-ready', null, true],
      ['cant-do', 'login_required', false],
    ]);
    const found = await traces(api, entityId);
    expect(found.requests).toMatchObject([{ latestStatus: 'cant-do', numberOfTimesRequested: 1 }]);
    expect([found.queues[0]?.latestStatus, found.state]).toEqual(['cant-do', 'healthy']);
    expect(found.events.slice(-3)).toEqual([
      'queue/status_changed',
      'review_ready/accepted',
      'entity_state/changed',
    ]);
    expect(
      (await api.ask('GET', `/review_readies?entity.id=${entityId}`)).body['hydra:totalItems'],
    ).toBe(0);
  });

  it('declined: the request is asked for once more, with the note', async () => {
    expect((await put({ action: 'decline', note: '<p>It has jobs</p>' })).body).toMatchObject({
      status: 'declined',
      last_action_taken: 'declined',
    });
    const found = await traces(api, entityId);
    expect(found.requests).toMatchObject([
      { latestStatus: 'requested', numberOfTimesRequested: 2 },
    ]);
    expect(found.history.at(-1)).toMatchObject({
      status: 'requested',
      notes: '<p>It has jobs</p>',
    });
    expect([found.state, found.queues[0]?.latestStatus, found.notes.at(-1)?.title]).toEqual([
      'sent_for_review',
      'requested',
      'Review Ready Review – declined',
    ]);
  });

  it('a second judgement says who was faster', async () => {
    await put({ action: 'accept' }, { as: 'scrapeLead' });
    for (const headers of [undefined, { 'if-match': `"ReviewReady-${id}-0"` }]) {
      expect((await put({ action: 'declined', note: 'x' }, { headers })).body).toMatchObject({
        status: 409,
        code: 'already_reviewed',
        message: 'This item was already reviewed by scrapeLead Test.',
        last_reviewed_by: { first_name: 'scrapeLead' },
      });
    }
    expect(await statuses()).toHaveLength(4);
  });

  it('B-VAL-062 B-VAL-063 asks for an action, and for a note where it is declined', async () => {
    expect(violationsOf((await put({ note: 'x' })).body)).toMatchObject([
      { propertyPath: 'action', code: 'required' },
    ]);
    expect(violationsOf((await put({ action: 'declined', note: '<p></p>' })).body)).toMatchObject([
      { propertyPath: 'note', code: 'required' },
    ]);
    expect(violationsOf((await put({ action: 'maybe', note: 'x' })).body)).toMatchObject([
      { propertyPath: 'action', code: 'invalid_choice' },
    ]);
    for (const as of ['scraper', 'user'] as const)
      expect((await put({ action: 'accepted' }, { as })).status).toBe(403);
  });

  it('without a request it is marked alone', async () => {
    id = await insertReviewReady(api.database, { entityId });
    expect((await put({ action: 'accepted' })).body).toMatchObject({
      status: 'accepted',
      company_queue_request: null,
      request_source: null,
    });
    expect(await statuses()).toHaveLength(3);
  });
});
