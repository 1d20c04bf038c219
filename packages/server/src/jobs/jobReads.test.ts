import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { job, jobDetail, jobPreviousInstance } from '../db/schema/jobs.ts';
import { listOf } from '../testing/listOf.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';
import { insertEmployer } from '../testing/testQuality.ts';
import { insertTag } from '../testing/testRows.ts';
import { insertScrapes } from '../testing/testScrapes.ts';

let api: TestApp;
let entityId: number;
let scrapeId: number;
let second: number;
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 5, 20));

beforeAll(async () => {
  api = await openTestApp();
  const { db } = api.database;
  ({ entityId, scrapeId } = await insertEmployer(api.database));
  await insertTag(api.database, 'NYSE', 'exchange', [entityId]);
  [second = 0] = await insertScrapes(api.database, [{ entityId, name: '=Second' }]);
  const other = await insertEmployer(api.database);
  const of = { entityId, scrapeId };
  await db.insert(job).values([
    {
      ...of,
      id: 1,
      hash: 'h1',
      title: 'Éclair baker',
      url: 'https://a.test/1?x=%20&y',
      jobId: 'R-1',
      hasLocation: true,
      createDate: at(3),
      lastCheck: at(9),
    },
    {
      ...of,
      scrapeId: second,
      id: 2,
      hash: 'h2',
      title: 'driver',
      url: 'https://b.test/100%',
      createDate: at(2),
      lastCheck: at(10),
    },
    {
      ...of,
      id: 3,
      hash: 'h3',
      title: 'Zoologist, "night"',
      url: 'https://a.test/3',
      createDate: new Date('1965-03-04T00:00:00Z'),
      lastCheck: at(8),
    },
    {
      ...of,
      id: 4,
      hash: 'h4',
      title: 'Gone',
      url: 'https://a.test/3',
      active: false,
      createDate: at(4),
      lastCheck: at(5),
    },
    {
      entityId: other.entityId,
      scrapeId: other.scrapeId,
      id: 5,
      hash: 'h5',
      title: 'Foreign',
      url: 'https://c.test',
      createDate: at(1),
      lastCheck: at(1),
    },
  ]);
  await db.insert(jobDetail).values([
    {
      jobId: 1,
      onetCode: '51-3011.00',
      onetDescription: 'Bakers',
      description: '<script>alert(1)</script><p>Bake.</p>',
      city: 'Nancy',
      region: 'Lorraine',
      jobLocation: { country_name: 'France', latitude: 912.5, longitude: 'east', zipcode: [1] },
      extendedFields: [{ field_tag: 'job_id', field_value: 'R-1' }, 'nonsense', { field_value: 1 }],
    },
    { jobId: 2, jobLocation: 'nonsense', extendedFields: {} },
  ]);
  await db.insert(jobPreviousInstance).values([
    { jobPk: 1, jobId: 'OLD-1', created: at(1), lastChecked: at(2), deleteDate: at(2) },
    { jobPk: 1, jobId: 'OLD-2', created: at(2) },
    { jobPk: 2, jobId: 'OTHER', created: at(2) },
  ]);
});
afterAll(() => api.close());

describe('the jobs of an entity', () => {
  it.each([
    ['', [1, 2, 3]],
    ['order[create_date]=asc', [3, 2, 1]],
    ['order[title]=asc', [2, 1, 3]],
    ['order[last_check]=desc', [2, 1, 3]],
    ['active=false', [4]],
    ['custom_search=BAKER', [1]],
    ['custom_search=100%25', [2]],
    ['custom_search=a.test', [1, 3]],
    ['custom_search=2', [1, 2]],
    ['has_location=true', [1]],
    ['has_location=false', [2, 3]],
    ['create_date[after]=2026-11-02 00:00:00&create_date[before]=2026-11-02 23:59:59', [2]],
    ['create_date[lte]=0', [3]],
    ['last_check[gte]=1794201600&last_check[lte]=1794287999', [1]],
    ['last_check[before]=2026-11-08 23:59:59', [3]],
    ['scrape[]=SECOND', [2]],
    ['scrape[]=/api/scrapes/SECOND&scrape[]=999999', [2]],
    ['limit=1&page=2', [2]],
    ['page=9', []],
  ])('by ?%s', async (query, expected) => {
    const path = `/entities/${entityId}/jobs?${encodeURI(query.replaceAll('SECOND', `${second}`)).replaceAll('%2525', '%25')}`;
    expect((await listOf(api, path, { as: 'user' })).ids).toEqual(expected);
  });

  it('B-API-020 B-DAT-008 has the columns of a row with its scrape', async () => {
    const { members, total } = await listOf(api, `/entities/${entityId}/jobs`);
    expect(total).toBe(3);
    expect(members[0]).toEqual({
      '@id': '/api/jobs/1',
      '@type': 'Job',
      id: 1,
      hash: 'h1',
      title: 'Éclair baker',
      url: 'https://a.test/1?x=%20&y',
      job_id: 'R-1',
      active: true,
      create_date: at(3).getTime() / 1000,
      last_check: at(9).getTime() / 1000,
      has_location: true,
      scrape: expect.objectContaining({ '@id': `/api/scrapes/${scrapeId}`, id: scrapeId }),
      entity_id: entityId,
      scrape_id: scrapeId,
    });
  });

  it('B-API-021 of a scrape are its own, and a filter by scrape is not known there', async () => {
    expect((await listOf(api, `/scrapes/${second}/jobs`)).ids).toEqual([2]);
    expect((await listOf(api, `/scrapes/${second}/jobs?scrape[]=${scrapeId}`)).ids).toEqual([2]);
  });

  it.each(['active=maybe', 'has_location=2', 'create_date[after]=soon', 'scrape[]=x', 'page=0'])(
    'refuses ?%s',
    async (query) => {
      expect(await api.ask('GET', `/entities/${entityId}/jobs?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'invalid_filter' },
      });
    },
  );

  it('B-API-022 are a file too, with the same filters', async () => {
    const { headers, text } = await api.ask(
      'GET',
      `/entities/${entityId}/jobs/csv?order[title]=asc&limit=1`,
    );
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="jobs-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const name = `Scrape ${text.match(/Scrape (\d+),/)?.[1]}`;
    expect(text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'Job Title,URL,Job ID,Scrape Name,SID,Date Created,Last Time Checked,Location',
      `driver,https://b.test/100%,,'=Second,${second},2026-11-02T05:20:00Z,2026-11-10T05:20:00Z,`,
      `Éclair baker,https://a.test/1?x=%20&y,R-1,${name},${scrapeId},2026-11-03T05:20:00Z,2026-11-09T05:20:00Z,Yes`,
      `"Zoologist, ""night""",https://a.test/3,,${name},${scrapeId},1965-03-04T00:00:00Z,2026-11-08T05:20:00Z,`,
      '',
    ]);
    expect((await api.ask('GET', `/scrapes/${second}/jobs/csv`)).text).toContain('driver');
  });

  it('are not found where their owner is not', async () => {
    for (const path of ['/entities/9999/jobs', '/scrapes/9999/jobs', '/scrapes/9999/jobs/csv'])
      expect((await api.ask('GET', path)).status).toBe(404);
  });
});

describe('a job', () => {
  it('B-API-024 B-DAT-008 has all fields, with its previous instances newest first', async () => {
    const { status, body } = await api.ask('GET', '/jobs/1', { as: 'user' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      '@context': '/api/contexts/Job',
      '@id': '/api/jobs/1',
      '@type': 'Job',
      onet_code: '51-3011.00',
      onet_description: 'Bakers',
      description: '<script>alert(1)</script><p>Bake.</p>',
      city: 'Nancy',
      region: { name: 'Lorraine' },
      region_name: 'Lorraine',
      job_location: {
        country_name: 'France',
        city_name: null,
        region_name: null,
        zipcode: null,
        location_id: null,
        latitude: '912.5',
        longitude: 'east',
      },
      extended_fields: [{ field_tag: 'job_id', field_value: 'R-1' }],
      previous_instances: [
        { job_id: 'OLD-2', created: at(2).getTime() / 1000, last_checked: null, delete_date: null },
        { job_id: 'OLD-1', delete_date: at(2).getTime() / 1000 },
      ],
      entity: { id: entityId, tags: [{ tag: { title: 'NYSE' } }] },
      scrape: { id: scrapeId },
    });
  });

  it('without details has nulls and empty lists', async () => {
    expect((await api.ask('GET', '/jobs/2')).body).toMatchObject({
      description: null,
      region: null,
      job_location: null,
      extended_fields: [],
    });
    expect((await api.ask('GET', '/jobs/3')).body).toMatchObject({
      description: null,
      create_date: Date.parse('1965-03-04T00:00:00Z') / 1000,
      extended_fields: [],
      previous_instances: [],
    });
  });

  it('B-API-025 is found by its hash, B-API-026 and by its exact URL, an active one first', async () => {
    const by = async (path: string) => (await api.ask('GET', path)).body.id;
    expect(await by('/jobs/hash/h4')).toBe(4);
    expect(await by(`/jobs/url?url=${encodeURIComponent('https://a.test/1?x=%20&y')}`)).toBe(1);
    expect(await by('/jobs/url?url=https://a.test/3')).toBe(3);
    await api.database.db.update(job).set({ active: false });
    expect(await by('/jobs/url?url=https://a.test/3')).toBe(4);
    await api.database.db.update(job).set({ active: true });
  });

  it.each([
    ['/jobs/999', 404, 'Job by ID not found.'],
    ['/jobs/0', 404, 'Job by ID not found.'],
    ['/jobs/99999999999999999999', 404, 'Job by ID not found.'],
    ['/jobs/%00', 404, 'Job by ID not found.'],
    ['/jobs/hash/H1', 404, 'Job by hash not found.'],
    ['/jobs/hash/%00', 404, 'Job by hash not found.'],
    ['/jobs/hash/%ff', 404, 'Job by hash not found.'],
    ['/jobs/url?url=https://A.test/3', 404, 'Job UR not found.'],
    ['/jobs/url', 400, 'Invalid value for query parameter "url".'],
    ['/jobs/url?url=', 400, 'Invalid value for query parameter "url".'],
    ['/jobs/url?url[]=x', 400, 'Invalid value for query parameter "url".'],
    ['/jobs/url?url=%00', 400, 'Invalid value for query parameter "url".'],
  ])('%s is %d', async (path, status, description) => {
    const answer = await api.ask('GET', path);
    expect([answer.status, answer.body['hydra:description']]).toEqual([status, description]);
  });
});
