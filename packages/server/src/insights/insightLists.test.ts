import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingOption } from '../db/schema/people.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEntities } from '../testing/testRows.ts';
import { insertAts, insertScrapes } from '../testing/testScrapes.ts';
import { recordMetrics } from './recordMetrics.ts';

const hostile = `<script>alert(1)</script> %_\\'" 🚀 שלום`;
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const unix = (at: Date) => Math.floor(at.getTime() / 1000);

let api: TestApp;
let ids: Record<string, number>;
const stuckSince = ago(48);
const brokenSince = ago(100);
const lastRan = ago(5);

beforeAll(async () => {
  api = await openTestApp();
  const { database } = api;
  await database.db
    .insert(settingOption)
    .values({ kind: 'site_type', value: '1', label: 'Corporate' });
  const [beta, alpha, gone] = await insertEntities(database, [
    { companyName: 'beta', numJobs: 5, url: 'https://beta.test' },
    { companyName: 'Alpha', numJobs: 50 },
    { companyName: 'Without runs' },
  ]);
  const workday = await insertAts(database, 'workday');
  const slash = await insertAts(database, 'a/b?c%d#e');
  const hebrew = await insertAts(database, 'מערכת');
  await insertAts(database, 'unused');
  const names = [
    'Fine',
    hostile,
    'Broken no ats',
    'Broken slash',
    'Broken hebrew',
    'Broken manual',
    'Broken archived',
    'Queued',
    'Jobless',
    'Jobless archived',
    'Manual',
    'Stuck queued',
    'Stuck empty',
    'Running',
    'Stuck archived',
  ];
  const [entityId = 0, otherId = 0, lastId = 0] = [beta, alpha, gone];
  const made = await insertScrapes(database, [
    { entityId, name: 'Fine', atsId: workday },
    { entityId, name: hostile, atsId: workday, brokenSince, spiderLastRan: lastRan },
    { entityId: otherId, name: 'Broken no ats', brokenSince },
    { entityId, name: 'Broken slash', atsId: slash, brokenSince, spiderLastRan: ago(50) },
    { entityId, name: 'Broken hebrew', atsId: hebrew, brokenSince },
    { entityId, name: 'Broken manual', atsId: workday, brokenSince, active: false },
    { entityId: lastId, name: 'Broken archived', atsId: workday, brokenSince, archived: true },
    { entityId, name: 'Queued', atsId: workday, itemsInQueue: 7 },
    { entityId: otherId, name: 'Jobless', numJobs: 0, careerPortal: 'https://jobs.test' },
    { entityId, name: 'Jobless archived', numJobs: 0, archived: true },
    { entityId: otherId, name: 'Manual', active: false },
    {
      entityId,
      name: 'Stuck queued',
      atsId: workday,
      status: 'parsing',
      statusDate: stuckSince,
      itemsInQueue: 12,
    },
    {
      entityId,
      name: 'Stuck empty',
      status: 'spidering',
      statusDate: ago(30),
      careerPortal: 'https://stuck.test',
    },
    { entityId, name: 'Running', atsId: workday, status: 'spidering', statusDate: ago(23) },
    {
      entityId,
      name: 'Stuck archived',
      status: 'parsing',
      statusDate: ago(99),
      archived: true,
      active: false,
    },
  ]);
  ids = Object.fromEntries(names.map((name, index) => [name, made[index] ?? 0]));
});
afterAll(() => api.close());

const collectionSchema = v.looseObject({
  'hydra:totalItems': v.number(),
  'hydra:member': v.array(v.looseObject({})),
});
async function read(path: string) {
  const { status, body, text } = await api.ask('GET', path);
  expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  const { 'hydra:totalItems': total, 'hydra:member': members } = v.parse(collectionSchema, body);
  return { body, total, members };
}
const names = async (path: string) => (await read(path)).members.map((one) => one.name);
const ats = async (path: string) => (await read(path)).members.map((one) => one.ats);

describe('GET /scrapes/all_broken_scrapes', () => {
  it('A-API-031 A-DAT-017 holds those that should run and do not, as rows of the scrape list with what is broken', async () => {
    const { body, total, members } = await read('/scrapes/all_broken_scrapes');
    expect(total).toBe(4);
    expect(body).toMatchObject({
      '@context': '/api/contexts/BrokenScrape',
      '@id': '/api/scrapes/all_broken_scrapes',
    });
    expect(members.find(({ name }) => name === hostile)).toMatchObject({
      '@id': `/api/scrapes/${ids[hostile]}`,
      '@type': 'BrokenScrape',
      id: ids[hostile],
      ats: 'workday',
      active: true,
      archived: false,
      site_type_label: 'Corporate',
      spider_last_ran: unix(lastRan),
      broken_since: unix(brokenSince),
      num_jobs: 1,
      total_jobs: 1,
      number_of_jobs_in_queue: 0,
      career_portal: null,
      entity: {
        '@type': 'Entity',
        id: expect.any(Number),
        company_name: 'beta',
        url: 'https://beta.test',
        tags: [],
      },
    });
  });

  it.each([
    ['', [hostile, 'Broken hebrew', 'Broken no ats', 'Broken slash']],
    ['?order[name]=desc', ['Broken slash', 'Broken no ats', 'Broken hebrew', hostile]],
    ['?order[ats]=asc', ['Broken slash', hostile, 'Broken hebrew', 'Broken no ats']],
    ['?order[scrape.ats]=desc', ['Broken hebrew', hostile, 'Broken slash', 'Broken no ats']],
    ['?order[sid]=asc', [hostile, 'Broken no ats', 'Broken slash', 'Broken hebrew']],
    ['?order[id]=desc', ['Broken hebrew', 'Broken slash', 'Broken no ats', hostile]],
    ['?order[spider_last_ran]=desc', [hostile, 'Broken slash', 'Broken hebrew', 'Broken no ats']],
    ['?order[spider_last_ran]=asc', ['Broken slash', hostile, 'Broken no ats', 'Broken hebrew']],
    [
      '?order[nonsense]=desc&order[name]=sideways',
      [hostile, 'Broken hebrew', 'Broken no ats', 'Broken slash'],
    ],
    ['?limit=1&page=4', ['Broken slash']],
    ['?limit=1&page=9', []],
  ])('%s', async (query, expected) => {
    expect(await names(`/scrapes/all_broken_scrapes${query}`)).toEqual(expected);
  });

  it('narrows to ids', async () => {
    expect(
      await names(`/scrapes/all_broken_scrapes?id[]=${ids['Broken slash']}&id[]=${ids.Fine}`),
    ).toEqual(['Broken slash']);
  });
});

describe('GET /ats/{ats}/broken_scrapes', () => {
  it.each([
    ['workday', [hostile]],
    ['none', ['Broken no ats']],
    [encodeURIComponent('a/b?c%d#e'), ['Broken slash']],
    [encodeURIComponent('מערכת'), ['Broken hebrew']],
    ['Workday', []],
    ['unused', []],
    [encodeURIComponent(`nobody' OR 1=1 --`), []],
    ['%00', []],
    ['%25', []],
    ['%E0%A4%A', []],
    ['x'.repeat(1000), []],
  ])('A-API-032 %s', async (name, expected) => {
    expect(await names(`/ats/${name}/broken_scrapes`)).toEqual(expected);
  });

  it('has its own address in the answer, so that the next page can be followed', async () => {
    const { body } = await read(`/ats/${encodeURIComponent('a/b?c%d#e')}/broken_scrapes?limit=1`);
    expect(body).toMatchObject({
      '@id': '/api/ats/a%2Fb%3Fc%25d%23e/broken_scrapes',
      'hydra:view': { '@id': '/api/ats/a%2Fb%3Fc%25d%23e/broken_scrapes?limit=1&page=1' },
    });
  });
});

describe('GET /scrapes/with_entries_in_queue', () => {
  it('A-API-030 A-DAT-017 has the number of queued items, and sorts by it', async () => {
    const { members } = await read('/scrapes/with_entries_in_queue');
    expect(members).toMatchObject([
      {
        name: 'Queued',
        '@type': 'Scrape',
        number_of_jobs_in_queue: 7,
        number_of_jobs_in_queue_order: 7,
        items_in_queue: 7,
      },
      { name: 'Stuck queued', number_of_jobs_in_queue_order: 12 },
    ]);
    for (const key of [
      'number_of_jobs_in_queue_order',
      'number_of_jobs_in_queue',
      'items_in_queue',
    ]) {
      expect(await names(`/scrapes/with_entries_in_queue?order[${key}]=desc`)).toEqual([
        'Stuck queued',
        'Queued',
      ]);
    }
    expect(await names('/scrapes/with_entries_in_queue?order[id]=desc')).toEqual([
      'Stuck queued',
      'Queued',
    ]);
  });
});

describe('scrapes with no jobs, and manual ones', () => {
  it('with_no_jobs holds those not archived with no open job', async () => {
    const { members, total } = await read('/scrapes/with_no_jobs');
    expect(total).toBe(1);
    expect(members).toMatchObject([
      {
        name: 'Jobless',
        '@type': 'Scrape',
        num_jobs: 0,
        total_jobs: 0,
        career_portal: 'https://jobs.test',
        entity: { company_name: 'Alpha' },
      },
    ]);
  });

  it('manual_scrapes holds those not archived that do not run by themselves, by entity', async () => {
    expect(await names('/scrapes/manual_scrapes')).toEqual(['Broken manual', 'Manual']);
    expect((await read('/scrapes/manual_scrapes')).members[0]).toMatchObject({
      active: false,
      archived: false,
    });
  });

  it.each([
    'entity_id',
    'eid',
    'entity.id',
    'entity.company_name',
    'id',
    'sid',
    'name',
    'entity.url',
    'entity.career_page',
    'career_portal',
    'num_jobs',
    'percentage_without_locations',
    'scrape.percentage_without_locations',
    'active',
    'archived',
    'status',
    'ats',
    'scrape.ats',
    'site_type_label',
    'last_updated',
  ])('sort by %s, whole in both directions', async (key) => {
    for (const direction of ['asc', 'desc']) {
      expect(
        (await names(`/scrapes/manual_scrapes?order[${key}]=${direction}`)).toSorted(),
      ).toEqual(['Broken manual', 'Manual']);
      expect(await names(`/scrapes/with_no_jobs?order[${key}]=${direction}`)).toEqual(['Jobless']);
    }
  });

  it('sort by keys of other tables, those without a value last', async () => {
    expect(await names('/scrapes/manual_scrapes?order[entity.company_name]=asc')).toEqual([
      'Manual',
      'Broken manual',
    ]);
    for (const direction of ['asc', 'desc'])
      expect(await names(`/scrapes/manual_scrapes?order[ats]=${direction}`)).toEqual([
        'Broken manual',
        'Manual',
      ]);
  });
});

describe('GET /scrapes/stuck', () => {
  it('A-API-033 A-DAT-016 holds those in one stage for more than a day, newest first', async () => {
    const { members, total } = await read('/scrapes/stuck');
    expect(total).toBe(2);
    expect(members).toMatchObject([
      {
        name: 'Stuck empty',
        '@type': 'StuckScrape',
        stage: 'spidering',
        queued_items: 0,
        ats: null,
        career_portal: 'https://stuck.test',
      },
      {
        name: 'Stuck queued',
        stage: 'parsing',
        since: unix(stuckSince),
        queued_items: 12,
        ats: 'workday',
        career_portal: null,
      },
    ]);
  });

  it.each([
    ['true', ['Stuck queued']],
    ['1', ['Stuck queued']],
    ['false', ['Stuck empty']],
    ['0', ['Stuck empty']],
    ['', ['Stuck empty', 'Stuck queued']],
  ])('with_jobs_in_queue=%s', async (value, expected) => {
    expect(await names(`/scrapes/stuck?with_jobs_in_queue=${value}`)).toEqual(expected);
  });

  it.each([
    ['since', 'asc', 'Stuck queued'],
    ['queued_items', 'desc', 'Stuck queued'],
    ['stage', 'asc', 'Stuck queued'],
    ['name', 'asc', 'Stuck empty'],
    ['ats', 'desc', 'Stuck queued'],
    ['career_portal', 'desc', 'Stuck empty'],
    ['career_portal', 'asc', 'Stuck empty'],
    ['id', 'asc', 'Stuck queued'],
    ['id', 'desc', 'Stuck empty'],
  ])('order[%s]=%s begins with %s', async (key, direction, first) => {
    expect((await names(`/scrapes/stuck?order[${key}]=${direction}`))[0]).toBe(first);
  });

  it('a flag that is none is 400, and names the parameter', async () => {
    const { status, body } = await api.ask('GET', '/scrapes/stuck?with_jobs_in_queue=maybe');
    expect([status, body.message]).toEqual([
      400,
      'Invalid value for query parameter "with_jobs_in_queue".',
    ]);
  });

  it('how long is too long is a setting', async () => {
    const patient = await openTestApp({ STUCK_AFTER_HOURS: '1' });
    const [entityId = 0] = await insertEntities(patient.database, [{ companyName: 'Impatient' }]);
    await insertScrapes(patient.database, [
      { entityId, name: 'Two hours', status: 'parsing', statusDate: ago(2) },
      { entityId, name: 'Half an hour', status: 'parsing', statusDate: ago(0.5) },
    ]);
    const { body } = await patient.ask('GET', '/scrapes/stuck');
    await patient.close();
    expect(body).toMatchObject({ 'hydra:totalItems': 1, 'hydra:member': [{ name: 'Two hours' }] });
  });
});

describe('GET /ats/working_broken_counts', () => {
  it('A-API-039 A-DAT-015 counts what should run by system, those without one last', async () => {
    const { body, members, total } = await read('/ats/working_broken_counts');
    expect(total).toBe(4);
    expect(body).toMatchObject({
      '@id': '/api/ats/working_broken_counts',
      '@context': '/api/contexts/AtsCount',
    });
    expect(members).toEqual([
      {
        '@id': '/api/ats/working_broken_counts#a%2Fb%3Fc%25d%23e',
        '@type': 'AtsCount',
        ats: 'a/b?c%d#e',
        working_count: 0,
        broken_count: 1,
        total: 1,
        percent_working: 0,
      },
      {
        '@id': '/api/ats/working_broken_counts#workday',
        '@type': 'AtsCount',
        ats: 'workday',
        working_count: 4,
        broken_count: 1,
        total: 5,
        percent_working: 80,
      },
      expect.objectContaining({ ats: 'מערכת', working_count: 0, broken_count: 1 }),
      {
        '@id': '/api/ats/working_broken_counts#none',
        '@type': 'AtsCount',
        ats: null,
        working_count: 2,
        broken_count: 1,
        total: 3,
        percent_working: 66.67,
      },
    ]);
  });

  it.each([
    ['?order[scrape.ats]=asc', ['a/b?c%d#e', 'workday', 'מערכת', null]],
    ['?order[ats]=desc', ['מערכת', 'workday', 'a/b?c%d#e', null]],
    ['?order[working_count]=desc', ['workday', null, 'מערכת', 'a/b?c%d#e']],
    ['?order[percent_working]=desc&limit=2', ['workday', null]],
    ['?order[percent_working]=desc&limit=2&page=2', ['מערכת', 'a/b?c%d#e']],
    ['?order[broken_count]=asc&order[total]=desc', ['workday', null, 'a/b?c%d#e', 'מערכת']],
    ['?limit=0', []],
    ['?page=7', []],
  ])('%s', async (query, expected) => {
    expect(await ats(`/ats/working_broken_counts${query}`)).toEqual(expected);
    expect((await read(`/ats/working_broken_counts${query}`)).total).toBe(4);
  });
});

describe('GET /entities/total_runs', () => {
  it('A-API-022 holds each employer with a scrape that runs by itself, once', async () => {
    const { members, total } = await read('/entities/total_runs');
    expect(total).toBe(2);
    expect(members).toMatchObject([
      { '@type': 'Entity', company_name: 'Alpha', num_jobs: 50 },
      { company_name: 'beta', num_jobs: 5 },
    ]);
  });

  it.each([
    ['num_jobs]=asc', 'beta'],
    ['company_name]=desc', 'beta'],
    ['name]=asc', 'Alpha'],
    ['id]=asc', 'beta'],
    ['eid]=desc', 'Alpha'],
  ])('order[%s begins with %s', async (order, first) => {
    expect((await read(`/entities/total_runs?order[${order}`)).members[0]?.company_name).toBe(
      first,
    );
  });
});

describe('the newest number of an insight', () => {
  const numbers = async () => {
    await recordMetrics(api.database.db, '2026-11-21');
    const { members } = await read('/insights');
    return Object.fromEntries(members.map(({ metric, item_count }) => [metric, item_count]));
  };

  it('is the total of its list', async () => {
    expect(await numbers()).toMatchObject({
      total_runs: (await read('/entities/total_runs')).total,
      all_broken_scrapes: (await read('/scrapes/all_broken_scrapes')).total,
      with_entries_in_queue: (await read('/scrapes/with_entries_in_queue')).total,
      with_no_jobs: (await read('/scrapes/with_no_jobs')).total,
      manual_companies: (await read('/scrapes/manual_scrapes')).total,
    });
  });

  it('of the engines is that of the rows with a broken scrape', async () => {
    const { members } = await read('/ats/working_broken_counts?limit=100');
    expect((await numbers()).broken_companies_by_engine).toBe(
      members.filter((engine) => Number(engine.broken_count) > 0).length,
    );
  });
});

describe('every insight list', () => {
  const paths = [
    '/entities/total_runs',
    '/scrapes/with_entries_in_queue',
    '/scrapes/with_no_jobs',
    '/scrapes/manual_scrapes',
    '/scrapes/all_broken_scrapes',
    '/ats/workday/broken_scrapes',
    '/scrapes/stuck',
    '/ats/working_broken_counts',
  ];

  it.each(paths)(
    '%s refuses malformed paging, another method, and nobody signed in',
    async (path) => {
      expect((await api.ask('GET', `${path}?page=0`)).body).toMatchObject({
        status: 400,
        message: 'Page should not be less than 1',
      });
      expect((await api.ask('GET', `${path}?limit=-1`)).body).toMatchObject({
        status: 400,
        message: 'Limit should not be less than 0',
      });
      expect((await api.ask('GET', `${path}?limit=%00`)).status).toBe(400);
      expect((await api.ask('POST', path, { body: {} })).status).toBe(405);
      expect((await api.ask('GET', path, { as: null })).status).toBe(401);
    },
  );
});
