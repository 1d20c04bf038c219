import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { eventLog, note } from '../db/schema/notes.ts';
import { monitoredEntity, reviewReady, watchList } from '../db/schema/quality.ts';
import { scrape, scrapeAlert } from '../db/schema/scrapes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntity, insertReason } from '../testing/testRows.ts';

let api: TestApp;
let id: number;
beforeAll(async () => {
  api = await openTestApp();
  await insertReason(api.database, 'archive_entity', 'duplicate', 'Duplicate');
});
afterAll(() => api.close());
beforeEach(async () => {
  id = await insertEntity(api.database, { companyName: 'Acme', state: 'healthy' });
});

const archiveBody = {
  archived: true,
  archived_reason_code: 'duplicate',
  archive_note: {
    title: 'archive Entity',
    content: '<p>Twice<script>x</script></p>',
    pinned: false,
  },
};
const unarchiveBody = {
  archived: false,
  archived_reason_code: null,
  archive_note: { title: 'unarchive Entity', content: '<p>Back</p>', pinned: false },
};
const put = (body: unknown, headers = {}) =>
  api.ask('PUT', `/entities/${id}/archive`, { body, headers });
const eventsOf = () =>
  api.database.db
    .select()
    .from(eventLog)
    .where(eq(eventLog.entityId, id))
    .orderBy(asc(eventLog.id));

describe('PUT /entities/{id}/archive', () => {
  it('A-API-017 A-DAT-022 A-DAT-024 A-DAT-025 archives with reason and note, which is not pinned, and tells the event log', async () => {
    const { status, body, headers } = await put(
      { ...archiveBody, archive_note: { ...archiveBody.archive_note, pinned: true } },
      { 'if-match': `"entity-${id}-1"` },
    );
    expect([status, headers.get('etag')]).toEqual([200, `"entity-${id}-2"`]);
    expect(body).toMatchObject({
      archived: true,
      archived_reason_code: 'duplicate',
      archived_date: expect.any(Number),
      state: 'archived',
      version: 2,
    });
    expect(await api.database.db.select().from(note).where(eq(note.entityId, id))).toMatchObject([
      {
        type: 'EntityNote',
        title: 'archive Entity',
        content: '<p>Twice</p>',
        pinned: false,
        archived: false,
        userId: expect.any(Number),
      },
    ]);
    expect(await eventsOf()).toMatchObject([
      {
        eventType: 'entity_status',
        eventName: 'archived',
        notes: '<p>Twice</p>',
        userRole: 'ROLE_ADMIN',
      },
      {
        eventType: 'entity_state',
        eventName: 'changed',
        previousState: 'healthy',
        currentState: 'archived',
      },
    ]);
  });

  it('A-DAT-022 unarchives: reason and date are gone, the state is worked out again', async () => {
    await put(archiveBody);
    const { status, body } = await put(unarchiveBody);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      archived: false,
      archived_reason_code: null,
      archived_date: null,
      state: 'healthy',
      version: 3,
    });
    expect(
      (await eventsOf()).map(({ eventType, eventName }) => `${eventType}/${eventName}`),
    ).toEqual([
      'entity_status/archived',
      'entity_state/changed',
      'entity_status/unarchived',
      'entity_state/changed',
    ]);
  });

  it('closes the open watch-list row', async () => {
    await api.database.db.insert(watchList).values({ entityId: id, reasonCode: 'site_down' });
    await put(archiveBody);
    expect(
      await api.database.db.select().from(watchList).where(eq(watchList.entityId, id)),
    ).toMatchObject([{ removedReasonCode: 'entity_archived', removedAt: expect.any(Date) }]);
    expect((await put(unarchiveBody)).body.state).toBe('healthy');
  });

  it.each([
    [{}, ['archived', 'archive_note.title', 'archive_note.content'], 'required'],
    [{ ...archiveBody, archived_reason_code: null }, ['archived_reason_code'], 'required'],
    [
      { ...archiveBody, archived_reason_code: 'no-such-reason' },
      ['archived_reason_code'],
      'invalid_choice',
    ],
    [
      { ...unarchiveBody, archived_reason_code: 'duplicate' },
      ['archived_reason_code'],
      'invalid_choice',
    ],
    [
      { ...archiveBody, archive_note: { title: 'archive Entity', content: '<p>&nbsp;</p>' } },
      ['archive_note.content'],
      'required',
    ],
    [
      { ...archiveBody, archive_note: { title: '', content: 'x' } },
      ['archive_note.title'],
      'required',
    ],
    [
      { ...archiveBody, archive_note: { title: 'x'.repeat(256), content: 'x' } },
      ['archive_note.title'],
      'too_long',
    ],
    [
      { ...archiveBody, archive_note: { title: 'x', content: 'a\0b' } },
      ['archive_note.content'],
      'invalid_text',
    ],
  ])('A-DAT-024 refuses %j', async (body, paths, code) => {
    const { status, body: answer } = await put(body);
    expect(status).toBe(422);
    expect(answer.violations).toEqual(
      paths.map((propertyPath) => ({ propertyPath, code, message: expect.any(String) })),
    );
  });

  it.each([
    [{ ...archiveBody, archived: 'yes' }],
    [{ ...archiveBody, archive_note: 'text' }],
    [{ ...archiveBody, archive_note: { title: 1 } }],
  ])('a wrong type is 400: %j', async (body) => {
    expect((await put(body)).status).toBe(400);
  });

  it('a note beyond 64 KiB is 413', async () => {
    expect(
      (await put({ ...archiveBody, archive_note: { title: 'x', content: 'x'.repeat(70_000) } }))
        .status,
    ).toBe(413);
  });

  it('twice is 409, stale is 412 and comes first', async () => {
    expect((await put(unarchiveBody)).body).toMatchObject({
      status: 409,
      code: 'not_archived',
      message: 'It is not archived.',
    });
    await put(archiveBody);
    expect((await put(archiveBody)).body).toMatchObject({
      status: 409,
      code: 'already_archived',
      message: 'It is already archived.',
    });
    expect((await put(archiveBody, { 'if-match': `"entity-${id}-1"` })).status).toBe(412);
    expect(await api.database.db.select().from(note).where(eq(note.entityId, id))).toHaveLength(1);
  });
});

describe('the state of an entity', () => {
  const state = async () => {
    await put(archiveBody);
    return (await put(unarchiveBody)).body.state;
  };

  it('is the first that holds, and nothing of another entity counts', async () => {
    const { db } = api.database;
    const other = await insertEntity(api.database, { companyName: 'Other' });
    await db.insert(monitoredEntity).values([{ entityId: other, kind: 'new' }]);
    await db.insert(watchList).values({ entityId: other, reasonCode: 'site_down' });
    expect(await state()).toBe('healthy');

    await db.insert(monitoredEntity).values({ entityId: id, kind: 'monitored' });
    expect(await state()).toBe('healthy');
    await db.update(monitoredEntity).set({ kind: 'new' }).where(eq(monitoredEntity.entityId, id));
    expect(await state()).toBe('new_entity');

    const [made] = await db
      .insert(scrape)
      .values({ entityId: id, name: 'S', siteType: 1 })
      .returning({ id: scrape.id });
    await db.insert(scrapeAlert).values({ scrapeId: made?.id ?? 0, entityId: id, state: 'broken' });
    expect(await state()).toBe('new_entity');
    await db.update(scrapeAlert).set({ state: 'blocked' }).where(eq(scrapeAlert.entityId, id));
    expect(await state()).toBe('blocked_scrape');

    const [queue] = await db
      .insert(companyQueue)
      .values({ entityId: id, name: 'Q' })
      .returning({ id: companyQueue.id });
    const request = {
      companyQueueId: queue?.id ?? 0,
      requestPriority: 3,
      highestPriority: 3,
      latestStatus: 'requested',
    } as const;
    await db.insert(companyQueueRequest).values({ ...request, requestSource: 'console' });
    expect(await state()).toBe('blocked_scrape');
    await db.update(companyQueueRequest).set({ requestSource: 'pit_stop' });
    expect(await state()).toBe('sent_for_review');
    await db.update(companyQueueRequest).set({ latestStatus: 'done' });
    expect(await state()).toBe('blocked_scrape');
    await db.insert(reviewReady).values({ entityId: id });
    expect(await state()).toBe('sent_for_review');

    await db.insert(watchList).values({ entityId: id, reasonCode: 'site_down' });
    await put(archiveBody);
    await db.update(watchList).set({ removedAt: null }).where(eq(watchList.entityId, id));
    expect((await put(unarchiveBody)).body.state).toBe('watch_list');
    expect(
      await db
        .select()
        .from(watchList)
        .where(and(eq(watchList.entityId, other), isNull(watchList.removedAt))),
    ).toHaveLength(1);
  });
});
