import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { tag } from '../db/schema/people.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createByApi, eventsOf, violationsOf } from '../testing/testEntities.ts';
import { insertEntities, insertTag } from '../testing/testRows.ts';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
});
afterAll(() => api.close());

const idOf = (body: unknown) => v.parse(v.looseObject({ id: v.number() }), body).id;
const create = async (title: string, category?: string | null) => {
  const { status, body } = await api.ask('POST', '/tags', {
    body: { title, ...(category !== undefined && { category }) },
  });
  expect(status).toBe(201);
  return idOf(body);
};
const rowOf = async (id: number) =>
  (await api.database.db.select().from(tag).where(eq(tag.id, id)))[0];

describe('POST /tags', () => {
  it('A-API-048 creates a tag, with its address in Location', async () => {
    const { status, body, headers } = await api.ask('POST', '/tags', {
      body: { title: '  Key account ', category: 'exchange', id: 99 },
    });
    const id = idOf(body);
    expect([status, headers.get('location')]).toEqual([201, `/api/tags/${id}`]);
    expect(body).toEqual({
      '@context': '/api/contexts/Tag',
      '@id': `/api/tags/${id}`,
      '@type': 'Tag',
      id,
      title: 'Key account',
      category: 'exchange',
      updated_at: expect.any(Number),
    });
    expect((await api.ask('GET', `/tags/${id}`)).body).toEqual(body);
  });

  it.each([
    ['none', null],
    ['', null],
    [null, null],
    ['sector_and_industry', 'sector_and_industry'],
    ['cant_be_scraped', 'cant_be_scraped'],
  ])('the category %j is stored as %j', async (category, stored) => {
    const id = await create(`Category ${category}/${stored}`, category);
    expect((await rowOf(id))?.category).toBe(stored);
  });

  it('without a category it has none', async () => {
    expect((await rowOf(await create('Bare')))?.category).toBeNull();
  });

  it.each([
    [{}, 'title', 'required', 'This is required'],
    [{ title: '  \t ' }, 'title', 'required', 'This is required'],
    [{ title: null }, 'title', 'not_null', 'This value should not be null.'],
    [{ title: 'x'.repeat(121) }, 'title', 'too_long', 'Value is too long'],
    [{ title: 'nul\0' }, 'title', 'invalid_text', 'This value is not valid.'],
    [{ title: 'Half \ud800' }, 'title', 'invalid_text', 'This value is not valid.'],
    [
      { title: 'Colour', category: 'colour' },
      'category',
      'invalid_choice',
      'The value you selected is not a valid choice.',
    ],
  ])('%j: 422', async (body, propertyPath, code, message) => {
    const answer = await api.ask('POST', '/tags', { body });
    expect(answer.status).toBe(422);
    expect(violationsOf(answer.body)).toContainEqual({ propertyPath, code, message });
  });

  it.each([[{ title: 5 }], [{ title: 'x', category: 1 }], [[]], ['{"title":']])(
    '%j: 400',
    async (body) => {
      expect((await api.ask('POST', '/tags', { body })).status).toBe(400);
    },
  );

  it('takes 120 characters as people count them', async () => {
    expect((await rowOf(await create('🚀'.repeat(120))))?.title).toBe('🚀'.repeat(120));
  });

  it.each([
    ['Straße Ä', 'straße ä'],
    ['ÉLAN', 'e\u0301lan'],
    ['İzmir', 'İZMIR'],
    ['Don’t know', "don't\u00A0know"],
    [`%_\\'"<b>`, `%_\\'"<B>`],
  ])('%s and %s are one title: 422 not_unique', async (title, again) => {
    await create(title);
    const answer = await api.ask('POST', '/tags', { body: { title: again } });
    expect([answer.status, violationsOf(answer.body)]).toEqual([
      422,
      [{ propertyPath: 'title', code: 'not_unique', message: 'This value is already used.' }],
    ]);
  });

  it('of two at the same moment one is told that the title is in use', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.ask('POST', '/tags', { body: { title: 'At once' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  });

  it('a repeat with the same Idempotency-Key makes no second one', async () => {
    const ask = () =>
      api.ask('POST', '/tags', {
        body: { title: 'Once only' },
        headers: { 'idempotency-key': 'tag-1' },
      });
    const first = await ask();
    const again = await ask();
    expect([again.status, again.text, again.headers.get('idempotency-replayed')]).toEqual([
      201,
      first.text,
      'true',
    ]);
  });
});

describe('PATCH /tags/{id}', () => {
  const patch = (id: number | string, body: unknown) =>
    api.ask('PATCH', `/tags/${id}`, {
      body,
      headers: { 'content-type': 'application/merge-patch+json' },
    });

  it('tells when it was saved, and keeps that where nothing changes', async () => {
    const id = await create('Kept', 'exchange');
    await api.database.db.update(tag).set({ updatedAt: null }).where(eq(tag.id, id));
    expect((await patch(id, { title: 'Kept' })).body.updated_at).toBeNull();
    const { body } = await patch(id, { title: 'Kept!' });
    expect(Math.abs(Number(body.updated_at) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('A-API-049 changes what is named and leaves the rest', async () => {
    const id = await create('Before', 'exchange');
    expect(await patch(id, { title: 'After' })).toMatchObject({
      status: 200,
      body: { id, title: 'After', category: 'exchange' },
    });
    expect(await patch(id, { category: 'none' })).toMatchObject({
      status: 200,
      body: { id, title: 'After', category: null },
    });
    expect(await patch(id, { category: 'cant_be_scraped' })).toMatchObject({
      body: { category: 'cant_be_scraped' },
    });
    expect(await patch(id, { category: null })).toMatchObject({ body: { category: null } });
    expect(await patch(id, {})).toMatchObject({
      status: 200,
      body: { title: 'After', category: null },
    });
  });

  it('may change the case of its own title, but not take that of another', async () => {
    const id = await create('Own title');
    await create('Taken');
    expect((await patch(id, { title: 'OWN TITLE' })).body.title).toBe('OWN TITLE');
    const refused = await patch(id, { title: 'tAKEN' });
    expect([refused.status, violationsOf(refused.body)[0]?.code]).toEqual([422, 'not_unique']);
    expect((await rowOf(id))?.title).toBe('OWN TITLE');
  });

  it.each([
    [{ title: null }, 'not_null'],
    [{ title: ' ' }, 'required'],
    [{ title: 'Half \ud800' }, 'invalid_text'],
    [{ category: 'None' }, 'invalid_choice'],
  ])('%j: 422 %s', async (body, code) => {
    const answer = await patch(await create(`Patched ${code}`), body);
    expect([answer.status, violationsOf(answer.body)[0]?.code]).toEqual([422, code]);
  });

  it('an unknown tag is 404, before the body is looked at', async () => {
    for (const id of [999_999, 0, 'x', '1%00', 99_999_999_999])
      expect((await patch(id, 'no json')).status).toBe(404);
  });
});

describe('DELETE /tags/{id}', () => {
  it('A-API-050 removes it from every entity, whose log and version tell of it', async () => {
    const { db } = api.database;
    const stays = await insertTag(api.database, 'Staying', 'exchange');
    const gone = await insertTag(api.database, 'Going');
    const entity = await createByApi(api, { tags: [stays, gone] });
    const other = await createByApi(api, { tags: [gone] });
    const untouched = await createByApi(api, { tags: [stays] });
    const answer = await api.ask('DELETE', `/tags/${gone}`, { as: 'scraper' });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await rowOf(gone)).toBeUndefined();

    const after = (await api.ask('GET', `/entities/${entity.id}`)).body;
    expect(after).toMatchObject({ version: entity.version + 1, tags: [{ tag: { id: stays } }] });
    expect((await eventsOf(api, entity.id)).at(-1)).toMatchObject({
      eventType: 'entity_tags',
      eventName: 'updated',
      previousState: 'Staying; Going',
      currentState: 'Staying',
      userRole: 'ROLE_SCRAPER',
      scrapeId: null,
    });
    expect((await eventsOf(api, other.id)).at(-1)).toMatchObject({
      previousState: 'Going',
      currentState: '',
    });
    expect((await api.ask('GET', `/entities/${untouched.id}`)).body.version).toBe(
      untouched.version,
    );
    expect(await db.$count(tag, eq(tag.id, gone))).toBe(0);
    expect((await api.ask('DELETE', `/tags/${gone}`)).status).toBe(404);
  });

  it('a reason tag is no longer the reason of anybody', async () => {
    const reason = await insertTag(api.database, 'NS: Gone soon', 'cant_be_scraped');
    const entity = await createByApi(api, { no_website: true, url: null, tag: reason });
    expect((await api.ask('GET', `/entities/${entity.id}`)).body.tag).toBe(reason);
    expect((await api.ask('DELETE', `/tags/${reason}`)).status).toBe(204);
    expect((await api.ask('GET', `/entities/${entity.id}`)).body).toMatchObject({
      tag: null,
      tags: [],
      no_website: true,
    });
  });

  it('a stale form of an entity that lost its tag is told', async () => {
    const gone = await insertTag(api.database, 'Stale');
    const entity = await createByApi(api, { tags: [gone] });
    await api.ask('DELETE', `/tags/${gone}`);
    const save = await api.ask('PUT', `/entities/${entity.id}`, {
      body: { tier_level: 2 },
      headers: { 'if-match': `"entity-${entity.id}-${entity.version}"` },
    });
    expect(save.status).toBe(412);
  });

  // The embedded engine has one connection, so that nothing happens at once there.
  it.runIf(process.env.TEST_DATABASE_URL)(
    'waits for somebody who changes an entity that has it, without holding the tag',
    async () => {
      const [entityId = 0] = await insertEntities(api.database, [{ companyName: 'Busy' }]);
      const wanted = await insertTag(api.database, 'Wanted', null, [entityId]);
      const { pool } = api.database;
      const holder = await pool.connect();
      onTestFinished(() => holder.release());
      await holder.query('BEGIN');
      await holder.query('SELECT FROM entity WHERE id = $1 FOR UPDATE', [entityId]);
      const deleted = api.ask('DELETE', `/tags/${wanted}`);
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
      await holder.query('SELECT FROM tag WHERE id = $1 FOR UPDATE NOWAIT', [wanted]);
      await holder.query('COMMIT');
      expect((await deleted).status).toBe(204);
    },
  );

  it('a tag of thousands of entities goes in one stroke', async () => {
    const ids = await insertEntities(
      api.database,
      Array.from({ length: 3000 }, (_, index) => ({ companyName: `Many ${index}` })),
    );
    const popular = await insertTag(api.database, 'Popular', null, ids);
    expect((await api.ask('DELETE', `/tags/${popular}`)).status).toBe(204);
    expect(await eventsOf(api, ids.at(-1) ?? 0)).toMatchObject([
      { previousState: 'Popular', currentState: '' },
    ]);
  });
});

it('who only reads changes nothing', async () => {
  const id = await insertTag(api.database, 'Read only');
  for (const [method, path, body] of [
    ['POST', '/tags', { title: 'New' }],
    ['PATCH', `/tags/${id}`, { title: 'Renamed' }],
    ['DELETE', `/tags/${id}`, undefined],
  ] as const)
    expect((await api.ask(method, path, { as: 'lead', body })).status).toBe(403);
  expect(await rowOf(id)).toEqual({
    id,
    title: 'Read only',
    category: null,
    updatedAt: null,
  });
});
