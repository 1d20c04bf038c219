import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventLog } from '../db/schema/notes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntity, insertReason, insertTag } from '../testing/testRows.ts';

let api: TestApp;
let id: number;
let nyse: number;
let retail: number;
beforeAll(async () => {
  api = await openTestApp();
  nyse = await insertTag(api.database, 'NYSE', 'exchange');
  retail = await insertTag(api.database, 'Retail');
  await insertReason(api.database, 'archive_entity', 'duplicate', 'Duplicate');
});
afterAll(() => api.close());
beforeEach(async () => {
  id = await insertEntity(api.database, { companyName: 'Acme' });
});

const eventsOf = () =>
  api.database.db
    .select()
    .from(eventLog)
    .where(eq(eventLog.entityId, id))
    .orderBy(asc(eventLog.id));
const linksOf = (body: Record<string, unknown>) =>
  v
    .parse(
      v.array(v.looseObject({ id: v.number(), tag: v.looseObject({ id: v.number() }) })),
      body.tags,
    )
    .map((link) => [link.id, link.tag.id]);

describe('PUT /entities/{id}/tags/batch', () => {
  const put = (body: unknown, headers = {}) =>
    api.ask('PUT', `/entities/${id}/tags/batch`, { body, headers });

  it('A-API-018 makes the set as sent: repeats merged, links that stay keep their ids, one event', async () => {
    const first = await put({
      entity_tags: [{ tag: `/api/tags/${nyse}` }, { tag: `tags/${nyse}` }, { tag: nyse }],
    });
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toBe(`"entity-${id}-2"`);
    const [[link] = []] = linksOf(first.body);
    const second = await put({
      entity_tags: [
        { '@id': `/api/entity_tags/${link}`, tag: `/api/tags/${nyse}` },
        { tag: { '@id': `/api/tags/${retail}` } },
      ],
    });
    expect(linksOf(second.body)).toEqual([
      [link, nyse],
      [expect.any(Number), retail],
    ]);
    const third = await put({ entity_tags: [] });
    expect(third.body).toMatchObject({ tags: [], version: 4 });
    expect(
      (await eventsOf()).map(({ eventType, eventName, previousState, currentState }) => [
        eventType,
        eventName,
        previousState,
        currentState,
      ]),
    ).toEqual([
      ['entity_tags', 'updated', '', 'NYSE'],
      ['entity_tags', 'updated', 'NYSE', 'NYSE; Retail'],
      ['entity_tags', 'updated', 'NYSE; Retail', ''],
    ]);
  });

  it.each([
    [{}, 422],
    [{ entity_tags: null }, 422],
    [{ entity_tags: [{}] }, 422],
    [{ entity_tags: [{ tag: 999_999 }] }, 422],
    [{ entity_tags: {} }, 400],
    [{ entity_tags: ['tags/1'] }, 400],
    [{ entity_tags: [{ tag: 'users/1' }] }, 400],
    [{ entity_tags: [{ tag: true }] }, 400],
  ])('refuses %j with %i and changes nothing', async (body, status) => {
    expect((await put(body)).status).toBe(status);
    expect((await api.ask('GET', `/entities/${id}`)).body).toMatchObject({ tags: [], version: 1 });
  });

  it('a stale version is 412', async () => {
    expect((await put({ entity_tags: [] }, { 'if-match': '"entity-1-99"' })).status).toBe(412);
  });

  describe('and the tag that says why an employer is not scraped', () => {
    let noSite: number;
    let noPage: number;
    beforeAll(async () => {
      noSite = await insertTag(api.database, 'NS: No website', 'cant_be_scraped');
      noPage = await insertTag(api.database, 'NS: No career page', 'cant_be_scraped');
    });
    const setOf = (...tags: number[]) => ({ entity_tags: tags.map((tag) => ({ tag })) });
    const violationsOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
      status,
      body.violations,
    ];

    it.each([{ noWebsite: true }, { noCareerPage: true }])(
      'is required of an employer with %j',
      async (flags) => {
        id = await insertEntity(api.database, {
          companyName: 'Acme',
          canNotScrapeEmployer: true,
          ...flags,
        });
        const required = [
          { propertyPath: 'entity_tags', message: 'This is required', code: 'required' },
        ];
        for (const body of [setOf(), setOf(nyse)])
          expect(violationsOf(await put(body))).toEqual([422, required]);
        const { status, body } = await put(setOf(nyse, noSite));
        expect([status, body.tag, linksOf(body).map(([, tag]) => tag)]).toEqual([
          200,
          noSite,
          [nyse, noSite],
        ]);
        expect((await put(setOf(noPage))).body.tag).toBe(noPage);
      },
    );

    it('is one at most', async () => {
      expect(violationsOf(await put(setOf(noSite, noPage)))).toEqual([
        422,
        [
          {
            propertyPath: 'entity_tags',
            message: 'The value you selected is not a valid choice.',
            code: 'invalid_choice',
          },
        ],
      ]);
      expect((await put(setOf(noSite, noSite))).status).toBe(200);
      expect((await api.ask('GET', `/entities/${id}`)).body.tag).toBe(noSite);
    });
  });
});

describe('PUT /entities/{id}/aliases/batch', () => {
  const put = (aliases: unknown) =>
    api.ask('PUT', `/entities/${id}/aliases/batch`, { body: { aliases } });

  it('A-API-019 makes the set as sent, prefixes URLs, keeps the ids of those that stay, one event', async () => {
    const first = await put([
      { alias: ' Acme Inc ', type: 'name', purpose: 'synonym' },
      { alias: 'acme.example', type: 'url', purpose: 'alternate domain' },
    ]);
    expect(first.status).toBe(200);
    const aliases = v.parse(v.array(v.looseObject({ id: v.number() })), first.body.aliases);
    expect(aliases).toMatchObject([
      { '@type': 'Alias', alias: 'Acme Inc', type: 'name', purpose: 'synonym' },
      { '@type': 'Alias', alias: 'https://acme.example', type: 'url', purpose: 'alternate domain' },
    ]);
    const second = await put([
      { alias: 'https://acme.example', type: 'url', purpose: 'alternate domain' },
      { alias: 'https://acme.example', type: 'url', purpose: 'alternate domain' },
    ]);
    expect(second.body).toMatchObject({ aliases: [{ id: aliases[1]?.id }], version: 3 });
    expect(await eventsOf()).toMatchObject([
      {
        eventType: 'entity_aliases',
        eventName: 'updated',
        previousState: '',
        currentState: 'Acme Inc (synonym); https://acme.example (alternate domain)',
      },
      {
        eventType: 'entity_aliases',
        previousState: 'Acme Inc (synonym); https://acme.example (alternate domain)',
        currentState: 'https://acme.example (alternate domain)',
      },
    ]);
  });

  const namesUpTo = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      alias: `Alias ${index}`,
      type: 'name',
      purpose: 'synonym',
    }));

  it('words a bad address as the alias editor does', async () => {
    const { body } = await put([{ alias: 'no address', type: 'url', purpose: 'merger' }]);
    expect(body.violations).toMatchObject([{ code: 'invalid_url', message: 'Not a valid URL' }]);
  });

  it('takes five hundred aliases and no more', async () => {
    const { status, body } = await put(namesUpTo(500));
    expect([status, v.parse(v.array(v.unknown()), body.aliases).length]).toEqual([200, 500]);
    expect(await put(namesUpTo(501))).toMatchObject({
      status: 422,
      body: { violations: [{ propertyPath: 'aliases', code: 'too_many' }] },
    });
  });

  it.each([
    [[{ alias: '', type: 'name', purpose: 'synonym' }], 'aliases[0].alias', 'required'],
    [
      [
        { alias: 'a', type: 'name', purpose: 'synonym' },
        { alias: 'b', type: 'mascot', purpose: 'synonym' },
      ],
      'aliases[1].type',
      'invalid_choice',
    ],
    [[{ alias: 'a', type: 'name', purpose: 'whim' }], 'aliases[0].purpose', 'invalid_choice'],
    [[{ alias: 'a', type: 'name' }], 'aliases[0].purpose', 'required'],
    [[{ alias: 'no address', type: 'url', purpose: 'merger' }], 'aliases[0].alias', 'invalid_url'],
    [[{ alias: 'x'.repeat(256), type: 'name', purpose: 'merger' }], 'aliases[0].alias', 'too_long'],
    [[{ alias: 'a\0b', type: 'name', purpose: 'merger' }], 'aliases[0].alias', 'invalid_text'],
    [[{ alias: 'a\ud83d', type: 'name', purpose: 'merger' }], 'aliases[0].alias', 'invalid_text'],
    [null, 'aliases', 'required'],
  ])('A-API-019 refuses %j, naming %s', async (aliases, propertyPath, code) => {
    const { status, body } = await put(aliases);
    expect(status).toBe(422);
    expect(body.violations).toEqual([{ propertyPath, code, message: expect.any(String) }]);
  });

  it('of a wrong type is 400', async () => {
    expect((await put([5])).body.message).toBe(
      'The type of the "aliases[0]" attribute must be "object", "integer" given.',
    );
    expect((await put('x')).status).toBe(400);
  });
});

describe('an archived entity', () => {
  it.each(['tags/batch', 'aliases/batch'])('A-EDL-046 refuses %s with 409', async (path) => {
    const archived = await insertEntity(api.database, { companyName: 'Gone', archived: true });
    const { status, body } = await api.ask('PUT', `/entities/${archived}/${path}`, { body: {} });
    expect([status, body.code]).toEqual([409, 'entity_archived']);
  });
});
