import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entity } from '../db/schema/entities.ts';
import { monitoredEntity } from '../db/schema/quality.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { createByApi, eventsOf, validEntity, violationsOf } from '../testing/testEntities.ts';
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

const refusal = async (more: Record<string, unknown>) => {
  const { status, body } = await api.ask('POST', '/entities', { body: validEntity(more) });
  expect(status).toBe(422);
  return violationsOf(body).map(({ propertyPath, code, message }) => [propertyPath, code, message]);
};

describe('POST /entities', () => {
  it('A-API-015 creates: 201 with Location, ETag and the whole entity, open for review as a new one, told to the event log', async () => {
    const { status, headers, body } = await api.ask('POST', '/entities', {
      as: 'dq',
      body: {
        ...validEntity({
          company_name: '  Acme  ',
          url: 'acme.test/',
          career_page: ' http://acme.test/jobs ',
        }),
        tags: [`/api/tags/${retail}`, noWebsite],
        id: 77,
        archived: true,
        version: 9,
        unknown: 1,
      },
    });
    expect(status).toBe(201);
    const id = Number(body.id);
    expect(id).not.toBe(77);
    expect([headers.get('location'), headers.get('etag')]).toEqual([
      `/api/entities/${id}`,
      `"entity-${id}-1"`,
    ]);
    expect(body).toMatchObject({
      company_name: 'Acme',
      url: 'https://acme.test/',
      career_page: 'http://acme.test/jobs',
      tier_level: 1,
      archived: false,
      version: 1,
      state: 'new_entity',
      tag: null,
      aliases: [],
    });
    expect(body.tags).toMatchObject([{ tag: { id: retail, title: 'Retail' } }]);
    expect(
      await api.database.db
        .select({ kind: monitoredEntity.kind, removedAt: monitoredEntity.removedAt })
        .from(monitoredEntity)
        .where(eq(monitoredEntity.entityId, id)),
    ).toEqual([{ kind: 'new', removedAt: null }]);
    expect(await eventsOf(api, id)).toMatchObject([
      {
        eventType: 'entity_status',
        eventName: 'created',
        currentState: 'new_entity',
        userRole: 'ROLE_DQ',
        userId: expect.any(Number),
      },
      { eventType: 'entity_tags', eventName: 'updated', previousState: '', currentState: 'Retail' },
    ]);
    const [row] = await api.database.db
      .select({ urlKey: entity.urlKey, careerPageKey: entity.careerPageKey })
      .from(entity)
      .where(eq(entity.id, id));
    expect(row).toEqual({ urlKey: 'acme.test', careerPageKey: 'acme.test/jobs' });
  });

  it('A-EDL-024 A-EDL-030 A-EDL-033 names every field at fault at once', async () => {
    const { status, body } = await api.ask('POST', '/entities', { body: {} });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      '@context': '/api/contexts/ConstraintViolationList',
      '@type': 'ConstraintViolationList',
      'hydra:title': 'An error occurred',
      code: 'validation_failed',
      'hydra:description':
        'company_name: This is required\nurl: This is required\ncareer_page: This is required',
      violations: [
        { propertyPath: 'company_name', message: 'This is required', code: 'required' },
        { propertyPath: 'url', message: 'This is required', code: 'required' },
        { propertyPath: 'career_page', message: 'This is required', code: 'required' },
      ],
    });
  });

  it.each([
    ['A-EDL-024', { company_name: '   ' }, ['company_name', 'required', 'This is required']],
    ['', { company_name: null }, ['company_name', 'required', 'This is required']],
    ['', { company_name: 'x'.repeat(256) }, ['company_name', 'too_long', 'Value is too long']],
    ['A-EDL-029', { url: 'abc' }, ['url', 'invalid_url', 'URL not valid']],
    ['', { url: 'javascript:alert(1)' }, ['url', 'invalid_url', 'URL not valid']],
    ['', { url: 'ftp://a.test' }, ['url', 'invalid_url', 'URL not valid']],
    ['', { url: 'https://a b.test' }, ['url', 'invalid_url', 'URL not valid']],
    ['', { url: `https://a.test/${'x'.repeat(2048)}` }, ['url', 'invalid_url', 'URL not valid']],
    [
      'A-EDL-032',
      { career_page: 'mailto:jobs@a.test' },
      ['career_page', 'invalid_url', 'URL not valid'],
    ],
    ['A-EDL-026 A-EDL-028', { tier_level: -1 }, ['tier_level', 'min', 'Value must be positive']],
    ['A-EDL-027', { tier_level: 4 }, ['tier_level', 'max', 'Value must be at most 3']],
    ['', { tier_level: 99999999999 }, ['tier_level', 'max', 'Value must be at most 3']],
    ['A-EDL-035', { no_website: true }, ['tag', 'required', 'This is required']],
    ['A-EDL-036', { no_career_page: true, tag: null }, ['tag', 'required', 'This is required']],
    ['', { no_website: null }, ['no_website', 'not_null', 'This value should not be null.']],
    ['', { can_not_scrape_employer: true, tag: 999_999 }, ['tag', 'not_found', 'Item not found']],
    ['', { can_not_scrape_employer: false, tag: 999_999 }, ['tag', 'not_found', 'Item not found']],
    [
      '',
      { can_not_scrape_employer: true, tag: 99_999_999_999 },
      ['tag', 'not_found', 'Item not found'],
    ],
    ['', { ticker: 'x'.repeat(17) }, ['ticker', 'too_long', 'Value is too long']],
    ['', { naics_code: '1'.repeat(17) }, ['naics_code', 'too_long', 'Value is too long']],
    [
      '',
      { naics_description: 'x'.repeat(256) },
      ['naics_description', 'too_long', 'Value is too long'],
    ],
    ['', { tags: [999_999] }, ['tags[0]', 'not_found', 'Item not found']],
    ['', { company_name: 'a\0b' }, ['company_name', 'invalid_text', 'This value is not valid.']],
    ['', { ticker: 'a\0b' }, ['ticker', 'invalid_text', 'This value is not valid.']],
    ['', { company_name: 'a\ud83d' }, ['company_name', 'invalid_text', 'This value is not valid.']],
    ['', { ticker: '\udc00b' }, ['ticker', 'invalid_text', 'This value is not valid.']],
  ])('%s refuses %j', async (_id, more, violation) => {
    expect(await refusal(more)).toEqual([violation]);
  });

  it('a tag that is no reason tag is no choice', async () => {
    expect(await refusal({ can_not_scrape_employer: true, tag: retail })).toEqual([
      ['tag', 'invalid_choice', 'The value you selected is not a valid choice.'],
    ]);
  });

  it.each([
    [{ tier_level: '2' }, 'The type of the "tier_level" attribute must be "int", "string" given.'],
    [{ tier_level: 1.5 }, 'The type of the "tier_level" attribute must be "int", "double" given.'],
    [
      { company_name: ['a'] },
      'The type of the "company_name" attribute must be "string", "array" given.',
    ],
    [
      { no_website: 'yes' },
      'The type of the "no_website" attribute must be "bool", "string" given.',
    ],
    [{ tags: 'a' }, 'The type of the "tags" attribute must be "array", "string" given.'],
    [{ can_not_scrape_employer: true, tag: '/api/users/1' }, 'Invalid IRI "/api/users/1".'],
    [{ tags: [{}] }, 'Invalid IRI "{}".'],
  ])('A-DAT-002 a wrong type is 400: %j', async (more, message) => {
    const { status, body } = await api.ask('POST', '/entities', { body: validEntity(more) });
    expect([status, body.message]).toEqual([400, message]);
  });

  it('A-EDL-017 A-EDL-018 A-EDL-019 A-EDL-020 no website means no url and no scraping, likewise the career page', async () => {
    const website = await createByApi(api, { no_website: true, tag: `/api/tags/${noWebsite}` });
    expect(website).toMatchObject({
      url: null,
      no_website: true,
      can_not_scrape_employer: true,
      tag: noWebsite,
    });
    const careerPage = await createByApi(api, {
      no_career_page: true,
      can_not_scrape_employer: false,
      tag: { '@id': `/api/tags/${noCareerPage}` },
    });
    expect(careerPage).toMatchObject({
      career_page: null,
      no_career_page: true,
      can_not_scrape_employer: true,
      tag: noCareerPage,
    });
  });

  it('A-EDL-021 an employer that can be scraped has no reason tag', async () => {
    expect(
      await createByApi(api, {
        can_not_scrape_employer: false,
        tag: noWebsite,
        tags: [noCareerPage, retail],
      }),
    ).toMatchObject({
      tag: null,
      tags: [{ tag: { id: retail } }],
    });
  });

  it('an address that another employer has is refused with its ids, unless it is overridden', async () => {
    const first = await createByApi(api);
    const body = {
      company_name: 'Same',
      url: first.url?.replace('https://', 'HTTP://WWW.').concat('/'),
      career_page: `${first.career_page}/#top`,
    };
    const refused = await api.ask('POST', '/entities', { body });
    expect(refused.status).toBe(422);
    expect(refused.body.violations).toEqual([
      {
        propertyPath: 'url',
        code: 'duplicate_url',
        duplicates: [first.id],
        message:
          'The following Entities contain the same URL and have been flagged as possible duplicates. If the url is unique check the Override Duplicate Website checkbox below.',
      },
      {
        propertyPath: 'career_page',
        code: 'duplicate_career_page',
        duplicates: [first.id],
        message:
          'The following Entities contain the same Career Page and have been flagged as possible duplicates. If the url is unique check the Override Duplicate Career Page checkbox below.',
      },
    ]);
    const half = await api.ask('POST', '/entities', {
      body: { ...body, override_duplicate_url: true },
    });
    expect(violationsOf(half.body).map(({ code }) => code)).toEqual(['duplicate_career_page']);
    const both = await api.ask('POST', '/entities', {
      body: { ...body, override_duplicate_url: true, override_duplicate_career_page: true },
    });
    expect(both.status).toBe(201);
    expect(both.body).toMatchObject({
      override_duplicate_url: true,
      override_duplicate_career_page: true,
    });
  });

  it('an archived employer is no duplicate', async () => {
    await insertEntity(api.database, {
      companyName: 'Gone',
      url: 'https://gone.test',
      urlKey: 'gone.test',
      archived: true,
    });
    expect(await createByApi(api, { url: 'https://gone.test' })).toMatchObject({
      url: 'https://gone.test',
    });
  });

  it('two people who add the same address at once: one is told', async () => {
    const body = validEntity();
    const answers = await Promise.all([1, 2, 3].map(() => api.ask('POST', '/entities', { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
  });
});
