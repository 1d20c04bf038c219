import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entity } from '../../db/schema/entities.ts';
import { appUser } from '../../db/schema/people.ts';
import { dailyJobShift } from '../../db/schema/quality.ts';
import { scrape } from '../../db/schema/scrapes.ts';
import { openTestApp, type Ask, type TestApp } from '../../testing/testApp.ts';
import { violationsOf } from '../../testing/testEntities.ts';
import {
  insertEmployer,
  insertReasons,
  insertRequest,
  insertShift,
  insertWatched,
  reviewsOf,
  traces,
} from '../../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let scrapeId: number;
let id: number;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
  await insertReasons(api.database);
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId, scrapeId } = await insertEmployer(api.database));
  id = await insertShift(api.database, { entityId, scrapeId });
});

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
const nothing = {
  action: 'do_nothing',
  job_count: 50,
  reason_code: 'other',
  note: '<p>Looks right</p>',
};
const send = { ...nothing, action: 'send_for_review', reason_code: 'fix_scrape' };
const watch = {
  ...nothing,
  action: 'place_on_watch',
  reason_code: 'site_down',
  snooze_date: tomorrow,
};
const fresh = { ...nothing, action: 'request_new_scrape', reason_code: 'new_scrape' };
const retire = { ...nothing, action: 'retire_scrape' };
const post = (body: unknown, more: Ask = {}) =>
  api.ask('POST', `/daily_job_shifts/${id}/review`, { as: 'dq', body, ...more });
const shift = async () =>
  (await api.database.db.select().from(dailyJobShift).where(eq(dailyJobShift.id, id)))[0];
const userId = async (name: string) =>
  (
    await api.database.db
      .select({ id: appUser.id })
      .from(appUser)
      .where(eq(appUser.email, `${name}@console.test`))
  )[0]?.id ?? 0;

describe('POST /daily_job_shifts/{id}/review', () => {
  it('B-API-066 B-DAT-013 do nothing: keeps the review with its body, a note of the scrape, who and when, and one event', async () => {
    const { status, body } = await post({
      ...nothing,
      note: '<p>Looks <b>right</b><script>alert(1)</script><img src=x onerror=alert(1)></p>',
      job_shift_valid: true,
      career_page_up_to_date: false,
      job_count_acceptable: null,
      homepage_url_changed: 'new.example',
      retire_scrape: true,
      snooze_date: '',
      unknown: 'dropped',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@context': '/api/contexts/DailyJobShift',
      '@id': `/api/daily_job_shifts/${id}`,
      id,
      last_action_taken: 'do_nothing',
      last_time_reviewed: expect.any(Number),
      last_reviewed_by: { first_name: 'dq' },
      latest_note: {
        '@type': 'ScrapeNote',
        title: 'Daily Job Shift Review – do_nothing',
        content: '<p>Looks <b>right</b></p>',
        job_count: 50,
      },
    });
    const { notes, events, requests, watched, state } = await traces(api, entityId);
    expect(notes).toMatchObject([
      { type: 'ScrapeNote', scrapeId, userId: await userId('dq'), url: 'https://new.example' },
    ]);
    expect([events, requests, watched, state]).toEqual([
      ['daily_job_shift/reviewed'],
      [],
      [],
      'healthy',
    ]);
    expect(await reviewsOf(api, 'daily_job_shift', id)).toMatchObject([
      {
        action: 'do_nothing',
        userId: await userId('dq'),
        payload: {
          action: 'do_nothing',
          job_count: 50,
          reason_code: 'other',
          note: '<p>Looks <b>right</b></p>',
          job_shift_valid: true,
          career_page_up_to_date: false,
          job_count_acceptable: null,
          homepage_url_changed: 'https://new.example',
          retire_scrape: false,
          place_on_watch: false,
          snooze_date: '',
        },
      },
    ]);
    expect(await shift()).toMatchObject({ closedAt: null, noteId: notes[0]?.id });
    const [kept] = await api.database.db.select().from(scrape).where(eq(scrape.id, scrapeId));
    expect(kept?.archived).toBe(false);
  });

  it('send for review opens a request and takes the employer off the watch list; the shift stays listed', async () => {
    await insertWatched(api.database, { entityId });
    const { status } = await post({ ...send, job_shift_valid: true });
    expect(status).toBe(200);
    const found = await traces(api, entityId);
    expect(found.queues).toMatchObject([
      {
        latestStatus: 'requested',
        latestPriority: 3,
        maxPriority: 3,
        avgPriority: 3,
        urlKey: expect.any(String),
      },
    ]);
    expect(found.requests).toMatchObject([
      {
        requestSource: 'daily_job_shift',
        requestPriority: 3,
        highestPriority: 3,
        numberOfTimesRequested: 1,
        numjobsEstimate: 50,
        reasonCode: 'fix_scrape',
        requestNotes: '<p>Looks right</p>',
        latestStatus: 'requested',
        userId: await userId('dq'),
      },
    ]);
    expect(found.history).toMatchObject([
      { status: 'requested', notes: '<p>Looks right</p>', userId: await userId('dq') },
    ]);
    expect(found.watched).toMatchObject([
      { removedReasonCode: 'sent_for_review', removedAt: expect.any(Date) },
    ]);
    expect(found.state).toBe('sent_for_review');
    expect(found.events).toEqual([
      'queue/request_added',
      'watch_list/removed',
      'daily_job_shift/reviewed',
      'entity_state/changed',
    ]);
    expect(
      (await api.ask('GET', '/daily_job_shifts?entity.id=' + entityId)).body['hydra:totalItems'],
    ).toBe(1);
    expect(await reviewsOf(api, 'daily_job_shift', id)).toMatchObject([
      { payload: { job_shift_valid: null } },
    ]);
  });

  it('merges into an open request: once more, the more urgent priority, a line with the status that it has', async () => {
    const { requestId } = await insertRequest(api.database, {
      entityId,
      requestPriority: 4,
      highestPriority: 4,
      numjobsEstimate: 7,
      latestStatus: 'in-progress',
      requestSource: 'customer',
    });
    expect((await post({ ...send, job_count: 0 })).status).toBe(200);
    const { requests, history, queues } = await traces(api, entityId);
    expect(requests).toMatchObject([
      {
        id: requestId,
        numberOfTimesRequested: 2,
        requestPriority: 3,
        highestPriority: 3,
        numjobsEstimate: 7,
        latestStatus: 'in-progress',
        requestSource: 'customer',
      },
    ]);
    expect(history.at(-1)).toMatchObject({
      status: 'in-progress',
      notes: 'Requested again: <p>Looks right</p>',
    });
    expect(queues).toMatchObject([{ latestStatus: 'in-progress', latestPriority: 3 }]);
  });

  it('place on watch opens a row that sleeps until the date, or brings the open one up to date', async () => {
    expect((await post(watch)).status).toBe(200);
    const first = await traces(api, entityId);
    expect(first.watched).toMatchObject([
      {
        reasonCode: 'site_down',
        scrapeId,
        snoozedUntil: new Date(tomorrow),
        removedAt: null,
        noteId: first.notes[0]?.id,
      },
    ]);
    expect([first.state, first.events]).toEqual([
      'watch_list',
      ['watch_list/added', 'daily_job_shift/reviewed', 'entity_state/changed'],
    ]);
    const later = new Date(Date.now() + 5 * 86_400_000).toISOString();
    expect(
      (await post({ ...watch, reason_code: 'hiring_freeze', snooze_date: later })).status,
    ).toBe(200);
    const second = await traces(api, entityId);
    expect(second.watched).toMatchObject([
      {
        id: first.watched[0]?.id,
        reasonCode: 'hiring_freeze',
        snoozedUntil: new Date(later),
        noteId: second.notes[1]?.id,
      },
    ]);
    expect(second.events.slice(3)).toEqual(['watch_list/snoozed', 'daily_job_shift/reviewed']);
  });

  it('B-STA-017 request a new scrape, retire the old one and watch the site, all with one save', async () => {
    const old = await insertWatched(api.database, { entityId });
    const { status, body } = await post({
      ...fresh,
      job_count: 0,
      retire_scrape: true,
      place_on_watch: true,
    });
    expect([status, body.scrape]).toMatchObject([200, { archived: true, active: false }]);
    const found = await traces(api, entityId);
    expect(found.requests).toMatchObject([
      { requestSource: 'daily_job_shift', reasonCode: 'new_scrape', numjobsEstimate: 0 },
    ]);
    expect(found.watched).toMatchObject([
      { id: old, removedReasonCode: 'sent_for_review' },
      { reasonCode: 'new_scrape', removedAt: null, snoozedUntil: null },
    ]);
    expect(found.events).toEqual([
      'queue/request_added',
      'watch_list/removed',
      'scrape_status/archived',
      'watch_list/added',
      'daily_job_shift/reviewed',
      'entity_state/changed',
    ]);
    const [retired] = await api.database.db.select().from(scrape).where(eq(scrape.id, scrapeId));
    expect(retired).toMatchObject({
      archived: true,
      active: false,
      archivedReasonCode: 'new_scrape',
      version: 2,
    });
    expect(await shift()).toMatchObject({ closedAt: expect.any(Date) });
  });

  it('retire scrape closes the shift, which leaves the list; a second time is 409', async () => {
    expect((await post(retire)).status).toBe(200);
    expect(
      (await api.ask('GET', `/daily_job_shifts?entity.id=${entityId}`)).body['hydra:totalItems'],
    ).toBe(0);
    const again = await post(retire);
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'scrape_archived',
      'The scrape is archived.',
    ]);
    expect(await reviewsOf(api, 'daily_job_shift', id)).toHaveLength(1);
    expect((await post(nothing)).status).toBe(200);
  });

  it.each([
    ['B-VAL-040', { action: undefined }, ['action', 'required', 'This is required']],
    [
      '',
      { action: 'explode' },
      ['action', 'invalid_choice', 'The value you selected is not a valid choice.'],
    ],
    ['B-VAL-041', { job_count: null }, ['job_count', 'required', 'This is required']],
    ['', { job_count: -1 }, ['job_count', 'min', 'Value must be positive']],
    ['', { job_count: 99_999_999_999 }, ['job_count', 'max', 'Value must be at most 2147483647']],
    ['B-VAL-042', { reason_code: '' }, ['reason_code', 'required', 'This is required']],
    [
      'B-STA-013',
      { reason_code: 'site_down' },
      ['reason_code', 'invalid_choice', 'The value you selected is not a valid choice.'],
    ],
    [
      'B-STA-012',
      { ...watch, reason_code: 'fix_scrape' },
      ['reason_code', 'invalid_choice', 'The value you selected is not a valid choice.'],
    ],
    ['B-VAL-043', { ...watch, snooze_date: '' }, ['snooze_date', 'required', 'This is required']],
    [
      '',
      { ...watch, snooze_date: '2020-01-01T00:00:00.000Z' },
      ['snooze_date', 'not_in_future', 'Date must be in the future'],
    ],
    [
      '',
      { ...watch, snooze_date: 'tomorrow' },
      ['snooze_date', 'invalid_choice', expect.any(String)],
    ],
    ['', { ...watch, snooze_date: '2030' }, ['snooze_date', 'invalid_choice', expect.any(String)]],
    [
      '',
      { ...watch, snooze_date: '+012345-01-01T00:00:00.000Z' },
      ['snooze_date', 'invalid_choice', expect.any(String)],
    ],
    [
      'B-STA-017',
      { ...fresh, place_on_watch: true },
      ['place_on_watch', 'invalid_choice', expect.any(String)],
    ],
    [
      '',
      { ...nothing, job_count: 0, place_on_watch: true },
      ['place_on_watch', 'invalid_choice', expect.any(String)],
    ],
    [
      'B-VAL-044',
      { homepage_url_changed: 'abc' },
      ['homepage_url_changed', 'invalid_url', 'URL not valid'],
    ],
    ['', { homepage_url_changed: true }, ['homepage_url_changed', 'invalid_url', 'URL not valid']],
    ['B-VAL-045', { note: '<p>&nbsp;</p>' }, ['note', 'required', 'This is required']],
    ['', { note: '<script>alert(1)</script>' }, ['note', 'required', 'This is required']],
    ['', { note: 'a\0b' }, ['note', 'invalid_text', expect.any(String)]],
    ['', { reason_code: 'a\0b' }, ['reason_code', 'invalid_text', expect.any(String)]],
    [
      '',
      { homepage_url_changed: 'https://a.test/\ud83d' },
      ['homepage_url_changed', 'invalid_text', expect.any(String)],
    ],
  ])('%s refuses %j and writes nothing', async (_id, more, expected) => {
    const { status, body } = await post({ ...nothing, ...more });
    expect(status).toBe(422);
    expect(
      violationsOf(body).map(({ propertyPath, code, message }) => [propertyPath, code, message]),
    ).toEqual([expected]);
    expect(await traces(api, entityId)).toMatchObject({
      notes: [],
      events: [],
      requests: [],
      watched: [],
    });
  });

  it('names every field at fault at once', async () => {
    const { body } = await post({ ...nothing, job_count: null, reason_code: '', note: '' });
    expect(
      violationsOf(body)
        .map(({ propertyPath }) => propertyPath)
        .toSorted(),
    ).toEqual(['job_count', 'note', 'reason_code']);
  });

  it.each([
    { job_count: 1.5 },
    { job_count: '5' },
    { note: 7 },
    { retire_scrape: 'yes' },
    { homepage_url_changed: 5 },
  ])('a wrong type is 400: %j', async (more) => {
    expect((await post({ ...nothing, ...more })).status).toBe(400);
  });

  it('takes false for an address that did not change, a broken letter for a question mark, and 64 KiB of note, not more', async () => {
    expect(
      (await post({ ...nothing, homepage_url_changed: false, note: 'half \uD83D letter' })).status,
    ).toBe(200);
    expect((await traces(api, entityId)).notes).toMatchObject([
      { content: 'half \uFFFD letter', url: null },
    ]);
    expect((await post({ ...nothing, note: 'x'.repeat(65_536) })).status).toBe(200);
    expect((await post({ ...nothing, note: 'x'.repeat(65_537) })).status).toBe(413);
  });

  it('unknown rows are 404 before the body is looked at', async () => {
    expect(
      (await api.ask('POST', '/daily_job_shifts/999999/review', { body: 'not json' })).status,
    ).toBe(404);
    expect((await post('not json')).status).toBe(400);
  });

  it('an archived employer is 409 before the body is judged', async () => {
    await api.database.db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    expect((await post({})).body).toMatchObject({
      status: 409,
      code: 'entity_archived',
      message: 'The entity is archived.',
    });
    expect(
      (await api.ask('PUT', `/daily_job_shifts/${id}/assign`, { body: {} })).body,
    ).toMatchObject({ status: 409, code: 'entity_archived' });
  });
});

describe('a colleague who is faster', () => {
  const unseen = () => ({ 'if-match': `"DailyJobShift-${id}-0"` });

  it('is named with the time; nothing is written', async () => {
    const first = await post(nothing, { as: 'lead', headers: unseen() });
    expect(first.status).toBe(200);
    const late = await post(send, { headers: unseen() });
    expect(late.body).toMatchObject({
      status: 409,
      code: 'already_reviewed',
      'hydra:title': 'Conflict',
      message: 'This item was already reviewed by lead Test.',
      last_reviewed_by: { '@type': 'User', first_name: 'lead' },
      last_time_reviewed: first.body.last_time_reviewed,
    });
    expect((await traces(api, entityId)).requests).toEqual([]);
    const now = `"DailyJobShift-${id}-${String(first.body.last_time_reviewed)}"`;
    const second = await post(nothing, { headers: { 'if-match': now } });
    expect(second.status).toBe(200);
    // Within one second, and yet another version.
    expect(Number(second.body.last_time_reviewed)).toBeGreaterThan(
      Number(first.body.last_time_reviewed),
    );
    expect((await post(nothing, { headers: { 'if-match': now } })).status).toBe(409);
    expect((await post(nothing, { headers: { 'if-match': '*' } })).status).toBe(200);
  });

  it('of two at the same moment one wins', async () => {
    const both = await Promise.all([
      post(send, { headers: unseen() }),
      post(send, { as: 'lead', headers: unseen() }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { requests, notes } = await traces(api, entityId);
    expect([requests.length, requests[0]?.numberOfTimesRequested, notes.length]).toEqual([1, 1, 1]);
  });

  it('the same review sent twice with its key happens once', async () => {
    const headers = { 'idempotency-key': `twice-${id}`, ...unseen() };
    const first = await post(send, { headers });
    const second = await post(send, { headers });
    expect([
      first.status,
      second.status,
      second.headers.get('idempotency-replayed'),
      second.text,
    ]).toEqual([200, 200, 'true', first.text]);
    expect((await traces(api, entityId)).notes).toHaveLength(1);
  });
});

it('an effect that fails takes the whole review back', async () => {
  await api.database.db.execute(
    sql`CREATE FUNCTION refuse_history() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`,
  );
  await api.database.db.execute(
    sql`CREATE TRIGGER refuse BEFORE INSERT ON company_queue_request_history EXECUTE FUNCTION refuse_history()`,
  );
  try {
    expect((await post(send)).status).toBe(500);
    expect(await traces(api, entityId)).toMatchObject({
      notes: [],
      events: [],
      requests: [],
      queues: [],
      state: 'healthy',
    });
    expect(await reviewsOf(api, 'daily_job_shift', id)).toEqual([]);
    expect(await shift()).toMatchObject({ lastTimeReviewed: null, lastActionTaken: null });
  } finally {
    await api.database.db.execute(sql`DROP FUNCTION refuse_history CASCADE`);
  }
  expect((await post(send)).status).toBe(200);
});

describe('PUT /daily_job_shifts/{id}/assign', () => {
  const put = (body: unknown, more: Ask = {}) =>
    api.ask('PUT', `/daily_job_shifts/${id}/assign`, { as: 'lead', body, ...more });

  it('B-API-067 gives the shift to several people instead of those before, with the date and an event', async () => {
    const [dq, lead, admin] = [await userId('dq'), await userId('lead'), await userId('admin')];
    await put({ assigned_to: [`users/${admin}`] });
    const { status, body } = await put({ assigned_to: [`users/${dq}`, `/api/users/${lead}`, dq] });
    expect(status).toBe(200);
    // Everybody here has the same last name.
    expect(body).toMatchObject({
      assigned_to: [{ id: lead }, { id: dq }],
      date_assigned: expect.any(Number),
      last_time_reviewed: null,
    });
    expect((await traces(api, entityId)).events).toEqual([
      'daily_job_shift/assigned',
      'daily_job_shift/assigned',
    ]);
    expect((await put({ assign_to: dq })).body.assigned_to).toMatchObject([{ id: dq }]);
  });

  it('B-VAL-046 refuses nobody, unknown and archived people, under the name that was sent', async () => {
    const [gone] = await api.database.db
      .insert(appUser)
      .values({ email: `gone${id}@console.test`, firstName: 'Gone', lastName: 'X', archived: true })
      .returning();
    const refusal = async (body: unknown) =>
      violationsOf((await put(body)).body).map(({ propertyPath, code }) => [propertyPath, code]);
    expect(await refusal({})).toEqual([['assigned_to', 'required']]);
    expect(await refusal({ assigned_to: [] })).toEqual([['assigned_to', 'required']]);
    expect(await refusal({ assigned_to: ['users/1', 'users/999999'] })).toEqual([
      ['assigned_to[1]', 'not_found'],
    ]);
    expect(await refusal({ assign_to: gone?.id })).toEqual([['assign_to', 'invalid_choice']]);
    expect((await put({ assigned_to: ['tags/1'] })).body).toMatchObject({
      status: 400,
      code: 'invalid_iri',
    });
    for (const as of ['scrapeLead', 'scraper', 'user'] as const)
      expect((await put({ assigned_to: ['users/1'] }, { as })).status).toBe(403);
  });

  it('somebody who looks at an older state is told of the review', async () => {
    await post(nothing);
    expect(
      (
        await put(
          { assigned_to: ['users/1'] },
          { headers: { 'if-match': `"DailyJobShift-${id}-0"` } },
        )
      ).body.code,
    ).toBe('already_reviewed');
  });
});
