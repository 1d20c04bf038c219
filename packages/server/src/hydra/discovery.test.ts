import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { RESOURCE_DOCS } from './resourceDocs.ts';

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
    for (const { path } of RESOURCE_DOCS)
      expect((await api.ask('GET', `/${path}`)).body['@type']).toBe('hydra:Collection');
    const user =
      v.parse(
        v.array(v.record(v.string(), v.unknown())),
        (await api.ask('GET', '/users')).body['hydra:member'],
      )[0] ?? {};
    const documented =
      RESOURCE_DOCS.find(({ name }) => name === 'User')?.properties.map(({ name }) => name) ?? [];
    expect(Object.keys(user).filter((key) => !key.startsWith('@') && key !== 'id')).toEqual(
      documented,
    );
  });

  it('the documentation describes classes, links and operations', async () => {
    const { body } = await api.ask('GET', '/docs.jsonld', { as: null });
    expect(body).toMatchObject({
      '@id': '/api/docs.jsonld',
      '@type': 'hydra:ApiDocumentation',
      'hydra:entrypoint': '/api',
      '@context': { '@vocab': 'http://localhost:4000/api/docs.jsonld#' },
    });
    const classes = v.parse(
      v.array(
        v.looseObject({ '@id': v.string(), 'hydra:supportedProperty': v.array(v.looseObject({})) }),
      ),
      body['hydra:supportedClass'],
    );
    expect(classes.map((one) => one['@id'])).toEqual([
      '#Entity',
      '#Scrape',
      '#Tag',
      '#User',
      '#CompanyQueueRequest',
      '#DailyJobShift',
      '#WatchList',
      '#MonitoredEntity',
      '#ReviewReady',
      '#PitStop',
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
