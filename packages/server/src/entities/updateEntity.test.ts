import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entity } from '../db/schema/entities.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createByApi, eventsOf, violationsOf } from '../testing/testEntities.ts';
import { insertEntity, insertTag } from '../testing/testRows.ts';

let api: TestApp;
let noWebsite: number;
let noCareerPage: number;
let retail: number;
beforeAll(async () => {
  api = await openTestApp({}, { connections: 10 });
  noWebsite = await insertTag(api.database, 'NS: No website', 'cant_be_scraped');
  noCareerPage = await insertTag(api.database, 'NS: No career page');
  retail = await insertTag(api.database, 'Retail', 'sector_and_industry');
});
afterAll(() => api.close());

describe('PUT /entities/{id}', () => {
  it('tells when the version was saved, and leaves the time of the last change of state', async () => {
    const { id } = await createByApi(api, {});
    const added = 1_700_000_000;
    await api.database.db
      .update(entity)
      .set({ dateAdded: new Date(added * 1000), lastTimeChanged: new Date(added * 1000) })
      .where(eq(entity.id, id));
    const { body: before } = await api.ask('GET', `/entities/${id}`);
    expect(before).toMatchObject({ updated_at: added, last_time_changed: added });
    const { body: after } = await api.ask('PUT', `/entities/${id}`, { body: { tier_level: 3 } });
    expect(after).toMatchObject({ last_time_changed: added });
    expect(Math.abs(Number(after.updated_at) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('A-API-016 changes only what is sent, one version more, and tells the event log what', async () => {
    const { id } = await createByApi(api, { company_name: 'Old & <b>', ticker: 'OLD' });
    const { status, body, headers } = await api.ask('PUT', `/entities/${id}`, {
      as: 'scraper',
      body: {
        '@id': 'x',
        id: 3,
        version: 77,
        company_name: 'New',
        tier_level: null,
        tags: 'not looked at',
      },
      headers: { 'if-match': `"entity-${id}-1"` },
    });
    expect([status, headers.get('etag')]).toEqual([200, `"entity-${id}-2"`]);
    expect(body).toMatchObject({
      id,
      company_name: 'New',
      tier_level: null,
      ticker: 'OLD',
      version: 2,
    });
    expect((await eventsOf(api, id)).at(-1)).toMatchObject({
      eventType: 'entity_info',
      eventName: 'updated',
      userRole: 'ROLE_SCRAPER',
      notes: 'company_name: Old &amp; &lt;b&gt; → New<br>tier_level: 1 → –',
    });
  });

  it('A-EDL-042 A-EDL-043 drops every "NS:" tag and adds the chosen one; the others stay', async () => {
    const { id } = await createByApi(api, {
      can_not_scrape_employer: true,
      tag: noWebsite,
      tags: [retail],
    });
    const { body } = await api.ask('PUT', `/entities/${id}`, { body: { tag: noCareerPage } });
    expect(body).toMatchObject({
      version: 2,
      tag: noCareerPage,
      tags: [{ tag: { id: retail } }, { tag: { id: noCareerPage } }],
    });
    expect((await eventsOf(api, id)).at(-1)).toMatchObject({
      eventType: 'entity_tags',
      previousState: 'Retail; NS: No website',
      currentState: 'Retail; NS: No career page',
    });
    const off = await api.ask('PUT', `/entities/${id}`, {
      body: { can_not_scrape_employer: false },
    });
    expect(off.body).toMatchObject({ tag: null, tags: [{ tag: { id: retail } }] });
  });

  it('a reason tag that does not exist is refused, also where a flag drops it', async () => {
    const { id } = await createByApi(api);
    const answer = await api.ask('PUT', `/entities/${id}`, { body: { tag: 99_999_999 } });
    expect([answer.status, violationsOf(answer.body)]).toEqual([
      422,
      [{ propertyPath: 'tag', code: 'not_found', message: 'Item not found' }],
    ]);
  });

  describe('after a change of its tags', () => {
    const put = (id: number, body: object) => api.ask('PUT', `/entities/${id}`, { body });
    const rename = (id: number, title: string) =>
      api.ask('PATCH', `/tags/${id}`, { body: { title } });
    const reasonTag = () => insertTag(api.database, `NS: ${crypto.randomUUID()}`);

    it.each([
      ['deleted', (id: number) => api.ask('DELETE', `/tags/${id}`)],
      ['renamed', (id: number) => rename(id, crypto.randomUUID())],
    ])('an entity whose reason was %s is changed in all else', async (_name, lose) => {
      const reason = await reasonTag();
      const { id } = await createByApi(api, { no_website: true, tag: reason });
      await lose(reason);
      expect(await put(id, { company_name: 'New' })).toMatchObject({
        status: 200,
        body: { company_name: 'New', no_website: true, tag: null },
      });
      for (const body of [{ no_website: true }, { no_career_page: true }, { tag: null }]) {
        const refused = await put(id, body);
        expect([refused.status, violationsOf(refused.body)]).toEqual([
          422,
          [{ propertyPath: 'tag', code: 'required', message: 'This is required' }],
        ]);
      }
      expect((await put(id, { tag: noWebsite })).body.tag).toBe(noWebsite);
    });

    it('no reason is lost where a renamed tag has become a second one', async () => {
      const [first, second] = [await reasonTag(), await insertTag(api.database, 'Plain')];
      const { id } = await createByApi(api, { no_website: true, tag: first, tags: [second] });
      await rename(second, 'NS: now');
      const tags = [{ tag: { id: second } }, { tag: { id: first } }];
      expect((await put(id, { ticker: 'Q' })).body).toMatchObject({ ticker: 'Q', tags });
      expect((await put(id, { can_not_scrape_employer: false })).body).toMatchObject({ tags });
      expect((await put(id, { tag: first })).body).toMatchObject({
        tag: first,
        tags: [{ tag: { id: first } }],
      });
    });

    it('an entity that can be scraped keeps a tag that was renamed to a reason', async () => {
      const tag = await insertTag(api.database, 'Plain too');
      const { id } = await createByApi(api, { tags: [tag] });
      await rename(tag, 'NS: now too');
      const tags = [{ tag: { id: tag } }];
      expect((await put(id, { ticker: 'Q' })).body).toMatchObject({ ticker: 'Q', tags });
      expect((await put(id, { can_not_scrape_employer: false })).body.tags).toEqual([]);
    });
  });

  it('the flag cannot be turned off while there is no website', async () => {
    const { id } = await createByApi(api, { no_website: true, tag: noWebsite });
    expect(
      (await api.ask('PUT', `/entities/${id}`, { body: { can_not_scrape_employer: false } })).body,
    ).toMatchObject({
      can_not_scrape_employer: true,
      tag: noWebsite,
    });
    expect((await api.ask('PUT', `/entities/${id}`, { body: { no_website: false } })).status).toBe(
      422,
    );
  });

  it('judges duplicates only where the address changes, and asks for the override again with another address', async () => {
    const one = await createByApi(api);
    const other = await createByApi(api);
    const taken = await api.ask('PUT', `/entities/${other.id}`, { body: { url: one.url } });
    expect([taken.status, violationsOf(taken.body)[0]?.code]).toEqual([422, 'duplicate_url']);
    expect(
      (
        await api.ask('PUT', `/entities/${other.id}`, {
          body: { url: one.url, override_duplicate_url: true },
        })
      ).body,
    ).toMatchObject({
      url: one.url,
      override_duplicate_url: true,
    });
    expect(
      (
        await api.ask('PUT', `/entities/${other.id}`, {
          body: { company_name: 'Kept', url: `${one.url}/` },
        })
      ).status,
    ).toBe(200);
    const third = await createByApi(api);
    expect(
      (await api.ask('PUT', `/entities/${other.id}`, { body: { url: third.url } })).status,
    ).toBe(422);
  });

  it('a stale edit is 412, writes nothing and says who was quicker and when', async () => {
    const { id } = await createByApi(api);
    await api.ask('PUT', `/entities/${id}`, {
      as: 'scrapeLead',
      body: { company_name: 'Quicker' },
    });
    const stale = await api.ask('PUT', `/entities/${id}`, {
      body: { company_name: 'Slower' },
      headers: { 'if-match': `"entity-${id}-1"` },
    });
    expect(stale.status).toBe(412);
    expect(stale.headers.get('etag')).toBe(`"entity-${id}-2"`);
    expect(stale.body).toMatchObject({
      code: 'precondition_failed',
      'hydra:title': 'Conflict',
      current_version: 2,
      'hydra:description': expect.stringMatching(
        /^This entity was changed by scrapeLead Test at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\. Reload it before saving\.$/,
      ),
    });
    expect((await api.ask('GET', `/entities/${id}`)).body).toMatchObject({
      company_name: 'Quicker',
      version: 2,
    });
    expect(
      (
        await api.ask('PUT', `/entities/${id}`, {
          body: {},
          headers: { 'if-match': `W/"entity-${id}-2"` },
        })
      ).status,
    ).toBe(412);
    expect(
      (
        await api.ask('PUT', `/entities/${id}`, {
          body: { company_name: 'Any' },
          headers: { 'if-match': '*' },
        })
      ).status,
    ).toBe(200);
  });

  it('an edit that changes nothing keeps the version, so a 412 names who made the newer one', async () => {
    const { id } = await createByApi(api);
    await api.ask('PUT', `/entities/${id}`, {
      as: 'scrapeLead',
      body: { company_name: 'Quicker' },
    });
    for (const [path, same] of [
      [`/entities/${id}`, { company_name: 'Quicker', tag: null, can_not_scrape_employer: false }],
      [`/entities/${id}/tags/batch`, { entity_tags: [] }],
      [`/entities/${id}/aliases/batch`, { aliases: [] }],
    ] as const) {
      const { status, headers } = await api.ask('PUT', path, { as: 'scraper', body: same });
      expect([status, headers.get('etag')]).toEqual([200, `"entity-${id}-2"`]);
    }
    const stale = await api.ask('PUT', `/entities/${id}`, {
      body: { company_name: 'Slower' },
      headers: { 'if-match': `"entity-${id}-1"` },
    });
    expect(stale.body.message).toMatch(/^This entity was changed by scrapeLead Test at /);
  });

  it('of two edits at once with the same version one wins', async () => {
    const { id } = await createByApi(api);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) =>
        api.ask('PUT', `/entities/${id}`, {
          body: { company_name: name },
          headers: { 'if-match': `"entity-${id}-1"` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });

  it('A-EDL-046 an archived entity cannot be edited: 409 before its fields are judged', async () => {
    const id = await insertEntity(api.database, { companyName: 'Archived', archived: true });
    const { status, body } = await api.ask('PUT', `/entities/${id}`, {
      body: { company_name: '' },
    });
    expect([status, body.code, body.message, body['hydra:title']]).toEqual([
      409,
      'entity_archived',
      'The entity is archived.',
      'Conflict',
    ]);
  });

  it('a malformed relation is 400 before a stale version and an archived entity are', async () => {
    const id = await insertEntity(api.database, { companyName: 'Archived', archived: true });
    const headers = { 'if-match': `"entity-${id}-9"` };
    for (const [path, body] of [
      [`/entities/${id}`, { tag: '/api/users/1' }],
      [`/entities/${id}/tags/batch`, { entity_tags: [{ tag: 'x' }] }],
    ] as const) {
      const answer = await api.ask('PUT', path, { body, headers });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_iri']);
    }
  });

  it('a refused edit leaves nothing behind', async () => {
    const { id } = await createByApi(api);
    const before = await eventsOf(api, id);
    expect(
      (await api.ask('PUT', `/entities/${id}`, { body: { company_name: 'Half', url: 'abc' } }))
        .status,
    ).toBe(422);
    expect((await api.ask('GET', `/entities/${id}`)).body).toMatchObject({ version: 1 });
    expect(await eventsOf(api, id)).toEqual(before);
  });
});

describe('REQUIRE_IF_MATCH', () => {
  it('asks for the version with 428', async () => {
    const strict = await openTestApp({ REQUIRE_IF_MATCH: 'true' });
    try {
      const id = await insertEntity(strict.database, { companyName: 'Strict' });
      const { status, body } = await strict.ask('PUT', `/entities/${id}`, {
        body: { company_name: 'x' },
      });
      expect([status, body.code, body.message]).toEqual([
        428,
        'precondition_required',
        'If-Match is required.',
      ]);
    } finally {
      await strict.close();
    }
  });
});
