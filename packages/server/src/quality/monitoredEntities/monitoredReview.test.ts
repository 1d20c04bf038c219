import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entity } from '../../db/schema/entities.ts';
import { monitoredEntity } from '../../db/schema/quality.ts';
import { openTestApp, type Ask, type TestApp } from '../../testing/testApp.ts';
import { violationsOf } from '../../testing/testEntities.ts';
import {
  insertEmployer,
  insertMonitored,
  insertReasons,
  insertWatched,
  reviewsOf,
  traces,
} from '../../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let id: number;
beforeAll(async () => {
  api = await openTestApp();
  await insertReasons(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId } = await insertEmployer(api.database, { state: 'new_entity' }));
  id = await insertMonitored(api.database, { entityId, kind: 'new' });
});

const send = {
  action: 'send_for_review',
  job_count: 12,
  note: '<p>Hiring</p>',
  reason_code: 'new_scrape',
};
const remove = {
  action: 'remove_from_monitored_entities',
  job_count: null,
  note: '<p>Known</p>',
  reason_code: '',
};
const put = (body: unknown, more: Ask = {}) =>
  api.ask('PUT', `/monitored_entities/${id}/review`, { as: 'dq', body, ...more });

describe('PUT /monitored_entities/{id}/review', () => {
  it('B-API-071 B-STA-002 sends to the queue; who was new is monitored then, and off the watch list', async () => {
    await insertWatched(api.database, { entityId });
    const { status, body } = await put(send);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@type': 'MonitoredEntity',
      id,
      kind: 'monitored',
      status: 'sent_for_review',
      last_time_reviewed: expect.any(Number),
      last_reviewed_by: { first_name: 'dq' },
      latest_note: { '@type': 'EntityNote', title: 'Monitored Entity Review – send_for_review' },
    });
    const found = await traces(api, entityId);
    expect(found.requests).toMatchObject([
      {
        requestSource: 'monitored_entity',
        requestPriority: 3,
        numjobsEstimate: 12,
        reasonCode: 'new_scrape',
      },
    ]);
    expect(found.watched).toMatchObject([{ removedReasonCode: 'sent_for_review' }]);
    expect(found.events).toEqual([
      'queue/request_added',
      'watch_list/removed',
      'monitored_entity/reviewed',
      'entity_state/changed',
    ]);
    expect(await reviewsOf(api, 'monitored_entity', id)).toMatchObject([
      { action: 'send_for_review' },
    ]);
  });

  it('B-VAL-054 removes with a note alone; the row leaves the list, and a second review says who was faster', async () => {
    expect((await put(remove, { as: 'lead' })).status).toBe(200);
    expect(
      (await api.ask('GET', `/monitored_entities?entity.id=${entityId}`)).body['hydra:totalItems'],
    ).toBe(0);
    expect(await traces(api, entityId)).toMatchObject({
      state: 'healthy',
      requests: [],
      events: ['monitored_entity/removed', 'entity_state/changed'],
    });
    const [row] = await api.database.db
      .select()
      .from(monitoredEntity)
      .where(eq(monitoredEntity.id, id));
    expect(row).toMatchObject({ removedAt: expect.any(Date), kind: 'new' });
    for (const headers of [undefined, { 'if-match': `"MonitoredEntity-${id}-0"` }]) {
      expect((await put(send, { headers })).body).toMatchObject({
        status: 409,
        code: 'already_reviewed',
        last_reviewed_by: { first_name: 'lead' },
      });
    }
  });

  it.each([
    ['B-VAL-053', { ...send, action: null }, [['action', 'required']]],
    [
      'B-VAL-054',
      { ...send, job_count: undefined, reason_code: '' },
      [
        ['job_count', 'required'],
        ['reason_code', 'required'],
      ],
    ],
    ['', { ...send, reason_code: 'site_down' }, [['reason_code', 'invalid_choice']]],
    ['B-VAL-055', { ...remove, note: '' }, [['note', 'required']]],
  ])('%s refuses %j', async (_id, body, expected) => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(422);
    expect(violationsOf(answer).map(({ propertyPath, code }) => [propertyPath, code])).toEqual(
      expected,
    );
  });

  it('is not for archived employers', async () => {
    await api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    expect((await put(send)).body.code).toBe('entity_archived');
  });
});
