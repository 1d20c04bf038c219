import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingOption } from '../db/schema/people.ts';
import { scrapeAlert } from '../db/schema/scrapes.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntities, insertTag } from '../testing/testRows.ts';
import { insertAts, insertScrapes } from '../testing/testScrapes.ts';
import { scrapeOrderKeys } from './scrapeOrder.ts';

let api: TestApp;
let entities: number[];
let ids: number[];

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  entities = await insertEntities(api.database, [
    { companyName: 'Zulu', url: 'https://zulu.test', careerPage: null },
    { companyName: 'alpha 50%_off\\', url: null, careerPage: 'https://alpha.test/jobs' },
    {
      companyName: 'Éclair',
      url: 'https://eclair.test',
      careerPage: 'https://eclair.test/careers',
      archived: true,
    },
  ]);
  const [zulu = 0, alpha = 0, eclair = 0] = entities;
  await insertTag(api.database, 'NYSE', 'exchange', [zulu]);
  await db.insert(settingOption).values([
    { kind: 'site_type', value: '1', label: 'Staffing' },
    { kind: 'site_type', value: '2', label: 'Corporate' },
    { kind: 'proxy_method', value: '3', label: 'Not a site type' },
  ]);
  const workday = await insertAts(api.database, 'workday');
  const odd = await insertAts(api.database, 'Системы / ?%&');
  ids = await insertScrapes(api.database, [
    {
      entityId: zulu,
      name: 'one',
      atsId: workday,
      siteType: 1,
      careerPortal: 'https://one.test',
      active: true,
      status: 'parsing',
      numJobs: 5,
      jobsWithoutLocation: 1,
      percentageWithoutLocations: 12.5,
      lastUpdated: at(4),
      statusDate: at(3),
      dateAdded: at(1),
      itemsInQueue: 7,
      spiderLastRan: at(2),
    },
    {
      entityId: zulu,
      name: 'Two',
      atsId: null,
      siteType: 2,
      careerPortal: null,
      active: false,
      archived: true,
      archivedDate: at(5),
      archivedReasonCode: 'closed',
      numJobs: 0,
      percentageWithoutLocations: 0,
      lastUpdated: at(1),
    },
    {
      entityId: alpha,
      name: 'three',
      atsId: odd,
      siteType: 2,
      careerPortal: 'https://three.test',
      active: true,
      status: 'spidering',
      numJobs: 50,
      percentageWithoutLocations: 100,
      lastUpdated: at(3),
    },
    {
      entityId: eclair,
      name: 'Vier',
      atsId: workday,
      siteType: 3,
      careerPortal: 'https://vier.test',
      active: false,
      numJobs: 5,
      percentageWithoutLocations: 25.01,
      lastUpdated: at(2),
      isCombo: true,
    },
  ]);
  const [one = 0] = ids;
  await db.insert(scrapeAlert).values([
    { scrapeId: one, entityId: zulu, state: 'broken' },
    { scrapeId: one, entityId: zulu, state: 'underrun' },
    { scrapeId: one, entityId: zulu, state: 'broken' },
    { scrapeId: one, entityId: zulu, state: 'stuck', resolvedAt: at(2) },
  ]);
});
afterAll(() => api.close());

const listSchema = v.object({
  'hydra:totalItems': v.number(),
  total_capped: v.optional(v.boolean()),
  'hydra:member': v.array(v.looseObject({ id: v.number(), name: v.string() })),
  'hydra:view': v.optional(v.record(v.string(), v.string())),
});
async function list(query = '') {
  const { status, body, text } = await api.ask('GET', `/scrapes${query}`);
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  const page = v.parse(listSchema, body);
  return {
    names: page['hydra:member'].map(({ name }) => name),
    members: page['hydra:member'],
    total: page['hydra:totalItems'],
    view: page['hydra:view'],
  };
}

describe('GET /scrapes', () => {
  it('A-API-023 holds every scrape, newest employer first, with every field of a list row', async () => {
    const { names, total, members } = await list();
    expect([names, total]).toEqual([['Vier', 'three', 'Two', 'one'], 4]);
    expect(members.find(({ id }) => id === ids[0])).toEqual({
      '@id': `/api/scrapes/${ids[0]}`,
      '@type': 'Scrape',
      id: ids[0],
      name: 'one',
      entity: {
        '@id': `/api/entities/${entities[0]}`,
        '@type': 'Entity',
        id: entities[0],
        company_name: 'Zulu',
        url: 'https://zulu.test',
        career_page: null,
        ticker: null,
        tier_level: null,
        num_jobs: 0,
        archived: false,
        state: 'new_entity',
        tags: [
          expect.objectContaining({
            '@type': 'EntityTag',
            tag: expect.objectContaining({ title: 'NYSE', category: 'exchange' }),
          }),
        ],
      },
      entity_id: entities[0],
      ats: 'workday',
      site_type: 1,
      site_type_label: 'Staffing',
      career_portal: 'https://one.test',
      location: null,
      active: true,
      archived: false,
      archived_date: null,
      archived_reason_code: null,
      status: 'parsing',
      status_date: at(3).getTime() / 1000,
      scrape_states: ['broken', 'underrun'],
      items_in_queue: 7,
      number_of_jobs_in_queue: 7,
      num_jobs: 5,
      total_jobs: 5,
      jobs_without_location: 1,
      percentage_without_locations: 12.5,
      date_added: at(1).getTime() / 1000,
      last_updated: at(4).getTime() / 1000,
      underrun_timestamp: null,
      spider_last_ran: at(2).getTime() / 1000,
      is_combo: false,
      version: 1,
    });
    expect(members.find(({ id }) => id === ids[1])).toMatchObject({
      ats: null,
      scrape_states: ['healthy'],
      archived_date: at(5).getTime() / 1000,
      archived_reason_code: 'closed',
    });
    expect(members.find(({ id }) => id === ids[3])).toMatchObject({
      site_type_label: '3',
      is_combo: true,
    });
  });

  it.each([
    ['entity_id', ['one', 'Two', 'three', 'Vier']],
    ['eid', ['one', 'Two', 'three', 'Vier']],
    ['entity.id', ['one', 'Two', 'three', 'Vier']],
    ['entity.company_name', ['three', 'Vier', 'one', 'Two']],
    ['id', ['one', 'Two', 'three', 'Vier']],
    ['sid', ['one', 'Two', 'three', 'Vier']],
    ['name', ['one', 'three', 'Two', 'Vier']],
    ['entity.url', ['Vier', 'one', 'Two'], ['three']],
    ['entity.career_page', ['three', 'Vier'], ['one', 'Two']],
    ['career_portal', ['one', 'three', 'Vier'], ['Two']],
    ['num_jobs', ['Two', 'one', 'Vier', 'three']],
    ['percentage_without_locations', ['Two', 'one', 'Vier', 'three']],
    ['scrape.percentage_without_locations', ['Two', 'one', 'Vier', 'three']],
    ['active', ['Two', 'Vier', 'one', 'three']],
    ['archived', ['one', 'three', 'Vier', 'Two']],
    ['status', ['Two', 'Vier', 'one', 'three']],
    ['ats', ['one', 'Vier', 'three'], ['Two']],
    ['scrape.ats', ['one', 'Vier', 'three'], ['Two']],
    ['site_type_label', ['Two', 'three', 'one'], ['Vier']],
    ['last_updated', ['Two', 'Vier', 'three', 'one']],
  ])(
    'A-API-023 order[%s] both ways: nulls last, ties by id in the same direction',
    async (key, ascending, nulls: string[] = []) => {
      expect((await list(`?order[${key}]=asc`)).names).toEqual([...ascending, ...nulls]);
      expect((await list(`?order[${key}]=desc`)).names).toEqual([
        ...ascending.toReversed(),
        ...nulls.toReversed(),
      ]);
    },
  );

  it('sorts by keys of several tables in the order given, and ignores what is no key', async () => {
    expect(
      (
        await list(
          '?order[num_jobs]=asc&order[entity.company_name]=desc&order[entity.url]=asc&order[ats]=asc',
        )
      ).names,
    ).toEqual(['Two', 'one', 'Vier', 'three']);
    expect((await list('?order[constructor]=asc')).names).toEqual(['Vier', 'three', 'Two', 'one']);
    expect(Object.keys(scrapeOrderKeys)).toHaveLength(15);
  });

  it.each([
    ['custom_search=TWO', ['Two']],
    ['custom_search=vier.test', ['Vier']],
    ['custom_search=zul', ['Two', 'one']],
    ['custom_search=ÉCL', ['Vier']],
    ['custom_search=50%25_off%5C', ['three']],
    ['custom_search=%25', ['three']],
    // The address of the entity is none of the searched fields, and no text spans two of them.
    ['custom_search=zulu.test', []],
    ['custom_search=one%20https', []],
    ['custom_search=one%0Ahttps', []],
    ['custom_search=', ['Vier', 'three', 'Two', 'one']],
    ['ats[]=workday', ['Vier', 'one']],
    ['ats=none', ['Two']],
    ['ats[]=none&ats[]=workday', ['Vier', 'Two', 'one']],
    [`ats[]=${encodeURIComponent('Системы / ?%&')}`, ['three']],
    ['ats[]=gone', []],
    ['site_type[]=1', ['one']],
    ['site_type[]=1&site_type[]=2', ['three', 'Two', 'one']],
    ['site_type=99999', []],
    ['percentage_without=25', ['one']],
    ['percentage_without=50', ['Vier']],
    ['percentage_without=75', []],
    ['percentage_without=25,100', ['three', 'one']],
    ['percentage_without[]=25&percentage_without[]=50', ['Vier', 'one']],
    ['num_jobs[gte]=5', ['Vier', 'three', 'one']],
    ['num_jobs[lte]=5', ['Vier', 'Two', 'one']],
    ['num_jobs[gt]=5', ['three']],
    ['num_jobs[lt]=5', ['Two']],
    ['num_jobs[gte]=1&num_jobs[lte]=10', ['Vier', 'one']],
    ['num_jobs[gte]=4.5&num_jobs[lte]=5.5', ['Vier', 'one']],
    ['num_jobs[gte]=10&num_jobs[lte]=1', []],
    ['num_jobs[gte]=99999999999999999999', []],
    ['num_jobs[gte]=-99999999999999999999&num_jobs[lte]=', ['Vier', 'three', 'Two', 'one']],
    ['active=true', ['three', 'one']],
    ['active=0', ['Vier', 'Two']],
    ['archived=true', ['Two']],
    ['archived=false', ['Vier', 'three', 'one']],
    ['status=idle', ['Vier', 'Two']],
    ['status=inactive', ['Vier', 'Two']],
    ['status[]=parsing&status[]=spidering', ['three', 'one']],
    ['entity=/api/entities/2147483647', []],
    ['entity=99999999999999', []],
    ['id[]=2147483647', []],
  ])('A-API-023 %s', async (query, names) => {
    const found = await list(`?${query}`);
    expect(found.names).toEqual(names);
    expect(found.total).toBe(names.length);
  });

  it('A-API-023 finds by an employer, by ids, and by either id typed into the search', async () => {
    expect((await list(`?entity=/api/entities/${entities[0]}`)).names).toEqual(['Two', 'one']);
    expect((await list(`?entity=${entities[1]}&active=true`)).names).toEqual(['three']);
    expect((await list(`?id[]=${ids[0]}&id[]=scrapes/${ids[3]}`)).names).toEqual(['Vier', 'one']);
    expect((await list(`?custom_search=${ids[3]}`)).names).toContain('Vier');
    expect((await list(`?custom_search=${entities[1]}`)).names).toContain('three');
  });

  it.each([
    ['site_type[]=x', 'site_type[]'],
    ['site_type[]=1%27%3B--', 'site_type[]'],
    ['percentage_without=30', 'percentage_without'],
    ['num_jobs[gte]=many', 'num_jobs[gte]'],
    ['num_jobs[lte]=.', 'num_jobs[lte]'],
    ['num_jobs[most]=1', 'num_jobs[most]'],
    ['num_jobs=5', 'num_jobs'],
    ['active=automatic', 'active'],
    ['archived=maybe', 'archived'],
    ['status=asleep', 'status'],
    ['entity=/api/tags/1', 'entity'],
    ['entity[]=x', 'entity[]'],
    ['entity[]=1&entity[3]=x', 'entity[3]'],
    ['site_type=x', 'site_type'],
    ['status[]=asleep', 'status[]'],
    ['id[]=x', 'id[]'],
    ['custom_search[x]=1', 'custom_search'],
    ['parser_code=perhaps', 'parser_code'],
  ])('A-API-023 %s is refused by name', async (query, parameter) => {
    const { status, body } = await api.ask('GET', `/scrapes?${query}`);
    expect([status, body.code, body.message]).toEqual([
      400,
      'invalid_filter',
      `Invalid value for query parameter "${parameter}".`,
    ]);
  });

  it.each(['x'.repeat(1000), `%_\\'"<>`, '🍕', 'שלום', `'; DROP TABLE scrape; --`])(
    'takes any text for a search: %s',
    async (text) => {
      expect(await list(`?custom_search=${encodeURIComponent(text)}`)).toMatchObject({
        names: [],
        total: 0,
      });
      expect(await list(`?ats[]=${encodeURIComponent(text)}`)).toMatchObject({
        names: [],
        total: 0,
      });
    },
  );

  it.each(['custom_search', 'ats[]', 'code_search', 'status'])(
    'a NUL in %s is 400',
    async (name) => {
      expect((await api.ask('GET', `/scrapes?${name}=abc%00def`)).status).toBe(400);
    },
  );

  it('A-API-023 pages, also past the end', async () => {
    expect(await list('?limit=3&page=2&order[entity.company_name]=asc')).toMatchObject({
      names: ['Two'],
      total: 4,
    });
    expect(await list('?limit=3&page=7')).toMatchObject({
      names: [],
      total: 4,
      view: { 'hydra:last': '/api/scrapes?limit=3&page=2' },
    });
    expect(await list('?limit=0')).toMatchObject({ names: [], total: 4 });
  });
});
