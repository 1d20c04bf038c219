import { RICH_TEXT_MAX_BYTES } from '@console/api/core/hydra/richText';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entity } from '../db/schema/entities.ts';
import { eventLog, note } from '../db/schema/notes.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { openTestApp, type Ask, type TestApp } from '../testing/testApp.ts';
import { violationsOf } from '../testing/testEntities.ts';
import { insertEmployer } from '../testing/testQuality.ts';

let api: TestApp;
let entityId: number;
let scrapeId: number;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
});
afterAll(() => api.close());
beforeEach(async () => {
  ({ entityId, scrapeId } = await insertEmployer(api.database));
});

const body = {
  job_count: 12,
  title: 'Portal moved',
  content: '<p>Look</p>',
  url: 'https://acme.test/jobs',
  user: 'users/3',
  pinned: false,
};
const add = (given: object = {}, ask: Ask = {}) =>
  api.ask('POST', `/entities/${entityId}/entity_notes`, { body: { ...body, ...given }, ...ask });
const patch = (id: unknown, given: object, ask: Ask = {}) =>
  api.ask('PATCH', `/entities/${entityId}/notes/${String(id)}`, { body: given, ...ask });
const archive = (id: unknown, archived: unknown, ask: Ask = {}) =>
  api.ask('POST', `/notes/${String(id)}/archive`, { body: { archived }, ...ask });
const events = () =>
  api.database.db
    .select()
    .from(eventLog)
    .where(eq(eventLog.entityId, entityId))
    .orderBy(eventLog.id);
const insert = async (row: Partial<typeof note.$inferInsert> = {}) => {
  const [made] = await api.database.db
    .insert(note)
    .values({ type: 'EntityNote', entityId, title: 'Old', content: '<p>old</p>', ...row })
    .returning({ id: note.id });
  return made?.id ?? 0;
};

describe('adding a note', () => {
  it('B-API-013 B-API-015 is the work of the signed-in person, whoever the body names', async () => {
    const { status, body: made, headers } = await add({}, { as: 'user' });
    expect(status).toBe(201);
    expect(made).toMatchObject({
      '@type': 'EntityNote',
      title: 'Portal moved',
      content: '<p>Look</p>',
      url: 'https://acme.test/jobs',
      job_count: 12,
      pinned: false,
      archived: false,
      entity_id: entityId,
      scrape_id: null,
      user: { first_name: 'user' },
      version: 1,
    });
    expect(headers.get('location')).toBe(`/api/notes/${String(made.id)}`);
    expect(headers.get('etag')).toBe(`"Note-${String(made.id)}-1"`);
    expect(await events()).toMatchObject([
      {
        eventType: 'note',
        eventName: 'added',
        currentState: 'Portal moved',
        notes: '<p>Look</p>',
        scrapeId: null,
        userRole: 'ROLE_USER',
      },
    ]);
  });

  it('B-API-017 to a scrape names the scrape and its entity', async () => {
    const answer = await api.ask('POST', `/scrapes/${scrapeId}/notes`, { body });
    expect(answer.body).toMatchObject({
      '@type': 'ScrapeNote',
      entity_id: entityId,
      scrape: { id: scrapeId },
    });
    expect(await events()).toMatchObject([{ eventName: 'added', scrapeId }]);
  });

  it('goes on where the entity and the scrape are archived', async () => {
    const { db } = api.database;
    await db.update(entity).set({ archived: true }).where(eq(entity.id, entityId));
    await db.update(scrape).set({ archived: true }).where(eq(scrape.id, scrapeId));
    const { status, body: made } = await add();
    expect(status).toBe(201);
    expect((await patch(made.id, { title: 'Still' })).status).toBe(200);
    expect((await api.ask('POST', `/scrapes/${scrapeId}/notes`, { body })).status).toBe(201);
  });

  it('keeps formatted text and nothing that runs', async () => {
    const content =
      '<p onclick="x()">See <a href="https://a.test">it</a><a href="javascript:x()">that</a></p><script>x()</script><img src=x onerror=x()>';
    expect((await add({ content })).body.content).toBe(
      '<p>See <a href="https://a.test" rel="noopener noreferrer">it</a><a rel="noopener noreferrer">that</a></p>',
    );
  });

  it.each([
    [{ title: 'x\0' }, 422, 'title'],
    [{ content: '<p>\0</p>' }, 422, 'content'],
    [{ url: 'https://a.test/\0' }, 422, 'url'],
    [{ url: `https://a.test/${'x'.repeat(2050)}` }, 422, 'url'],
    [{ content: '<script>alert(1)</script>' }, 422, 'content'],
    [{ job_count: 1.5 }, 400, undefined],
    [{ title: ['a'] }, 400, undefined],
    [{ pinned: 'yes' }, 400, undefined],
    [{ content: `<p>${'x'.repeat(RICH_TEXT_MAX_BYTES)}</p>` }, 413, undefined],
  ])('refuses %j (%i)', async (given, status, propertyPath) => {
    const answer = await add(given);
    expect(answer.status).toBe(status);
    const fields = status === 422 ? violationsOf(answer.body) : [];
    expect(fields[0]?.propertyPath).toBe(propertyPath);
    expect(await events()).toEqual([]);
  });

  it('takes 64 KB, half a surrogate pair and no optional field', async () => {
    const content = `<p>${'é'.repeat((RICH_TEXT_MAX_BYTES - 7) / 2)}</p>`;
    expect((await add({ content })).body.content).toBe(content);
    expect((await add({ title: 'a', content: '<p>a\ud800</p>' })).body.content).toBe('<p>a�</p>');
    const few = await api.ask('POST', `/entities/${entityId}/notes`, {
      body: { title: 'Few', content: '<p>few</p>' },
    });
    expect(few.body).toMatchObject({ url: null, job_count: 0, pinned: false });
  });
});

describe('changing a note', () => {
  it('B-API-014 writes what changed, raises the version and says so in the log', async () => {
    const id = await insert();
    const { status, body: saved } = await patch(id, { title: 'New', job_count: 3, pinned: true });
    expect(status).toBe(200);
    expect(saved).toMatchObject({ title: 'New', content: '<p>old</p>', job_count: 3, version: 2 });
    expect(await events()).toMatchObject([
      { eventName: 'updated', previousState: 'Old', currentState: 'New', notes: '<p>old</p>' },
      { eventName: 'pinned', currentState: 'New' },
    ]);
    await patch(id, { pinned: false });
    expect((await events()).map(({ eventName }) => eventName)).toEqual([
      'updated',
      'pinned',
      'unpinned',
    ]);
  });

  it('tells when the version was saved', async () => {
    const created = 1_700_000_000;
    const id = await insert({ created: new Date(created * 1000) });
    expect((await api.ask('GET', `/notes/${id}`)).body.updated_at).toBe(created);
    const { body } = await patch(id, { title: 'New' });
    expect(Math.abs(Number(body.updated_at) - Date.now() / 1000)).toBeLessThan(60);
    expect(body.created).toBe(created);
  });

  it('keeps the version and the log where nothing changes', async () => {
    const id = await insert({ url: 'https://a.test', jobCount: 2 });
    const same = { title: 'Old', content: '<p>old</p>', url: 'https://a.test', job_count: 2 };
    expect((await patch(id, { ...same, pinned: false })).body.version).toBe(1);
    expect(await events()).toEqual([]);
  });

  it('pins a note of an import, whose values would be refused today', async () => {
    const id = await insert({ title: '', content: '', url: 'acme' });
    const answer = await patch(id, { title: '', content: '', url: 'acme', pinned: true });
    expect([answer.status, answer.body.pinned]).toEqual([200, true]);
  });

  it('takes the address away', async () => {
    const id = await insert({ url: 'https://a.test' });
    expect((await patch(id, { url: '' })).body.url).toBeNull();
  });

  it.each([
    [{ title: null }, 'title', 'required'],
    [{ content: null }, 'content', 'required'],
    [{ pinned: null }, 'pinned', 'not_null'],
  ])('refuses %j', async (given, propertyPath, code) => {
    const id = await insert();
    expect(violationsOf((await patch(id, given)).body)).toMatchObject([{ propertyPath, code }]);
  });

  it('B-API-018 reaches a note of a scrape under its scrape and under its entity', async () => {
    const id = await insert({ type: 'ScrapeNote', scrapeId });
    const path = `/scrapes/${scrapeId}/notes/${id}`;
    expect((await api.ask('PATCH', path, { body: { title: 'A' } })).body.title).toBe('A');
    expect((await patch(id, { title: 'B' })).body.title).toBe('B');
    const own = await insert();
    expect((await api.ask('PATCH', `/scrapes/${scrapeId}/notes/${own}`, { body: {} })).status).toBe(
      404,
    );
  });

  it.each(['0', 'x', '2147483648', '1e3'])('does not find the note %s', async (id) => {
    expect((await patch(id, { title: 'A' })).status).toBe(404);
    expect((await archive(id, true)).status).toBe(404);
  });

  it('names who was faster, and lets two writers of one version not both pass', async () => {
    const id = await insert();
    const headers = { 'if-match': `"Note-${id}-1"` };
    const both = await Promise.all([
      patch(id, { title: 'A' }, { as: 'lead', headers }),
      patch(id, { content: '<p>B</p>' }, { as: 'lead', headers }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const late = await patch(id, { title: 'C' }, { headers });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({
      code: 'precondition_failed',
      current_version: 2,
      message: expect.stringMatching(/^This note was changed by lead Test at 20\S+Z\. Reload/),
    });
    expect(late.headers.get('etag')).toBe(`"Note-${id}-2"`);
    expect((await patch(id, { title: 'C' }, { headers: { 'if-match': '*' } })).status).toBe(200);
  });
});

describe('who may change a note', () => {
  it('is its author, and every role but the lowest', async () => {
    const { body: mine } = await add({}, { as: 'user' });
    const theirs = await insert({ userId: 1 });
    expect((await patch(mine.id, { title: 'Mine' }, { as: 'user' })).status).toBe(200);
    expect((await archive(mine.id, true, { as: 'user' })).status).toBe(200);
    for (const answer of [
      await patch(theirs, { pinned: true }, { as: 'user' }),
      await archive(theirs, true, { as: 'user' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
      expect(answer.body.required_roles).not.toContain('ROLE_USER');
    }
    for (const as of ['lead', 'scrapeLead', 'dq', 'scraper'] as const)
      expect((await patch(theirs, { title: as }, { as })).status).toBe(200);
  });

  it('is nobody for a system note', async () => {
    const id = await insert({ type: 'SystemNote' });
    for (const answer of [await patch(id, { pinned: true }), await archive(id, true)])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'system_note', message: 'System notes cannot be changed.' },
      });
  });
});

describe('archiving a note', () => {
  it('B-API-019 B-STA-038 goes there and back, each with its event', async () => {
    const id = await insert();
    expect((await archive(id, true)).body).toMatchObject({ archived: true, version: 2 });
    expect((await archive(id, true)).body.code).toBe('already_archived');
    expect((await archive(id, false)).body).toMatchObject({ archived: false });
    expect((await archive(id, false)).body.code).toBe('not_archived');
    expect((await events()).map(({ eventName }) => eventName)).toEqual(['archived', 'unarchived']);
  });

  it('compares the version when one is sent', async () => {
    const id = await insert();
    await patch(id, { title: 'Newer' });
    const stale = await archive(id, true, { headers: { 'if-match': `"Note-${id}-1"` } });
    expect([stale.status, stale.body.current_version]).toEqual([412, 2]);
    const headers = { 'if-match': `"Note-${id}-2"` };
    expect((await archive(id, true, { headers })).status).toBe(200);
    expect((await archive(id, true, { headers })).status).toBe(412);
  });
});

it('If-Match is required where the configuration says so', async () => {
  const strict = await openTestApp({ REQUIRE_IF_MATCH: 'true' });
  const owner = await insertEmployer(strict.database);
  const [row] = await strict.database.db
    .insert(note)
    .values({ type: 'EntityNote', entityId: owner.entityId, title: 'Old', content: '<p>o</p>' })
    .returning({ id: note.id });
  const path = `/entities/${owner.entityId}/notes/${row?.id}`;
  expect((await strict.ask('PATCH', path, { body: { title: 'A' } })).status).toBe(428);
  await strict.close();
});
