import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entity } from '../../db/schema/entities.ts';
import { openTestApp, type Ask, type TestApp } from '../../testing/testApp.ts';
import { violationsOf } from '../../testing/testEntities.ts';
import {
  insertEmployer,
  insertPitStop,
  insertReasons,
  insertRequest,
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
  ({ entityId } = await insertEmployer(api.database));
  id = await insertPitStop(api.database, { entityId, priority: 2 });
});

const later = new Date(Date.now() + 3 * 86_400_000).toISOString();
const scrapeTeam = {
  action: 'send_to_scrape_team',
  job_count: 40,
  note: '<p>Broken again</p>',
  reason_code: 'repeated_request',
  snooze_date: '',
};
const delivery = {
  action: 'send_to_continuous_delivery_queue',
  job_count: null,
  note: '<p>Fine</p>',
  reason_code: '',
  snooze_date: '',
};
const watch = {
  action: 'place_on_watch',
  job_count: null,
  note: '<p>Wait</p>',
  reason_code: 'site_down',
  snooze_date: later,
};
const put = (body: unknown, more: Ask = {}) =>
  api.ask('PUT', `/pit_stops/${id}/review`, { as: 'scrapeLead', body, ...more });

describe('PUT /pit_stops/{id}/review', () => {
  it('B-API-076 B-STA-024 sends to the scrape team: in progress, with a request of the same priority that it is linked to', async () => {
    const { status, body } = await put(scrapeTeam);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@type': 'PitStop',
      id,
      status: 'in-progress',
      resolved_date: null,
      last_action_taken: 'send_to_scrape_team',
      latest_note: { title: 'Pit Stop Review – send_to_scrape_team', job_count: 40 },
      last_time_reviewed: expect.any(Number),
    });
    const found = await traces(api, entityId);
    expect(found.requests).toMatchObject([
      {
        requestSource: 'pit_stop',
        requestPriority: 2,
        numjobsEstimate: 40,
        reasonCode: 'repeated_request',
      },
    ]);
    expect(found.pitStops).toMatchObject([{ companyQueueRequestId: found.requests[0]?.id }]);
    expect([found.state, found.events]).toEqual([
      'sent_for_review',
      ['queue/request_added', 'pit_stop/sent_to_scrape_team', 'entity_state/changed'],
    ]);
    expect(await reviewsOf(api, 'pit_stop', id)).toMatchObject([{ action: 'send_to_scrape_team' }]);
    expect((await put({ ...scrapeTeam, reason_code: 'fix_scrape' })).status).toBe(200);
  });

  it('sends to continuous delivery: done, and a second review is 409', async () => {
    const { body } = await put(delivery);
    expect(body).toMatchObject({ status: 'done', resolved_date: expect.any(Number) });
    expect(await traces(api, entityId)).toMatchObject({
      requests: [],
      watched: [],
      events: ['pit_stop/sent_to_continuous_delivery_queue'],
    });
    expect((await put(watch)).body).toMatchObject({
      status: 409,
      code: 'pit_stop_done',
      message: 'The pit stop is already done.',
    });
    expect((await put(watch, { headers: { 'if-match': `"PitStop-${id}-0"` } })).body).toMatchObject(
      { code: 'already_reviewed', last_reviewed_by: { first_name: 'scrapeLead' } },
    );
  });

  it('places on watch: done, and the employer is on the watch list until the date', async () => {
    expect((await put(watch)).body).toMatchObject({
      status: 'done',
      resolved_date: expect.any(Number),
      last_action_taken: 'place_on_watch',
    });
    const found = await traces(api, entityId);
    expect(found.watched).toMatchObject([
      {
        reasonCode: 'site_down',
        snoozedUntil: new Date(later),
        scrapeId: null,
        noteId: found.notes[0]?.id,
      },
    ]);
    expect([found.state, found.events]).toEqual([
      'watch_list',
      ['watch_list/added', 'pit_stop/placed_on_watch', 'entity_state/changed'],
    ]);
  });

  it('one whose request was answered meanwhile is done', async () => {
    const { requestId } = await insertRequest(api.database, { entityId });
    id = await insertPitStop(api.database, {
      entityId,
      companyQueueRequestId: requestId,
      status: 'done',
      resolvedDate: new Date(),
    });
    expect((await put(delivery, { headers: { 'if-match': `"PitStop-${id}-0"` } })).body.code).toBe(
      'pit_stop_done',
    );
  });

  it.each([
    ['B-VAL-056', { ...delivery, action: 'resolve' }, [['action', 'invalid_choice']]],
    ['B-VAL-057', { ...scrapeTeam, job_count: null }, [['job_count', 'required']]],
    ['B-VAL-058', { ...watch, snooze_date: '' }, [['snooze_date', 'required']]],
    ['B-VAL-059', { ...scrapeTeam, reason_code: '' }, [['reason_code', 'required']]],
    ['', { ...scrapeTeam, reason_code: 'site_down' }, [['reason_code', 'invalid_choice']]],
    ['', { ...watch, reason_code: 'repeated_request' }, [['reason_code', 'invalid_choice']]],
    ['', { ...delivery, note: ' ' }, [['note', 'required']]],
  ])('%s refuses %j', async (_id, body, expected) => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(422);
    expect(violationsOf(answer).map(({ propertyPath, code }) => [propertyPath, code])).toEqual(
      expected,
    );
  });

  it('is not for archived employers', async () => {
    await api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    expect((await put(scrapeTeam)).body.code).toBe('entity_archived');
  });
});
