import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metricDaily } from '../db/schema/jobs.ts';
import { openTestApp, type TestApp } from '../testing/testApp.ts';

let api: TestApp;
const dayBefore = (last: string, days: number) =>
  new Date(Date.parse(`${last}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  api = await openTestApp();
  const rows = [
    'total_runs',
    'manual_companies',
    'broken_companies_by_engine',
    'something_else',
  ].flatMap((metric) =>
    Array.from({ length: 9 }, (_, age) => ({
      metric,
      day: dayBefore('2026-11-21', age),
      itemCount: 100 + age,
    })),
  );
  const jobs = Array.from({ length: 800 }, (_, age) => ({
    metric: 'job_count',
    day: dayBefore('2026-07-23', age),
    itemCount: age % 2 === 0 ? 10 : 20,
  }));
  // The second day before the newest was not counted.
  await api.database.db
    .insert(metricDaily)
    .values([...rows, ...jobs.filter((_, age) => age !== 2)]);
});
afterAll(() => api.close());

const pointsSchema = v.array(
  v.object({
    '@id': v.string(),
    '@type': v.literal('GraphPoint'),
    date: v.string(),
    count: v.number(),
    average: v.number(),
  }),
);
const points = async (query: string) =>
  v.parse(pointsSchema, (await api.ask('GET', query)).body['hydra:member']);

describe('GET /insights', () => {
  it('A-API-040 has the last seven days of each metric, newest first', async () => {
    const { status, body } = await api.ask('GET', '/insights');
    const members = v.parse(
      v.array(
        v.looseObject({ metric: v.string(), date_string: v.string(), item_count: v.number() }),
      ),
      body['hydra:member'],
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ '@id': '/api/insights', 'hydra:totalItems': 21 });
    expect(members.map(({ metric }) => metric)).toEqual(
      ['total_runs', 'manual_companies', 'broken_companies_by_engine'].flatMap((metric) =>
        Array.from({ length: 7 }, () => metric),
      ),
    );
    expect(members[0]).toEqual({
      '@id': '/api/insights#total_runs-2026-11-21',
      '@type': 'InsightMetric',
      metric: 'total_runs',
      date_string: '11/21/2026',
      item_count: 100,
    });
    expect(members.slice(0, 7).map((one) => one.date_string)).toEqual([
      '11/21/2026',
      '11/20/2026',
      '11/19/2026',
      '11/18/2026',
      '11/17/2026',
      '11/16/2026',
      '11/15/2026',
    ]);
  });
});

describe('the graphs', () => {
  it('have a point per day on record, oldest first, up to the newest, with the mean of the days before', async () => {
    const found = await points('/get_job_count_graph_data?average=3d');
    expect(found.map(({ date }) => date)).toEqual(
      Array.from({ length: 30 }, (_, age) => dayBefore('2026-07-23', 29 - age)).filter(
        (day) => day !== '2026-07-21',
      ),
    );
    expect(found.slice(-3)).toEqual([
      {
        '@id': '/api/get_job_count_graph_data#2026-07-20',
        '@type': 'GraphPoint',
        date: '2026-07-20',
        count: 20,
        average: 16.67,
      },
      {
        '@id': '/api/get_job_count_graph_data#2026-07-22',
        '@type': 'GraphPoint',
        date: '2026-07-22',
        count: 20,
        average: 20,
      },
      {
        '@id': '/api/get_job_count_graph_data#2026-07-23',
        '@type': 'GraphPoint',
        date: '2026-07-23',
        count: 10,
        average: 15,
      },
    ]);
    // The first point has its days too, though they stand before the graph.
    expect(found[0]?.average).toBe(16.67);
  });

  it.each([
    ['30d', 29],
    ['60d', 59],
    ['6m', 180],
    ['1y', 364],
    ['3y', 799],
    ['5y', 799],
    ['7y', 799],
  ])('length=%s: %i points', async (length, count) => {
    expect(
      await points(`/get_job_count_graph_data?length=${length}&pagination=false`),
    ).toHaveLength(count);
  });

  it.each([
    ['', 15],
    ['&average=7d', 15],
    ['&average=14d', 15.38],
    ['&average=90d', 15.06],
  ])('the newest point with %s: %d', async (query, average) => {
    expect((await points(`/get_job_count_graph_data?length=30d${query}`)).at(-1)?.average).toBe(
      average,
    );
  });

  it.each(['get_working_company_count_graph_data', 'get_broken_company_count_graph_data'])(
    '%s is empty where nothing was counted',
    async (name) => {
      expect((await api.ask('GET', `/${name}`)).body).toMatchObject({
        '@id': `/api/${name}`,
        'hydra:totalItems': 0,
        'hydra:member': [],
      });
    },
  );

  it.each([
    ['length=31d', 'length'],
    ['length=toString', 'length'],
    ['average=7', 'average'],
    ['average[]=7d', 'average'],
    ['length=%00', 'length'],
  ])('%s: 400', async (query, parameter) => {
    expect((await api.ask('GET', `/get_job_count_graph_data?${query}`)).body).toMatchObject({
      status: 400,
      message: `Invalid value for query parameter "${parameter}".`,
    });
  });
});
