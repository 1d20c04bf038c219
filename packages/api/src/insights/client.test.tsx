// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import type { ListQuery } from '../core/listQuery.ts';
import { useTotalRuns } from '../entities/client.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import {
  useAtsCounts,
  useBrokenScrapes,
  useBrokenScrapesOf,
  useGraph,
  useInsightMetrics,
  useManualScrapes,
  useQueuedScrapes,
  useScrapesWithNoJobs,
  useStuckScrapes,
} from './client.ts';

const query: ListQuery = {
  page: 1,
  limit: 15,
  order: { key: 'name', direction: 'asc' },
  filters: {},
};
const answering = (...members: object[]) =>
  fakeFetch(() => json({ 'hydra:member': members, 'hydra:totalItems': members.length }));
const scrape = { id: 812, name: 'Acme', entity: { id: 7, company_name: 'Acme' }, ats: 'Workday' };

describe('insight lists', () => {
  it.each([
    [
      '/scrapes/with_entries_in_queue',
      useQueuedScrapes,
      { number_of_jobs_in_queue: 412 },
      { items_in_queue: 412 },
    ],
    [
      '/scrapes/with_no_jobs',
      useScrapesWithNoJobs,
      { num_jobs: 3, total_jobs: 0 },
      { num_jobs: 0, entity_id: 7 },
    ],
    ['/scrapes/manual_scrapes', useManualScrapes, { active: false }, { active: false }],
    [
      '/scrapes/all_broken_scrapes',
      useBrokenScrapes,
      { spider_last_ran: 9 },
      { ats: 'Workday', spider_last_ran: 9 },
    ],
    [
      '/scrapes/stuck',
      useStuckScrapes,
      {
        stage: 'parsing',
        since: 1_795_239_600,
        queued_items: 3,
        career_portal: 'https://acme.example',
      },
      {
        status: 'parsing',
        status_date: 1_795_239_600,
        items_in_queue: 3,
        career_portal: 'https://acme.example',
      },
    ],
    [
      '/entities/total_runs',
      useTotalRuns,
      { company_name: 'Acme', num_jobs: 9 },
      { company_name: 'Acme', num_jobs: 9 },
    ],
  ] as const)(
    '%s is asked for with page, limit and order (A-API-030, A-API-031, A-DAT-016, A-DAT-017)',
    async (path, useIt, sent, read) => {
      const { calls } = answering({ ...scrape, ...sent });
      const list = renderApi<
        ListQuery,
        { data: { items: readonly object[]; total: number } | undefined }
      >(useIt, query);
      await vi.waitFor(() => expect(list.current().data?.items).toMatchObject([read]));
      expect(calls().map(decodeURIComponent)).toEqual([
        `GET /api${path}?page=1&limit=15&order[name]=asc`,
      ]);
    },
  );

  it('counts per ATS have a row of their own for scrapes without one (A-API-039, A-DAT-015)', async () => {
    const counts = { working_count: 3, broken_count: 1, total: 4, percent_working: '75.00' };
    const { calls } = answering({ ats: 'Workday', ...counts }, counts);
    const list = renderApi(useAtsCounts, {
      ...query,
      order: { key: 'scrape.ats', direction: 'asc' },
    });
    await vi.waitFor(() =>
      expect(list.current().data?.items.map(({ id, ats }) => [id, ats])).toEqual([
        ['Workday', 'Workday'],
        ['', null],
      ]),
    );
    expect(list.current().data?.items[0]).toMatchObject({
      working_count: 3,
      broken_count: 1,
      total: 4,
      percent_working: 75,
    });
    expect(calls().map(decodeURIComponent)).toEqual([
      'GET /api/ats/working_broken_counts?page=1&limit=15&order[scrape.ats]=asc',
    ]);
  });

  it.each([
    ['Workday', 'Workday'],
    ['R/D? 100% & #1', 'R%2FD%3F%20100%25%20%26%20%231'],
    ['מערכת', '%D7%9E%D7%A2%D7%A8%D7%9B%D7%AA'],
    ['%2F', '%252F'],
  ])(
    'the broken ones of the ATS %s: its name is one segment, encoded once (A-API-032)',
    async (ats, segment) => {
      const { sent } = answering(scrape);
      const list = renderApi((given: ListQuery) => useBrokenScrapesOf(ats, given), {
        page: 1,
        limit: 15,
        filters: {},
      });
      await vi.waitFor(() => expect(list.current().data?.total).toBe(1));
      expect(sent.map(({ path }) => path)).toEqual([
        `/api/ats/${segment}/broken_scrapes?page=1&limit=15`,
      ]);
    },
  );
});

it('metrics come from GET /insights (A-API-040)', async () => {
  const { calls } = answering({ metric: 'total_runs', date_string: '11/21/2026', item_count: 12 });
  const metrics = renderApi(() => useInsightMetrics(), null);
  await vi.waitFor(() =>
    expect(metrics.current().data).toEqual([
      { metric: 'total_runs', date_string: '11/21/2026', item_count: 12 },
    ]),
  );
  expect(calls()).toEqual(['GET /api/insights']);
});

it.each([
  ['job_count', 'GET /api/get_job_count_graph_data?length=30d&average=7d'],
  [
    'working_scrapes',
    'GET /api/get_working_company_count_graph_data?pagination=false&length=30d&average=7d',
  ],
  [
    'broken_scrapes',
    'GET /api/get_broken_company_count_graph_data?pagination=false&length=30d&average=7d',
  ],
] as const)('the graph %s comes from %s (B-API-007, B-API-008, B-API-009)', async (type, call) => {
  const { calls } = answering({ date: '2026-11-21', count: 12, average: 11.5 });
  const graph = renderApi(() => useGraph(type, '30d', '7d'), null);
  await vi.waitFor(() =>
    expect(graph.current().data).toEqual([{ date: '2026-11-21', count: 12, average: 11.5 }]),
  );
  expect(calls()).toEqual([call]);
});
