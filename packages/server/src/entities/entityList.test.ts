import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer, insertWatched } from '../testing/testQuality.ts';
import { insertEntities, insertTag } from '../testing/testRows.ts';

let api: TestApp;
let ids: number[];
let nyse: number;
let noSite: number;

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeAll(async () => {
  api = await openTestApp();
  ids = await insertEntities(api.database, [
    {
      companyName: 'beta',
      url: 'https://beta.test',
      careerPage: 'https://jobs.beta.test',
      tierLevel: 2,
      numJobs: 5,
      ticker: 'BET',
      dateAdded: day(3),
    },
    {
      companyName: 'Alpha 100%',
      url: 'https://alpha.test',
      careerPage: null,
      tierLevel: null,
      numJobs: 50,
      ticker: 'alp',
      dateAdded: day(1),
    },
    {
      companyName: 'ГАЗПРОМ_Э',
      url: null,
      careerPage: 'https://zeta.test/jobs',
      tierLevel: 0,
      numJobs: 5,
      dateAdded: day(2),
      archived: true,
    },
    {
      companyName: 'Éclair',
      url: 'https://eclair.test',
      careerPage: null,
      tierLevel: null,
      numJobs: 0,
      ticker: 'ALPX',
      dateAdded: day(4),
    },
  ]);
  nyse = await insertTag(api.database, 'NYSE', 'exchange', [ids[0] ?? 0, ids[1] ?? 0]);
  noSite = await insertTag(api.database, 'NS: No website', 'cant_be_scraped', [ids[2] ?? 0]);
  await insertTag(api.database, 'Retail', 'sector_and_industry', [ids[0] ?? 0]);
});
afterAll(() => api.close());

const listSchema = v.object({
  'hydra:totalItems': v.number(),
  'hydra:member': v.array(v.looseObject({ id: v.number(), company_name: v.string() })),
  'hydra:view': v.optional(v.record(v.string(), v.string())),
});
async function list(query = '') {
  const { status, body } = await api.ask('GET', `/entities${query}`);
  expect(status).toBe(200);
  const page = v.parse(listSchema, body);
  return {
    names: page['hydra:member'].map((one) => one.company_name),
    total: page['hydra:totalItems'],
    members: page['hydra:member'],
    view: page['hydra:view'],
  };
}

describe('GET /entities', () => {
  it('A-DAT-020 A-API-009 is a hydra collection with its exact total, newest id first, 15 a page', async () => {
    const { body } = await api.ask('GET', '/entities');
    expect(body).toMatchObject({
      '@context': '/api/contexts/Entity',
      '@id': '/api/entities',
      '@type': 'hydra:Collection',
      'hydra:totalItems': 4,
    });
    expect((await list()).names).toEqual(['Éclair', 'ГАЗПРОМ_Э', 'Alpha 100%', 'beta']);
    expect(body['hydra:view']).toBeUndefined();
    expect(body['hydra:search']).toMatchObject({
      '@type': 'hydra:IriTemplate',
      'hydra:template': expect.stringMatching(
        /^\/api\/entities\{\?custom_search,.*order\[company_name\]/,
      ),
    });
  });

  it('A-DAT-002 A-DAT-004 A-DAT-005 rows have a whole tier, tags with id and title, unix times', async () => {
    const { members } = await list();
    expect(members.find(({ id }) => id === ids[0])).toEqual({
      '@id': `/api/entities/${ids[0]}`,
      '@type': 'Entity',
      id: ids[0],
      company_name: 'beta',
      url: 'https://beta.test',
      career_page: 'https://jobs.beta.test',
      tier_level: 2,
      no_website: false,
      no_career_page: false,
      can_not_scrape_employer: false,
      override_duplicate_url: false,
      override_duplicate_career_page: false,
      tag: null,
      tags: [
        {
          '@id': expect.stringMatching(/^\/api\/entity_tags\/\d+$/),
          '@type': 'EntityTag',
          id: expect.any(Number),
          tag: {
            '@id': `/api/tags/${nyse}`,
            '@type': 'Tag',
            id: nyse,
            title: 'NYSE',
            category: 'exchange',
          },
        },
        {
          '@id': expect.any(String),
          '@type': 'EntityTag',
          id: expect.any(Number),
          tag: {
            '@id': expect.any(String),
            '@type': 'Tag',
            id: expect.any(Number),
            title: 'Retail',
            category: 'sector_and_industry',
          },
        },
      ],
      ticker: 'BET',
      naics_code: null,
      naics_description: null,
      state: 'new_entity',
      archived: false,
      archived_date: null,
      archived_reason_code: null,
      num_jobs: 5,
      jobs_without_location: 0,
      date_added: day(3).getTime() / 1000,
      create_date: day(3).getTime() / 1000,
      last_time_changed: expect.any(Number),
      version: 1,
    });
  });

  it('A-DAT-003 A-DAT-006 rows have the id of the tag that is the reason', async () => {
    const { members } = await list();
    expect(members.find(({ id }) => id === ids[2])).toMatchObject({ tag: noSite });
  });

  it.each([
    ['id', 'asc', ['beta', 'Alpha 100%', 'ГАЗПРОМ_Э', 'Éclair']],
    ['eid', 'asc', ['beta', 'Alpha 100%', 'ГАЗПРОМ_Э', 'Éclair']],
    ['company_name', 'asc', ['Alpha 100%', 'beta', 'Éclair', 'ГАЗПРОМ_Э']],
    ['name', 'desc', ['ГАЗПРОМ_Э', 'Éclair', 'beta', 'Alpha 100%']],
    ['num_jobs', 'asc', ['Éclair', 'beta', 'ГАЗПРОМ_Э', 'Alpha 100%']],
    ['num_jobs', 'DESC', ['Alpha 100%', 'ГАЗПРОМ_Э', 'beta', 'Éclair']],
    ['tier_level', 'asc', ['ГАЗПРОМ_Э', 'beta', 'Alpha 100%', 'Éclair']],
    ['tier_level', 'desc', ['beta', 'ГАЗПРОМ_Э', 'Éclair', 'Alpha 100%']],
    ['url', 'asc', ['Alpha 100%', 'beta', 'Éclair', 'ГАЗПРОМ_Э']],
    ['url', 'desc', ['Éclair', 'beta', 'Alpha 100%', 'ГАЗПРОМ_Э']],
    ['career_page', 'desc', ['ГАЗПРОМ_Э', 'beta', 'Éclair', 'Alpha 100%']],
    ['date_added', 'asc', ['Alpha 100%', 'ГАЗПРОМ_Э', 'beta', 'Éclair']],
    ['archived', 'desc', ['ГАЗПРОМ_Э', 'Éclair', 'Alpha 100%', 'beta']],
    ['nothing', 'asc', ['Éclair', 'ГАЗПРОМ_Э', 'Alpha 100%', 'beta']],
  ])(
    'A-API-009 order[%s]=%s: nulls last, ties by id in the same direction',
    async (key, direction, names) => {
      expect((await list(`?order[${key}]=${direction}`)).names).toEqual(names);
    },
  );

  it('sorts by several keys in the order given', async () => {
    expect((await list('?order[num_jobs]=asc&order[company_name]=desc')).names).toEqual([
      'Éclair',
      'ГАЗПРОМ_Э',
      'beta',
      'Alpha 100%',
    ]);
  });

  it.each([
    ['custom_search=ALPHA', ['Alpha 100%']],
    ['custom_search=100%25', ['Alpha 100%']],
    ['custom_search=_', ['ГАЗПРОМ_Э']],
    ['custom_search=%5C', []],
    ['custom_search=газпром', ['ГАЗПРОМ_Э']],
    ['custom_search=ÉCLAIR', ['Éclair']],
    ['custom_search=jobs.beta', ['beta']],
    ['custom_search=%20bet%20', ['beta']],
    // The end of one field and the beginning of the next.
    ['custom_search=beta%20https', []],
    ['custom_search=beta%0Ahttps', []],
    ['custom_search=beta%0D%0Ahttps', []],
    ['custom_search=alpha%0A100', ['Alpha 100%']],
    ['custom_search=', ['Éclair', 'ГАЗПРОМ_Э', 'Alpha 100%', 'beta']],
    ['ticker=alp', ['Éclair', 'Alpha 100%']],
    ['ticker=ALPX', ['Éclair']],
    ['ticker=%25', []],
    ['archived=true', ['ГАЗПРОМ_Э']],
    ['archived=0', ['Éclair', 'Alpha 100%', 'beta']],
    ['archived=', ['Éclair', 'ГАЗПРОМ_Э', 'Alpha 100%', 'beta']],
  ])('A-API-009 %s', async (query, names) => {
    const found = await list(`?${query}`);
    expect(found.names).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  it('A-API-009 finds by tag ids and IRIs (any of them), by ids, and by an id typed into the search', async () => {
    expect((await list(`?tags[]=${nyse}`)).names).toEqual(['Alpha 100%', 'beta']);
    expect((await list(`?tags[]=${nyse}&tags[]=/api/tags/${noSite}`)).names).toEqual([
      'ГАЗПРОМ_Э',
      'Alpha 100%',
      'beta',
    ]);
    expect((await list(`?tags=${noSite}&archived=false`)).names).toEqual([]);
    expect((await list(`?id[]=${ids[1]}&id[]=entities/${ids[3]}`)).names).toEqual([
      'Éclair',
      'Alpha 100%',
    ]);
    expect((await list(`?custom_search=${ids[0]}`)).names).toContain('beta');
  });

  it('A-API-009 pages with links that keep the parameters of the request', async () => {
    const middle = await list('?limit=2&page=2&order[id]=asc');
    expect(middle.names).toEqual(['ГАЗПРОМ_Э', 'Éclair']);
    expect(middle.total).toBe(4);
    const base = '/api/entities?limit=2&order%5Bid%5D=asc&page=';
    expect(middle.view).toEqual({
      '@id': `${base}2`,
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': `${base}1`,
      'hydra:last': `${base}2`,
      'hydra:previous': `${base}1`,
    });
    expect((await list('?limit=3')).view).toMatchObject({
      'hydra:next': '/api/entities?limit=3&page=2',
    });
    expect((await list('?itemsPerPage=1')).names).toEqual(['Éclair']);
  });

  it('past the end is empty with its total and a way back; limit 0 counts only', async () => {
    const past = await list('?page=9&limit=2');
    expect([
      past.names,
      past.total,
      past.view?.['hydra:previous'],
      past.view?.['hydra:next'],
    ]).toEqual([[], 4, '/api/entities?limit=2&page=2', undefined]);
    expect(await list('?limit=0')).toMatchObject({ names: [], total: 4 });
  });

  it('counts exactly after each write of its own', async () => {
    const before = (await list('?archived=false')).total;
    const url = 'https://one-more.test';
    await api.ask('POST', '/entities', {
      body: { company_name: 'One more', url, career_page: url },
    });
    const after = await list('?archived=false');
    expect([after.total, after.names[0]]).toEqual([before + 1, 'One more']);
  });
});

describe('GET /entities/{id}', () => {
  it('A-API-011 A-DAT-001 holds every field of an entity, with its ETag', async () => {
    const { status, body, headers } = await api.ask('GET', `/entities/${ids[0]}`, { as: 'user' });
    expect(status).toBe(200);
    expect(headers.get('etag')).toBe(`"entity-${ids[0]}-1"`);
    expect(body).toMatchObject({
      '@context': '/api/contexts/Entity',
      '@id': `/api/entities/${ids[0]}`,
      '@type': 'Entity',
    });
    for (const field of [
      'id',
      'company_name',
      'url',
      'career_page',
      'tier_level',
      'no_website',
      'no_career_page',
      'can_not_scrape_employer',
      'override_duplicate_url',
      'override_duplicate_career_page',
      'tag',
      'tags',
      'aliases',
      'archived',
      'num_jobs',
      'date_added',
      'create_date',
      'jobs_by_country',
      'job_count_delta',
    ])
      expect(body).toHaveProperty(field);
    expect(body).toMatchObject({
      aliases: [],
      scrapes: [],
      company_queue: null,
      next_snooze: null,
      job_count_delta: `/api/entities/${ids[0]}/job_count_delta`,
      jobs_by_country: `/api/entities/${ids[0]}/jobs_by_country`,
      company_queue_requests: `/api/entities/${ids[0]}/company_queue`,
    });
  });

  it('the next snooze is the earliest future one of an open row', async () => {
    const nextSnooze = async (entityId: number) =>
      (await api.ask('GET', `/entities/${entityId}`)).body.next_snooze;
    const later = new Date(Date.now() + 86_400_000);
    const { entityId } = await insertEmployer(api.database);
    await insertWatched(api.database, { entityId, snoozedUntil: later, removedAt: new Date() });
    expect(await nextSnooze(entityId)).toBeNull();
    await insertWatched(api.database, { entityId, snoozedUntil: later });
    expect(await nextSnooze(entityId)).toBe(Math.floor(later.getTime() / 1000));
    const woken = await insertEmployer(api.database);
    const past = new Date(Date.now() - 1000);
    await insertWatched(api.database, { entityId: woken.entityId, snoozedUntil: past });
    expect(await nextSnooze(woken.entityId)).toBeNull();
  });
});
