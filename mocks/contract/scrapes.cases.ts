import { collectionOf } from '@console/api/core/hydra/collection';
import { scrapeRowSchema, scrapeSchema } from '@console/api/scrapes/schema';
import * as v from 'valibot';
import type { Ask, ContractCase, ContractRequest, Given } from './contractCase.ts';

const list = collectionOf(scrapeRowSchema);
const get = (path: string): ContractRequest => ({ method: 'GET', path });

/** Any scrape of the back end. */
export async function givenScrape(ask: Ask): Promise<Given> {
  const body: unknown = await (await ask(get('/scrapes?limit=1'), 'ROLE_ADMIN')).json();
  return { id: v.parse(list, body).items[0]?.id ?? 0, etag: '', tagIri: '' };
}

const refused = (parameter: string, value: string): ContractCase => ({
  name: `${parameter}=${value} is refused`,
  request: get(`/scrapes?${parameter}=${value}`),
  status: 400,
  body: {
    code: 'invalid_filter',
    'hydra:description': `Invalid value for query parameter "${parameter}".`,
  },
});

/** The keys of a list row, in both spellings of the requirements. */
const ROW_KEYS = [
  '@id',
  '@type',
  'id',
  'name',
  'entity',
  'entity_id',
  'ats',
  'site_type',
  'site_type_label',
  'career_portal',
  'active',
  'archived',
  'status',
  'scrape_states',
  'items_in_queue',
  'number_of_jobs_in_queue',
  'num_jobs',
  'total_jobs',
  'percentage_without_locations',
  'last_updated',
  'spider_last_ran',
  'is_combo',
  'version',
];

/** The keys that only the detail has. */
const DETAIL_KEYS = [
  'spider_code',
  'parser_code',
  'ats_data',
  'method',
  'update_method',
  'proxy_service',
  'specific_host',
  'clear_cookie',
  'self_identification',
  'spider_frequency',
  'test_url',
  'job_data',
  'allow_fails',
  'updated_at',
  'jobs_per_page',
  'spider_last_date_modified',
  'parser_last_date_modified',
  'spider_user',
  'parser_user',
];

/** The order keys with the field that each orders by. */
const ORDER_KEYS: Readonly<Record<string, string>> = {
  entity_id: 'entity_id',
  eid: 'entity_id',
  'entity.id': 'entity_id',
  'entity.company_name': 'entity.company_name',
  id: 'id',
  sid: 'id',
  name: 'name',
  'entity.url': 'entity.url',
  'entity.career_page': 'entity.career_page',
  career_portal: 'career_portal',
  num_jobs: 'num_jobs',
  percentage_without_locations: 'percentage_without_locations',
  'scrape.percentage_without_locations': 'percentage_without_locations',
  active: 'active',
  archived: 'archived',
  status: 'status',
  ats: 'ats',
  'scrape.ats': 'ats',
  site_type_label: 'site_type_label',
  last_updated: 'last_updated',
};

/**
 * The cases need a back end with scrapes: some with jobs, some without, and code that begins with
 * `<?php`.
 */
export const scrapeCases: readonly ContractCase[] = [
  {
    name: 'a list is a hydra collection of rows without code',
    request: get('/scrapes?page=1&limit=3'),
    status: 200,
    shape: list,
    keys: ROW_KEYS,
    body: {
      '@context': '/api/contexts/Scrape',
      '@id': '/api/scrapes',
      '@type': 'hydra:Collection',
    },
    text: /^(?!.*"spider_code":)/s,
  },
  ...Object.entries(ORDER_KEYS).flatMap(([key, by]) =>
    (['asc', 'desc'] as const).map((direction): ContractCase => ({
      name: `the list is ordered by ${key} ${direction}`,
      request: get(`/scrapes?limit=100&order[${key}]=${direction}`),
      status: 200,
      keys: ['id'],
      ordered: { by, direction },
    })),
  ),
  {
    name: 'every filter at once',
    request: get(
      '/scrapes?limit=2&custom_search=nobody-is-called-so&ats[]=Workday&ats[]=none&site_type[]=1&percentage_without=25,50&num_jobs[gte]=1' +
        '&num_jobs[lte]=9&active=true&archived=false&status=inactive&entity=/api/entities/1&id[]=1',
    ),
    status: 200,
    shape: list,
    body: { 'hydra:totalItems': 0, 'hydra:member': [] },
  },
  {
    name: 'a range upside down finds nothing',
    request: get('/scrapes?num_jobs[gte]=9&num_jobs[lte]=1'),
    status: 200,
    body: { 'hydra:totalItems': 0, 'hydra:member': [] },
  },
  refused('entity', 'abc'),
  refused('entity[]', 'abc'),
  refused('entity[0]', 'abc'),
  refused('archived', 'perhaps'),
  refused('active', 'perhaps'),
  refused('num_jobs[gte]', 'many'),
  refused('percentage_without', '30'),
  refused('site_type[]', 'x'),
  refused('status', 'asleep'),
  {
    name: 'a code search gives both codes, and takes the text as it is',
    request: get('/scrapes?limit=1&code_search=php'),
    status: 200,
    shape: list,
    keys: ['id', 'spider_code', 'parser_code', 'code_truncated'],
  },
  {
    name: 'a code search of the spider alone',
    request: get('/scrapes?limit=1&code_search=php&spider_code=true&archived=false'),
    status: 200,
    shape: list,
    keys: ['id', 'spider_code'],
  },
  {
    name: 'signs of a pattern are text in a code search',
    request: get('/scrapes?code_search=abc%25_%5Cxyz'),
    status: 200,
    body: { 'hydra:totalItems': 0 },
  },
  {
    name: 'a code search of fewer than three letters or digits in a row is refused in a sentence',
    request: get('/scrapes?code_search=%24a%3Db'),
    status: 400,
    body: { code: 'invalid_filter' },
    text: /three letters or digits in a row/,
  },
  {
    name: 'the CSV download has its header, a name and CRLF',
    request: {
      ...get('/scrapes/csv?num_jobs[gte]=9&num_jobs[lte]=1'),
      headers: { accept: 'text/csv' },
    },
    status: 200,
    headers: {
      'content-type': /^text\/csv/,
      'content-disposition': /^attachment; filename="scrapes-\d{4}-\d\d-\d\d\.csv"$/,
    },
    text: /^\uFEFF?EID,Entity Name,SID,Scrape Name,URL,Career Page,Career Portal,Total Jobs,% Without Locations,Run Status,Active,Status,ATS,Site Type\r\n$/,
  },
  {
    name: 'the detail has every field of the row, both codes, the settings and an ETag',
    given: givenScrape,
    request: ({ id }) => get(`/scrapes/${id}`),
    status: 200,
    shape: scrapeSchema,
    keys: [...ROW_KEYS, ...DETAIL_KEYS],
    body: ({ id }) => ({ id, '@type': 'Scrape', '@id': `/api/scrapes/${id}` }),
    headers: { etag: /^"scrape-\d+-\d+"$/ },
  },
  {
    name: 'an id that is no number is not found',
    request: get('/scrapes/abc'),
    status: 404,
    body: { code: 'not_found' },
  },
  {
    name: 'an id that nobody has is not found',
    request: get('/scrapes/987654321'),
    status: 404,
    body: { code: 'not_found' },
  },
];
