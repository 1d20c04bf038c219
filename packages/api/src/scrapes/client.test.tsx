// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  useCodeHistory,
  useNewestErrors,
  useNewestStages,
  useSaveScrape,
  useToggleCombo,
} from '../scrape-code/client.ts';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useScrape, useScrapes } from './client.ts';
import { scrapeRowSchema, scrapeSchema } from './schema.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const acme = { id: 7, company_name: 'Acme' };
const scrape = {
  id: 812,
  name: 'Acme Workday',
  entity: acme,
  entity_id: 7,
  ats: 'Workday',
  status: 'parsing',
  num_jobs: 4,
};

describe('scrapes', () => {
  it('come from GET /scrapes with paging, order, search and every filter (A-API-023)', async () => {
    const { calls } = fakeFetch(() =>
      json({ 'hydra:member': [scrape], 'hydra:totalItems': 1000, total_capped: true }),
    );
    const list = renderApi(useScrapes, {
      page: 2,
      limit: 15,
      order: { key: 'entity_id', direction: 'desc' },
      search: 'acme',
      filters: {
        'ats[]': ['Workday', 'none'],
        'site_type[]': [1, 3],
        percentage_without: '25,50',
        'num_jobs[gte]': 1,
        'num_jobs[lte]': 9,
        active: true,
        archived: false,
        code_search: 'curl_init',
        spider_code: true,
      },
    });
    await vi.waitFor(() =>
      expect(list.current().data?.items).toMatchObject([
        { id: 812, status: 'parsing', spider_code: null },
      ]),
    );
    expect(list.current().data).toMatchObject({ total: 1000, totalCapped: true });
    expect(calls().map((call) => decodeURIComponent(call))).toEqual([
      'GET /api/scrapes?page=2&limit=15&order[entity_id]=desc&custom_search=acme&ats[]=Workday&ats[]=none&site_type[]=1&site_type[]=3' +
        '&percentage_without=25,50&num_jobs[gte]=1&num_jobs[lte]=9&active=true&archived=false&code_search=curl_init&spider_code=true',
    ]);
  });

  it('one is read by GET /scrapes/{id} with the version to write against', async () => {
    const answer = {
      ...scrape,
      spider_code: '<?php',
      parser_code: null,
      is_combo: true,
      spider_user: { id: 4, first_name: 'Ada', last_name: 'King' },
    };
    const { calls } = fakeFetch(() => json(answer, 200, { etag: '"scrape-812-7"' }));
    const one = renderApi(useScrape, 812);
    await vi.waitFor(() => expect(one.current().data?.etag).toBe('"scrape-812-7"'));
    expect(one.current().data?.scrape).toMatchObject({
      spider_code: '<?php',
      parser_code: null,
      is_combo: true,
      spider_user: { id: 4, archived: false },
    });
    expect(calls()).toEqual(['GET /api/scrapes/812']);
  });
});

describe('the spellings of another back end', () => {
  const read = (fields: object) =>
    v.parse(scrapeRowSchema, { id: 1, name: 'A', entity: acme, ...fields });

  it.each([
    ['inactive is idle', { status: 'inactive' }, { status: 'idle' }],
    ['so is no status', {}, { status: 'idle' }],
    ['a stage that nobody knows yet stays', { status: 'cleanup' }, { status: 'cleanup' }],
    ['total_jobs counts before num_jobs', { total_jobs: 9, num_jobs: 3 }, { num_jobs: 9 }],
    ['num_jobs counts where it is alone', { total_jobs: null, num_jobs: '3' }, { num_jobs: 3 }],
    ['the queue has three names', { number_of_jobs_in_queue_order: 5 }, { items_in_queue: 5 }],
    [
      'an employer may be an IRI',
      { entity: '/api/entities/7' },
      { entity: { id: 7, company_name: 'Entity 7' }, entity_id: 7 },
    ],
    [
      'or an id beside it',
      { entity: undefined, entity_id: 7 },
      { entity: { id: 7, company_name: 'Entity 7' }, entity_id: 7 },
    ],
    ['or an object alone', {}, { entity: { id: 7, company_name: 'Acme' }, entity_id: 7 }],
    ['an ATS may be an object', { ats: { id: 1, name: 'Workday' } }, { ats: 'Workday' }],
    ['or there is none', {}, { ats: null }],
    [
      'instants may be ISO texts',
      { last_updated: '2026-11-21T05:40:00Z' },
      { last_updated: 1_795_239_600 },
    ],
  ])('%s', (_name, fields, expected) => {
    expect(read(fields)).toMatchObject(expected);
  });

  it('the frequency of the spider has two', () => {
    expect(v.parse(scrapeSchema, { ...scrape, spider_run_frequency: 48 }).spider_frequency).toBe(
      48,
    );
    expect(v.parse(scrapeSchema, { ...scrape, spider_frequency: 24 }).spider_frequency).toBe(24);
  });

  it('what is no scrape is refused', () => {
    expect(v.safeParse(scrapeRowSchema, 'a scrape').success).toBe(false);
    expect(v.safeParse(scrapeRowSchema, { id: 1, name: 'Without an employer' }).success).toBe(
      false,
    );
  });
});

describe('the writes of a scrape', () => {
  const screen = () =>
    renderApi(
      () => ({ shown: useScrape(812), save: useSaveScrape(), toggle: useToggleCombo() }),
      null,
    );

  it('PATCH /scrapes/{id} sends a code with its reason against the version that was read (A-API-026)', async () => {
    const { sent, calls } = fakeFetch(() => json(scrape, 200, { etag: '"scrape-812-8"' }));
    const { current } = screen();
    await vi.waitFor(() => expect(current().shown.data).toBeDefined());
    const values = { parser_code: '<?php', code_change_reason_code: 'bug_fix' };
    let saved: unknown;
    await act(async () => {
      saved = await current().save.trigger({ id: 812, values, etag: '"scrape-812-7"' });
    });
    expect(saved).toMatchObject({ scrape: { id: 812 }, etag: '"scrape-812-8"' });
    expect(sent[1]).toMatchObject({ method: 'PATCH', path: '/api/scrapes/812', body: values });
    expect(sent[1]?.headers.get('if-match')).toBe('"scrape-812-7"');
    expect(sent[1]?.headers.get('content-type')).toBe('application/merge-patch+json');
    // What is on the screen is read again.
    await vi.waitFor(() => expect(calls()[2]).toBe('GET /api/scrapes/812'));
  });

  it('a save that somebody else forestalled fails as stale', async () => {
    fakeFetch(({ method }) =>
      method === 'GET' ? json(scrape) : json({ code: 'precondition_failed' }, 412),
    );
    const { current } = screen();
    await act(async () => current().save.trigger({ id: 812, values: {}, etag: '"old"' }));
    expect(current().save.error?.kind).toBe('stale');
  });

  it('PUT /scrapes/{id}/toggle_combo says which type is meant (A-API-029)', async () => {
    const { sent } = fakeFetch(() => json({ ...scrape, is_combo: true }));
    const { current } = screen();
    await act(async () =>
      current().toggle.trigger({ id: 812, values: { is_combo: true }, etag: '"scrape-812-7"' }),
    );
    const write = sent.find(({ method }) => method === 'PUT');
    expect(write).toMatchObject({
      path: '/api/scrapes/812/toggle_combo',
      body: { is_combo: true },
    });
    expect(write?.headers.get('if-match')).toBe('"scrape-812-7"');
  });
});

describe('what happened to a scrape', () => {
  it('the versions of a code are read fifty at a time, newest first (A-API-036, A-DAT-014)', async () => {
    const version = {
      id: 5,
      scrape_id: 812,
      code: '<?php',
      code_type: 'parser',
      index: 2,
      modified: 1_795_239_600,
      reason_code: 'bug_fix',
      user: { id: 1, first_name: 'Ada', last_name: 'Moreau' },
    };
    const { calls } = fakeFetch(() => json({ 'hydra:member': [version], 'hydra:totalItems': 51 }));
    const history = renderApi(() => useCodeHistory(812, 'parser'), null);
    await vi.waitFor(() =>
      expect(history.current().data).toMatchObject({ items: [version], total: 51 }),
    );
    expect(calls().map(decodeURIComponent)).toEqual([
      'GET /api/scrapes/812/code_history?page=1&limit=50&order[modified]=desc&code_type=parser',
    ]);
  });

  it('the newest errors and stages come from their lists (A-API-034)', async () => {
    const { calls } = fakeFetch(({ path }) =>
      json({
        'hydra:member': path.includes('error_log')
          ? [{ id: 1, log_date_time: 1_795_239_600, log_message: 'HTTP 503' }]
          : [
              {
                id: 2,
                stage: 'parsing',
                scrape_id: 812,
                scrape_name: 'Acme Workday',
                start_time: 1_795_239_600,
                end_time: null,
                items: 0,
                company_id: 7,
              },
            ],
        'hydra:totalItems': 12,
      }),
    );
    const both = renderApi(() => [useNewestErrors(812), useNewestStages(812)] as const, null);
    await vi.waitFor(() => {
      expect(both.current()[0].data).toMatchObject({ items: [{ log_message: 'HTTP 503' }] });
      expect(both.current()[1].data).toMatchObject({ items: [{ end_time: null }], total: 12 });
    });
    expect(calls().map(decodeURIComponent)).toEqual([
      'GET /api/scrapes/812/error_log?page=1&limit=5&order[log_time]=desc',
      'GET /api/scrapes/812/stage_history?page=1&limit=5&order[start_time]=desc',
    ]);
  });
});
