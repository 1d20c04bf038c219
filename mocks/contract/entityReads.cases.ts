import { collectionOf } from '@console/api/core/hydra/collection';
import { entityRowSchema, entitySchema } from '@console/api/entities/schema';
import type { ContractCase } from './contractCase.ts';
import { givenEntity } from './givenEntity.ts';

const list = collectionOf(entityRowSchema);
const notValid = (parameter: string) => ({
  code: 'invalid_filter',
  'hydra:description': `Invalid value for query parameter "${parameter}".`,
});

export const entityListCases: readonly ContractCase[] = [
  {
    name: 'a list is a hydra collection with its exact total',
    given: givenEntity(),
    request: { method: 'GET', path: '/entities?page=1&limit=1' },
    status: 200,
    shape: list,
    keys: [
      '@id',
      '@type',
      'id',
      'company_name',
      'url',
      'career_page',
      'tier_level',
      'tags',
      'num_jobs',
      'date_added',
      'archived',
    ],
    body: {
      '@context': '/api/contexts/Entity',
      '@id': '/api/entities',
      '@type': 'hydra:Collection',
      'hydra:view': { '@type': 'hydra:PartialCollectionView' },
    },
    headers: { 'content-type': /^application\/ld\+json/ },
  },
  {
    name: 'the list takes page, limit, order, custom_search, ticker and tags',
    given: givenEntity({ ticker: 'CTRX', company_name: 'Contract Search Ltd' }),
    request: {
      method: 'GET',
      path: '/entities?page=1&limit=5&order[company_name]=asc&custom_search=contract%20search&ticker=ctr',
    },
    status: 200,
    shape: list,
    body: { 'hydra:member': [{ company_name: 'Contract Search Ltd', ticker: 'CTRX' }] },
  },
  {
    name: 'a tag that nobody bears finds nobody',
    request: { method: 'GET', path: '/entities?tags[]=999999' },
    status: 200,
    body: { 'hydra:totalItems': 0, 'hydra:member': [] },
  },
  {
    name: 'an order that nobody knows is ignored',
    given: givenEntity(),
    request: { method: 'GET', path: '/entities?limit=1&order[colour]=up' },
    status: 200,
    body: ({ id }) => ({ 'hydra:member': [{ id }] }),
  },
  {
    name: 'a page past the end is empty',
    request: { method: 'GET', path: '/entities?page=9999&limit=100' },
    status: 200,
    body: { 'hydra:member': [] },
  },
  {
    name: 'limit 0 gives the total alone',
    given: givenEntity(),
    request: { method: 'GET', path: '/entities?limit=0' },
    status: 200,
    body: { 'hydra:member': [] },
  },
  {
    name: 'page 0 is refused',
    request: { method: 'GET', path: '/entities?page=0' },
    status: 400,
    body: { 'hydra:description': 'Page should not be less than 1' },
  },
  {
    name: 'a negative limit is refused',
    request: { method: 'GET', path: '/entities?limit=-1' },
    status: 400,
    body: { 'hydra:description': 'Limit should not be less than 0' },
  },
  {
    name: 'a filter that is no boolean is refused',
    request: { method: 'GET', path: '/entities?archived=perhaps' },
    status: 400,
    body: notValid('archived'),
  },
];

export const entityCsvCases: readonly ContractCase[] = [
  {
    name: 'the CSV download has its header, a name and CRLF',
    given: givenEntity({ company_name: '=1+1', ticker: 'CSVX' }),
    request: {
      method: 'GET',
      path: '/entities/csv?ticker=CSVX&order[id]=desc',
      headers: { accept: 'text/csv' },
    },
    status: 200,
    headers: {
      'content-type': /^text\/csv/,
      'content-disposition': /^attachment; filename="entities-\d{4}-\d\d-\d\d\.csv"$/,
    },
    text: /^\uFEFF?EID,Entity Name,URL,Career Page,Total Jobs,Tags,Tier Level,Date Added,Status\r\n\d+,'=1\+1,https:.*,Active\r\n/,
  },
];

export const entityDetailCases: readonly ContractCase[] = [
  {
    name: 'the detail has every field and an ETag',
    given: givenEntity(),
    request: ({ id }) => ({ method: 'GET', path: `/entities/${id}` }),
    status: 200,
    shape: entitySchema,
    keys: [
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
      'jobs_without_location',
      'archived_date',
      'archived_reason_code',
      'naics_code',
      'naics_description',
      'ticker',
      'company_queue_requests',
      'scrapes',
      'job_count_delta',
    ],
    body: ({ id }) => ({ id, '@type': 'Entity' }),
    headers: { etag: /^"entity-\d+-\d+"$/ },
  },
  {
    name: 'an id that is no number is not found',
    request: { method: 'GET', path: '/entities/abc' },
    status: 404,
    body: { code: 'not_found' },
  },
  {
    name: 'an id that nobody has is not found, in every vocabulary of errors',
    request: { method: 'GET', path: '/entities/987654321' },
    status: 404,
    body: {
      '@type': 'hydra:Error',
      'hydra:title': 'An error occurred',
      'hydra:description': 'Not Found',
      title: 'An error occurred',
      detail: 'Not Found',
      status: 404,
      code: 'not_found',
      message: 'Not Found',
    },
  },
];

export const entityValueCases: readonly ContractCase[] = [
  {
    name: 'the tier is a whole number, instants are in unix seconds',
    given: givenEntity(),
    request: ({ id }) => ({ method: 'GET', path: `/entities/${id}` }),
    status: 200,
    body: { tier_level: 1 },
    text: /"date_added":\d{10}\b/,
  },
];
