// @vitest-environment happy-dom
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { useScrape, useScrapes } from './client.ts';
import { scrapeRowSchema, scrapeSchema } from './schema.ts';

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
