import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertAts } from '../testing/testScrapes.ts';

const classesSchema = v.array(
  v.looseObject({ '@id': v.string(), 'hydra:supportedProperty': v.array(v.looseObject({})) }),
);

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
});
afterAll(() => api.close());

describe('discovery', () => {
  it('the entrypoint names every collection, without a sign-in', async () => {
    const { status, body, headers } = await api.ask('GET', '/', { as: null });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/ld+json']);
    expect(body).toEqual({
      '@context': '/api/contexts/Entrypoint',
      '@id': '/api',
      '@type': 'Entrypoint',
      entity: '/api/entities',
      scrape: '/api/scrapes',
      tag: '/api/tags',
      user: '/api/users',
      companyQueueRequest: '/api/company_queue_requests',
      dailyJobShift: '/api/daily_job_shifts',
      watchList: '/api/watch_lists',
      monitoredEntity: '/api/monitored_entities',
      reviewReady: '/api/review_readies',
      pitStop: '/api/pit_stops',
      ats: '/api/ats',
    });
  });

  it('every collection that is named answers, and its rows hold what the documentation says', async () => {
    const entrypoint = (await api.ask('GET', '/', { as: null })).body;
    const paths = Object.entries(entrypoint).flatMap(([key, path]) =>
      key.startsWith('@') ? [] : [String(path).replace('/api', '')],
    );
    expect(paths).toHaveLength(11);
    for (const path of paths)
      expect((await api.ask('GET', path)).body['@type']).toBe('hydra:Collection');

    const [user = {}] = v.parse(
      v.array(v.record(v.string(), v.unknown())),
      (await api.ask('GET', '/users')).body['hydra:member'],
    );
    const { body } = await api.ask('GET', '/docs.jsonld', { as: null });
    const documented = v
      .parse(classesSchema, body['hydra:supportedClass'])
      .find((one) => one['@id'] === '#User')
      ?.['hydra:supportedProperty'].map((one) => one['hydra:title']);
    expect(Object.keys(user).filter((key) => !key.startsWith('@') && key !== 'id')).toEqual(
      documented,
    );
  });

  it('a relation is embedded, so it is no link', async () => {
    const { body } = await api.ask('GET', '/docs.jsonld', { as: null });
    const shift = v
      .parse(classesSchema, body['hydra:supportedClass'])
      .find((one) => one['@id'] === '#DailyJobShift');
    expect(shift?.['hydra:supportedProperty']).toContainEqual(
      expect.objectContaining({
        'hydra:title': 'entity',
        'hydra:property': expect.objectContaining({ '@type': 'rdf:Property', range: '#Entity' }),
      }),
    );
    expect(JSON.stringify(shift)).not.toContain('hydra:Link');
  });

  it.each([
    ['#Scrape', 'entity', 'rdf:Property', '#Entity'],
    ['#DailyJobShift', 'assigned_to', 'rdf:Property', '#User'],
    ['#WatchList', 'assigned_to', 'rdf:Property', '#User'],
    ['#Entity', 'tags', 'rdf:Property', '#Tag'],
    ['#Entity', 'aliases', 'rdf:Property', 'rdfs:Resource'],
    ['#Entity', 'company_queue', 'hydra:Link', 'xsd:string'],
    ['#Entity', 'jobs_by_country', 'hydra:Link', 'xsd:string'],
  ])('%s has %s as %s of the range %s', async (owner, name, type, range) => {
    const { body } = await api.ask('GET', '/docs.jsonld', { as: null });
    const found = v
      .parse(classesSchema, body['hydra:supportedClass'])
      .find((one) => one['@id'] === owner)?.['hydra:supportedProperty'];
    expect(found).toContainEqual(
      expect.objectContaining({
        'hydra:title': name,
        'hydra:property': expect.objectContaining({ '@type': type, range }),
      }),
    );
  });

  it('every range is a class of the documentation or a known one', async () => {
    const { body, text } = await api.ask('GET', '/docs.jsonld', { as: null });
    const classes = v.parse(classesSchema, body['hydra:supportedClass']).map((one) => one['@id']);
    const ranges = [...text.matchAll(/"range":"([^"]+)"/g)].map(([, range]) => range ?? '');
    const unknown = ranges.filter(
      (range) => !classes.includes(range) && !range.startsWith('xsd:') && range !== 'rdfs:Resource',
    );
    expect(ranges.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });

  it('an ATS is found by its @id', async () => {
    const id = await insertAts(api.database, 'workday');
    const { status, body } = await api.ask('GET', `/ats/${id}`);
    expect([status, body['@id'], body.name]).toEqual([200, `/api/ats/${id}`, 'workday']);
    expect((await api.ask('GET', '/ats/999999')).status).toBe(404);
  });

  it('the contract is published as OpenAPI 3.1 and as a page that loads nothing from elsewhere', async () => {
    const { status, headers, body } = await api.ask('GET', '/docs/openapi.json', { as: null });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/tags': {
          post: {
            operationId: 'tags.create',
            'x-roles': ['ROLE_ADMIN', 'ROLE_SCRAPE_LEAD', 'ROLE_SCRAPER'],
            responses: { 201: {}, 403: {}, 422: {} },
          },
        },
        '/entities/{id}': {
          put: {
            parameters: expect.arrayContaining([expect.objectContaining({ name: 'If-Match' })]),
          },
        },
      },
    });
    const page = await api.fetch('/api/docs');
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(html).toContain('<code>/watch_lists/{id}/review</code>');
    expect(
      [...html.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, address]) => address),
    ).toEqual(['/api/docs/docs.css', '/api/docs/openapi.json']);
    expect((await api.fetch('/api/docs/docs.css')).status).toBe(200);
  });

  it('the documentation describes classes, links and operations', async () => {
    const { body } = await api.ask('GET', '/docs.jsonld', { as: null });
    expect(body).toMatchObject({
      '@id': '/api/docs.jsonld',
      '@type': 'hydra:ApiDocumentation',
      'hydra:entrypoint': '/api',
      '@context': { '@vocab': 'http://localhost:4000/api/docs.jsonld#' },
    });
    const classes = v.parse(classesSchema, body['hydra:supportedClass']);
    expect(classes.map((one) => one['@id'])).toEqual([
      '#Entity',
      '#Scrape',
      '#CompanyQueueRequest',
      '#DailyJobShift',
      '#WatchList',
      '#MonitoredEntity',
      '#ReviewReady',
      '#PitStop',
      '#Tag',
      '#User',
      '#Ats',
      '#Entrypoint',
    ]);
    expect(classes[0]).toMatchObject({
      'hydra:supportedOperation': [
        { 'hydra:method': 'GET', returns: '#Entity' },
        { 'hydra:method': 'PUT', expects: '#Entity', returns: '#Entity' },
      ],
    });
    expect(classes[0]?.['hydra:supportedProperty']).toContainEqual({
      '@type': 'hydra:SupportedProperty',
      'hydra:title': 'company_name',
      'hydra:required': true,
      'hydra:readable': true,
      'hydra:writeable': true,
      'hydra:property': {
        '@id': '#Entity/company_name',
        '@type': 'rdf:Property',
        'rdfs:label': 'company_name',
        domain: '#Entity',
        range: 'xsd:string',
      },
    });
    expect(classes.at(-1)?.['hydra:supportedProperty'][0]).toMatchObject({
      'hydra:property': {
        '@id': '#Entrypoint/entity',
        '@type': 'hydra:Link',
        range: [
          { '@id': 'hydra:Collection' },
          {
            'owl:equivalentClass': {
              'owl:onProperty': { '@id': 'hydra:member' },
              'owl:allValuesFrom': { '@id': '#Entity' },
            },
          },
        ],
      },
    });
  });

  it('contexts: the entrypoint has its links, every other name vocabulary and hydra', async () => {
    const base = {
      '@vocab': 'http://localhost:4000/api/docs.jsonld#',
      hydra: 'http://www.w3.org/ns/hydra/core#',
    };
    expect((await api.ask('GET', '/contexts/Entrypoint', { as: null })).body).toMatchObject({
      '@context': { ...base, entity: { '@id': 'Entrypoint/entity', '@type': '@id' } },
    });
    for (const name of ['Error', 'ConstraintViolationList', 'Entity'])
      expect((await api.ask('GET', `/contexts/${name}`, { as: null })).body).toEqual({
        '@context': base,
      });
    expect((await api.ask('GET', '/contexts/..%2f', { as: null })).status).toBe(404);
  });
});
