import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entity } from '../db/schema/entities.ts';
import { eventLog, note } from '../db/schema/notes.ts';
import { ats } from '../db/schema/people.ts';
import { dailyJobShift } from '../db/schema/quality.ts';
import { scrape, scrapeCode, scrapeErrorLog } from '../db/schema/scrapes.ts';
import { writeLookups } from '../lookups/writeLookups.ts';
import { openTestApp, type Answered, type TestApp } from '../testing/testApp.ts';
import { violationsOf } from '../testing/testEntities.ts';
import { insertEmployer, insertShift } from '../testing/testQuality.ts';
import { insertEntity, insertReason } from '../testing/testRows.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
  await writeLookups(api.database.db);
  await insertReason(api.database, 'archive_scrape', 'gone', 'Gone');
});
afterAll(() => api.close());

const db = () => api.database.db;
const eventsOf = (id: number) =>
  db().select().from(eventLog).where(eq(eventLog.scrapeId, id)).orderBy(asc(eventLog.id));
const codesOf = ({ body }: Answered) =>
  Object.fromEntries(violationsOf(body).map(({ propertyPath, code }) => [propertyPath, code]));
const rowOf = async (id: number) =>
  (await db().select().from(scrape).where(eq(scrape.id, id))).at(0);
const archiveEntity = (id: number) =>
  db().update(entity).set({ archived: true }).where(eq(entity.id, id));

describe('POST /scrapes', () => {
  let entityId: number;
  beforeEach(async () => {
    entityId = await insertEntity(api.database, { companyName: 'Acme' });
  });
  const post = (more: object = {}, options: Parameters<TestApp['ask']>[2] = {}) =>
    api.ask('POST', '/scrapes', {
      as: 'scraper',
      body: {
        name: 'Acme Workday',
        career_portal: 'https://acme.test/jobs',
        site_type: 1,
        ats: 'workday',
        ats_data: 'acme/jobs',
        active: true,
        self_identification: true,
        entity: `/entities/${entityId}`,
        ...more,
      },
      ...options,
    });

  it('A-API-027 creates it Manual, without self-identification, with two empty codes and an event', async () => {
    const { status, body, headers } = await post();
    expect(status).toBe(201);
    const id = Number(body['id']);
    expect([headers.get('location'), headers.get('etag')]).toEqual([
      `/api/scrapes/${id}`,
      `"scrape-${id}-1"`,
    ]);
    expect(body).toMatchObject({
      name: 'Acme Workday',
      career_portal: 'https://acme.test/jobs',
      site_type: 1,
      ats: 'workday',
      ats_data: 'acme/jobs',
      active: false,
      self_identification: false,
      archived: false,
      entity_id: entityId,
      spider_code: '',
      parser_code: '',
    });
    expect(await db().select().from(scrapeCode).where(eq(scrapeCode.scrapeId, id))).toHaveLength(2);
    expect(await eventsOf(id)).toMatchObject([
      { eventType: 'scrape_status', eventName: 'created', entityId, userRole: 'ROLE_SCRAPER' },
    ]);
  });

  it.each([
    [
      { name: ' ', site_type: null, entity: null },
      { name: 'required', site_type: 'required', entity: 'required' },
    ],
    [{ name: 'x'.repeat(256) }, { name: 'too_long' }],
    [{ name: 'a\0' }, { name: 'invalid_text' }],
    [{ site_type: 99 }, { site_type: 'invalid_choice' }],
    [{ career_portal: 'javascript:alert(1)' }, { career_portal: 'invalid_url' }],
    [{ ats: 'nobody', ats_data: null }, { ats: 'not_found' }],
    [{ ats_data: 'no slash' }, { ats_data: 'invalid_text' }],
    [{ ats_data: 'x'.repeat(300_000) }, { ats_data: 'too_long' }],
    [{ ats: 'ashby', ats_data: 'half \ud83d' }, { ats_data: 'invalid_text' }],
    [{ entity: '/api/entities/2000000000' }, { entity: 'not_found' }],
  ])('refuses %j with all that is wrong', async (more, expected) => {
    const answer = await post(more);
    expect(answer.status).toBe(422);
    expect(codesOf(answer)).toEqual(expected);
  });

  it('takes no ATS, no career portal, and any pattern that is no regular expression', async () => {
    expect((await post({ ats: null, career_portal: '' })).body).toMatchObject({
      ats: null,
      ats_data: null,
      career_portal: null,
    });
    await db().insert(ats).values({ name: 'odd', dataRegex: '(' });
    entityId = await insertEntity(api.database, { companyName: 'Odd' });
    expect((await post({ ats: 'odd', ats_data: 'anything' })).status).toBe(201);
  });

  it.each([[{ entity: 'entities' }], [{ entity: '/api/tags/1' }], [{ ats: {} }], [{ name: 7 }]])(
    '%j is malformed',
    async (more) => {
      expect((await post(more)).status).toBe(400);
    },
  );

  it('refuses an archived entity', async () => {
    await archiveEntity(entityId);
    const { status, body } = await post();
    expect([status, body['code']]).toEqual([409, 'entity_archived']);
  });

  it('refuses a second scrape, unless the first is archived', async () => {
    const [id = 0] = await insertScrapes(api.database, [{ entityId, name: 'First' }]);
    const refused = await post();
    expect([refused.status, refused.body['code'], refused.body['detail']]).toEqual([
      409,
      'entity_has_scrape',
      'The entity already has a scrape.',
    ]);
    await db().update(scrape).set({ archived: true }).where(eq(scrape.id, id));
    expect((await post()).status).toBe(201);
  });

  it('lets one of two people create', async () => {
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('answers a repeat with the same key from the first time', async () => {
    const headers = { 'idempotency-key': `create-${entityId}` };
    const [first, again] = [await post({}, { headers }), await post({}, { headers })];
    expect([again.status, again.body['id']]).toEqual([201, first.body['id']]);
  });

  it.each([
    ['lead', 201],
    ['scrapeLead', 201],
    ['dq', 403],
    ['user', 403],
  ] as const)('answers %s with %d', async (as, status) => {
    expect((await post({}, { as })).status).toBe(status);
  });
});

describe('POST /scrapes/{id}/archive', () => {
  let id: number;
  let entityId: number;
  beforeEach(async () => {
    ({ scrapeId: id, entityId } = await insertEmployer(api.database));
  });
  const body = {
    archived: true,
    reasonCode: 'gone',
    noteTitle: 'archive Scrape',
    note: '<p>Gone<script>x</script></p>',
  };
  const back = {
    archived: false,
    reasonCode: null,
    noteTitle: 'unarchive Scrape',
    note: '<p>Back</p>',
  };
  const post = (sent: object = body, headers = {}) =>
    api.ask('POST', `/scrapes/${id}/archive`, { as: 'scraper', body: { id, ...sent }, headers });

  it('A-API-028 A-DAT-023 archives with reason and note, and makes it Manual', async () => {
    const shiftId = await insertShift(api.database, { entityId, scrapeId: id });
    const answer = await post(body, { 'if-match': `"scrape-${id}-1"` });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, `"scrape-${id}-2"`]);
    expect(answer.body).toMatchObject({
      archived: true,
      archived_reason_code: 'gone',
      archived_date: expect.any(Number),
      active: false,
    });
    expect(await db().select().from(note).where(eq(note.scrapeId, id))).toMatchObject([
      {
        type: 'ScrapeNote',
        entityId,
        title: 'archive Scrape',
        content: '<p>Gone</p>',
        pinned: false,
      },
    ]);
    expect(await eventsOf(id)).toMatchObject([
      {
        eventType: 'scrape_status',
        eventName: 'archived',
        currentState: 'gone',
        notes: '<p>Gone</p>',
      },
    ]);
    const shifts = await db().select().from(dailyJobShift).where(eq(dailyJobShift.id, shiftId));
    expect(shifts).toMatchObject([{ closedAt: expect.any(Date) }]);
  });

  it('unarchives with a note, and leaves it Manual', async () => {
    await post();
    expect((await post(back)).body).toMatchObject({
      archived: false,
      archived_date: null,
      archived_reason_code: null,
      active: false,
    });
    expect((await eventsOf(id)).map(({ eventName }) => eventName)).toEqual([
      'archived',
      'unarchived',
    ]);
  });

  it('reads the names of an entity as well', async () => {
    const { status } = await post({
      archived: true,
      archived_reason_code: 'gone',
      archive_note: { title: 'archive Scrape', content: '<p>Gone</p>', pinned: true },
    });
    expect(status).toBe(200);
    expect(await db().select().from(note).where(eq(note.scrapeId, id))).toMatchObject([
      { title: 'archive Scrape', pinned: false },
    ]);
  });

  it.each([
    [{}, { archived: 'required', noteTitle: 'required', note: 'required' }],
    [{ ...body, reasonCode: '' }, { reasonCode: 'required' }],
    [{ ...body, reasonCode: 'because' }, { reasonCode: 'invalid_choice' }],
    [{ ...body, note: '<p>&nbsp;</p>' }, { note: 'required' }],
    [{ ...body, note: 'a\0' }, { note: 'invalid_text' }],
    [{ ...body, noteTitle: 'x'.repeat(256) }, { noteTitle: 'too_long' }],
    [{ ...back, reasonCode: 'gone' }, { reasonCode: 'invalid_choice' }],
    [
      { archived: true, archive_note: {} },
      {
        archived_reason_code: 'required',
        'archive_note.title': 'required',
        'archive_note.content': 'required',
      },
    ],
  ])('refuses %j', async (sent, expected) => {
    const answer = await post(sent);
    expect([answer.status, codesOf(answer)]).toEqual([422, expected]);
    expect(await rowOf(id)).toMatchObject({ archived: false, version: 1 });
  });

  it('refuses null for archived, and leaves the scrape archived', async () => {
    await post();
    const answer = await post({ ...back, archived: null });
    expect([answer.status, codesOf(answer)]).toEqual([422, { archived: 'required' }]);
    expect(await rowOf(id)).toMatchObject({ archived: true, version: 2 });
  });

  it('refuses what is so already, an older version and an archived entity', async () => {
    const codeOf = async (sent: object, headers = {}) => {
      const { status, body: refusal } = await post(sent, headers);
      return [status, refusal['code']];
    };
    expect(await codeOf(back)).toEqual([409, 'not_archived']);
    expect(await codeOf(body, { 'if-match': `"scrape-${id}-0"` })).toEqual([
      412,
      'precondition_failed',
    ]);
    await post();
    expect(await codeOf(body)).toEqual([409, 'already_archived']);
    await archiveEntity(entityId);
    expect(await codeOf(back)).toEqual([409, 'entity_archived']);
  });

  it('refuses a note beyond 64 KiB', async () => {
    expect((await post({ ...body, note: 'x'.repeat(65 * 1024) })).status).toBe(413);
  });
});

describe('DELETE /scrapes/{id}/error_log', () => {
  let id: number;
  let entityId: number;
  beforeEach(async () => {
    ({ scrapeId: id, entityId } = await insertEmployer(api.database));
  });
  const insertErrors = (count: number, scrapeId = id) =>
    db()
      .insert(scrapeErrorLog)
      .values(
        Array.from({ length: count }, () => ({
          scrapeId,
          logTime: new Date(),
          logMessage: 'oops',
        })),
      );
  const clear = (as: 'scraper' | 'lead' = 'scraper') =>
    api.ask('DELETE', `/scrapes/${id}/error_log`, { as });

  it('A-API-035 deletes the entries of this scrape alone, and says how many', async () => {
    const { scrapeId: other } = await insertEmployer(api.database);
    await insertErrors(12);
    await insertErrors(1, other);
    const { status, body } = await clear();
    expect([status, body['@type'], body['message']]).toEqual([
      200,
      'Message',
      'Error log has been cleared (12 entries).',
    ]);
    const left = await db().select().from(scrapeErrorLog);
    expect(left.map(({ scrapeId }) => scrapeId)).toEqual([other]);
    expect(await eventsOf(id)).toMatchObject([
      { eventType: 'scrape_error_log', eventName: 'cleared', notes: '12 entries' },
    ]);
    await db().delete(scrapeErrorLog);
  });

  it('says one entry in the singular, and writes no event for an empty log', async () => {
    await insertErrors(1);
    expect((await clear()).body['message']).toBe('Error log has been cleared (1 entry).');
    expect((await clear()).body['message']).toBe('Error log has been cleared (0 entries).');
    expect(await eventsOf(id)).toHaveLength(1);
  });

  it('refuses what is archived, and a lead of data quality', async () => {
    await insertErrors(1);
    expect((await clear('lead')).status).toBe(403);
    await db().update(scrape).set({ archived: true }).where(eq(scrape.id, id));
    expect((await clear()).body['code']).toBe('scrape_archived');
    await db().update(scrape).set({ archived: false }).where(eq(scrape.id, id));
    await archiveEntity(entityId);
    expect((await clear()).body['code']).toBe('entity_archived');
    const left = db().select().from(scrapeErrorLog).where(eq(scrapeErrorLog.scrapeId, id));
    expect(await left).toHaveLength(1);
  });
});
