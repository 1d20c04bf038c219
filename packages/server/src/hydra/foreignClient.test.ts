import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLookups } from '../lookups/writeLookups.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { violationsOf } from '../testing/testEntities.ts';
import { insertEntity, insertTag } from '../testing/testRows.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

const operations = v.array(
  v.looseObject({
    'hydra:method': v.string(),
    returns: v.string(),
    expects: v.optional(v.string()),
  }),
);
const classSchema = v.looseObject({
  '@id': v.string(),
  'hydra:supportedProperty': v.array(
    v.looseObject({
      'hydra:title': v.string(),
      'hydra:required': v.optional(v.boolean()),
      'hydra:readable': v.boolean(),
      'hydra:writeable': v.boolean(),
      'hydra:property': v.looseObject({
        '@id': v.string(),
        range: v.unknown(),
        'hydra:supportedOperation': v.optional(operations),
      }),
    }),
  ),
  'hydra:supportedOperation': v.unknown(),
});
const documentation = v.object({ 'hydra:supportedClass': v.array(classSchema) });
const linkRange = v.tuple([
  v.object({ '@id': v.literal('hydra:Collection') }),
  v.object({
    'owl:equivalentClass': v.looseObject({ 'owl:allValuesFrom': v.object({ '@id': v.string() }) }),
  }),
]);
const page = v.object({
  'hydra:totalItems': v.number(),
  'hydra:member': v.array(v.looseObject({ '@id': v.string() })),
});

let api: TestApp;
let entityId: number;
let scrapeId: number;
beforeAll(async () => {
  api = await openTestApp();
  await writeLookups(api.database.db);
  entityId = await insertEntity(api.database, {
    companyName: 'Acme',
    url: 'https://acme.example',
    careerPage: 'https://acme.example/jobs',
  });
  [scrapeId = 0] = await insertScrapes(api.database, [{ entityId, name: 'Acme Workday' }]);
});
afterAll(() => api.close());

const follow = (iri: string, method = 'GET', body?: object, type = 'application/ld+json') =>
  api.ask(method, iri.replace(/^\/api/, ''), {
    body,
    headers: body === undefined ? {} : { 'content-type': type },
  });

/** What a client of hydra learns of a resource: it knows no address but that of the API. */
async function introspect(name: 'scrape' | 'entity' | 'tag' | 'companyQueueRequest' = 'scrape') {
  const entrypoint = await api.ask('GET', '/');
  const docs = entrypoint.headers.get('link')?.match(/^<([^>]+)>; rel="[^"]+#apiDocumentation"/);
  const docsPath = new URL(docs?.[1] ?? '').pathname;
  const classes = v.parse(documentation, (await follow(docsPath)).body)['hydra:supportedClass'];
  const link = classes
    .find((one) => one['@id'] === '#Entrypoint')
    ?.['hydra:supportedProperty'].find(
      (one) => one['hydra:property']['@id'] === `#Entrypoint/${name}`,
    )?.['hydra:property'];
  const className = v.parse(linkRange, link?.range)[1]['owl:equivalentClass']['owl:allValuesFrom'];
  const resource = classes.find((one) => one['@id'] === className['@id']);
  return {
    collection: String(entrypoint.body[name]),
    ofCollection: link?.['hydra:supportedOperation'] ?? [],
    ofItem: v.parse(operations, resource?.['hydra:supportedOperation']),
    properties: resource?.['hydra:supportedProperty'] ?? [],
  };
}

const methodsOf = (found: v.InferOutput<typeof operations>) =>
  found.map(({ 'hydra:method': method, expects }) => [method, expects]);

describe('a foreign client of hydra', () => {
  it('learns that scrapes are listed, made, read and changed, and by which properties', async () => {
    const { collection, ofCollection, ofItem, properties } = await introspect();
    expect(collection).toBe('/api/scrapes');
    expect(methodsOf(ofCollection)).toEqual([
      ['GET', undefined],
      ['POST', '#Scrape'],
    ]);
    expect(methodsOf(ofItem)).toEqual([
      ['GET', undefined],
      ['PATCH', '#Scrape'],
    ]);
    const names = (given: typeof properties) => given.map((one) => one['hydra:title']).sort();
    expect(names(properties.filter((one) => one['hydra:required']))).toEqual([
      'entity',
      'name',
      'site_type',
    ]);
    expect(names(properties.filter((one) => !one['hydra:readable']))).toEqual([
      'code_change_reason_code',
    ]);
    expect(names(properties.filter((one) => one['hydra:writeable']))).toEqual([
      'active',
      'allow_fails',
      'ats',
      'ats_data',
      'career_portal',
      'clear_cookie',
      'code_change_reason_code',
      'entity',
      'job_data',
      'jobs_per_page',
      'method',
      'name',
      'parser_code',
      'proxy_service',
      'self_identification',
      'site_type',
      'specific_host',
      'spider_code',
      'spider_frequency',
      'test_url',
      'update_method',
    ]);
    const { body } = await follow(`${collection}/${scrapeId}`);
    const absent = properties.filter((one) => !(one['hydra:title'] in body));
    expect(names(absent)).toEqual(['code_change_reason_code', 'code_truncated', 'lifecycle_date']);
  });

  it('learns that queue requests are listed and read, and not changed', async () => {
    const { ofItem, properties } = await introspect('companyQueueRequest');
    expect(methodsOf(ofItem)).toEqual([['GET', undefined]]);
    expect(properties.filter((one) => one['hydra:writeable'])).toEqual([]);
  });

  it('lists scrapes and follows the address of a row', async () => {
    const { collection } = await introspect();
    const found = await follow(`${collection}?page=1&itemsPerPage=10&order[id]=ASC`);
    const { 'hydra:member': members, ...rest } = v.parse(page, found.body);
    expect([rest['hydra:totalItems'], members.map((row) => row['@id'])]).toEqual([
      1,
      [`${collection}/${scrapeId}`],
    ]);
    expect((await follow(members[0]?.['@id'] ?? '')).body).toMatchObject({ name: 'Acme Workday' });
  });

  it.each([
    ['application/merge-patch+json', { name: 'Renamed', spider_frequency: 48 }],
    ['application/ld+json', { career_portal: 'https://jobs.acme.example', clear_cookie: true }],
  ])('changes some properties with %s and leaves the rest', async (type, changed) => {
    const { collection, ofItem } = await introspect();
    const iri = `${collection}/${scrapeId}`;
    const {
      version,
      last_updated: _time,
      updated_at: _saved,
      ...before
    } = (await follow(iri)).body;
    const method = ofItem.find(({ expects }) => expects !== undefined)?.['hydra:method'];
    const saved = await follow(iri, method, changed, type);
    expect(saved.status).toBe(200);
    expect((await follow(iri)).body).toMatchObject({
      ...before,
      ...changed,
      version: Number(version) + 1,
    });
  });

  it('may send the whole record back, with its own additions, to change one property', async () => {
    const { collection } = await introspect();
    const iri = `${collection}/${scrapeId}`;
    await follow(iri, 'PATCH', { spider_code: '<?php', code_change_reason_code: 'bug_fix' });
    const record = { ...(await follow(iri)).body, id: iri, originId: scrapeId, name: 'Whole' };
    const saved = await follow(iri, 'PATCH', record);
    expect([saved.status, saved.body.name, saved.body.spider_code]).toEqual([
      200,
      'Whole',
      '<?php',
    ]);
    const { status, body } = await follow(iri, 'PATCH', { ...record, spider_code: '<?php //' });
    expect([status, violationsOf(body).map(({ propertyPath }) => propertyPath)]).toEqual([
      422,
      ['code_change_reason_code'],
    ]);
  });

  it('makes a scrape of the required properties', async () => {
    const { collection } = await introspect();
    const entity = await insertEntity(api.database, { companyName: 'Without a scrape' });
    const body = { entity: `/api/entities/${entity}`, name: 'Made elsewhere', site_type: 1 };
    const made = await follow(collection, 'POST', body);
    expect(made.status).toBe(201);
    expect((await follow(String(made.body['@id']))).body).toMatchObject({
      name: 'Made elsewhere',
      site_type: 1,
      entity: { id: entity },
    });
  });

  it('lists entities and changes one as it learns to, by sending the whole record back', async () => {
    const { collection, ofCollection, ofItem } = await introspect('entity');
    expect(collection).toBe('/api/entities');
    expect(methodsOf(ofCollection)).toEqual([
      ['GET', undefined],
      ['POST', '#Entity'],
    ]);
    expect(methodsOf(ofItem)).toEqual([
      ['GET', undefined],
      ['PUT', '#Entity'],
    ]);
    const listed = await follow(`${collection}?page=1&itemsPerPage=10&order[id]=ASC`);
    const iri = v.parse(page, listed.body)['hydra:member'][0]?.['@id'] ?? '';
    expect(iri).toBe(`${collection}/${entityId}`);
    const before = (await follow(iri)).body;
    const record = { ...before, id: iri, originId: entityId, company_name: 'Acme Elsewhere' };
    const saved = await follow(iri, 'PUT', record);
    expect(saved.status).toBe(200);
    expect((await follow(iri)).body).toMatchObject({
      company_name: 'Acme Elsewhere',
      url: before.url,
      tags: before.tags,
      version: Number(before.version) + 1,
    });
  });

  it('lists tags and changes one', async () => {
    const tagId = await insertTag(api.database, 'Elsewhere');
    const { collection, ofItem } = await introspect('tag');
    expect(collection).toBe('/api/tags');
    const change = ofItem.find(({ expects }) => expects !== undefined);
    expect(change).toMatchObject({ 'hydra:method': 'PATCH', expects: '#Tag' });
    const listed = await follow(`${collection}?page=1&itemsPerPage=10&order[id]=DESC`);
    const iri = v.parse(page, listed.body)['hydra:member'][0]?.['@id'] ?? '';
    expect(iri).toBe(`${collection}/${tagId}`);
    const before = (await follow(iri)).body;
    const record = { ...before, id: iri, originId: tagId, title: 'Renamed elsewhere' };
    for (const [type, body] of [
      ['application/merge-patch+json', { title: 'Renamed' }],
      ['application/ld+json', record],
    ] as const) {
      const saved = await follow(iri, 'PATCH', body, type);
      expect(saved.status).toBe(200);
      expect((await follow(iri)).body).toMatchObject({
        title: body.title,
        category: before.category,
      });
    }
  });
});
