import { collectionOf } from '@console/api/core/hydra/collection';
import type { WireSchema } from '@console/api/core/wire';
import { entityRowSchema } from '@console/api/entities/schema';
import {
  atsCountSchema,
  brokenScrapeSchema,
  graphPointSchema,
  insightMetricSchema,
  queuedScrapeSchema,
  stuckScrapeSchema,
} from '@console/api/insights/schema';
import { scrapeRowSchema } from '@console/api/scrapes/schema';
import type { ContractCase } from './contractCase.ts';

type InsightOfContract = {
  path: string;
  /** The class of the rows. */
  type: string;
  shape: WireSchema<unknown>;
  keys: readonly string[];
  orders: readonly string[];
  defaultOrder: NonNullable<ContractCase['ordered']>;
};

const SCRAPE_KEYS = [
  '@id',
  '@type',
  'id',
  'name',
  'entity',
  'ats',
  'site_type_label',
  'career_portal',
  'active',
  'archived',
  'num_jobs',
  'total_jobs',
  'number_of_jobs_in_queue',
];
const ALL_ORDERS = [
  'entity_id',
  'eid',
  'entity.company_name',
  'id',
  'name',
  'entity.url',
  'entity.career_page',
  'career_portal',
  'num_jobs',
  'active',
  'archived',
  'ats',
  'site_type_label',
];

/** The fields of the order keys whose names differ from the field. */
const FIELD_OF: Readonly<Record<string, string>> = {
  eid: 'entity_id',
  sid: 'id',
  'scrape.ats': 'ats',
};

const scrapeLists: readonly InsightOfContract[] = [
  {
    path: '/scrapes/with_entries_in_queue',
    type: 'Scrape',
    shape: queuedScrapeSchema,
    keys: [...SCRAPE_KEYS, 'number_of_jobs_in_queue_order'],
    orders: [
      'id',
      'name',
      'number_of_jobs_in_queue_order',
      'number_of_jobs_in_queue',
      'items_in_queue',
    ],
    defaultOrder: { by: 'name', direction: 'asc' },
  },
  {
    path: '/scrapes/with_no_jobs',
    type: 'Scrape',
    shape: scrapeRowSchema,
    keys: SCRAPE_KEYS,
    orders: ALL_ORDERS,
    defaultOrder: { by: 'entity_id', direction: 'asc' },
  },
  {
    path: '/scrapes/manual_scrapes',
    type: 'Scrape',
    shape: scrapeRowSchema,
    keys: SCRAPE_KEYS,
    orders: ALL_ORDERS,
    defaultOrder: { by: 'entity_id', direction: 'asc' },
  },
];
const brokenList: InsightOfContract = {
  path: '/scrapes/all_broken_scrapes',
  type: 'BrokenScrape',
  shape: brokenScrapeSchema,
  keys: ['@id', '@type', 'id', 'name', 'ats', 'spider_last_ran', 'broken_since', 'entity'],
  orders: ['id', 'sid', 'name', 'ats', 'spider_last_ran'],
  defaultOrder: { by: 'name', direction: 'asc' },
};
const stuckList: InsightOfContract = {
  path: '/scrapes/stuck',
  type: 'StuckScrape',
  shape: stuckScrapeSchema,
  keys: ['@id', '@type', 'id', 'name', 'ats', 'stage', 'since', 'queued_items', 'career_portal'],
  orders: ['id', 'name', 'ats', 'stage', 'since', 'queued_items', 'career_portal'],
  defaultOrder: { by: 'since', direction: 'desc' },
};
const countLists: readonly InsightOfContract[] = [
  {
    path: '/ats/working_broken_counts',
    type: 'AtsCount',
    shape: atsCountSchema,
    keys: ['@id', 'ats', 'working_count', 'broken_count', 'total', 'percent_working'],
    orders: ['ats', 'scrape.ats', 'working_count', 'broken_count', 'total', 'percent_working'],
    defaultOrder: { by: 'ats', direction: 'asc' },
  },
  {
    path: '/entities/total_runs',
    type: 'Entity',
    shape: entityRowSchema,
    keys: ['@id', '@type', 'id', 'company_name', 'num_jobs'],
    orders: ['id', 'company_name', 'num_jobs'],
    defaultOrder: { by: 'company_name', direction: 'asc' },
  },
];

const get = (path: string) => ({ method: 'GET', path }) as const;
const nothing = { 'hydra:totalItems': 0, 'hydra:member': [] };

// The cases need a back end where every insight list has a row, and some scrapes have no ATS.
const listCases = ({
  path,
  type,
  shape,
  keys,
  orders,
  defaultOrder,
}: InsightOfContract): readonly ContractCase[] => [
  {
    name: `GET ${path} takes page and limit`,
    request: get(`${path}?page=1&limit=1`),
    status: 200,
    shape: collectionOf(shape),
    keys,
    body: {
      '@context': `/api/contexts/${type}`,
      '@id': `/api${path}`,
      '@type': 'hydra:Collection',
      'hydra:member': [{ '@type': type }],
    },
  },
  {
    name: `GET ${path} has its own order`,
    request: get(`${path}?limit=100`),
    status: 200,
    ordered: defaultOrder,
  },
  ...orders.map((key): ContractCase => ({
    name: `GET ${path} is ordered by ${key}`,
    request: get(`${path}?limit=100&order[${key}]=desc`),
    status: 200,
    keys: ['@id'],
    ordered: { by: FIELD_OF[key] ?? key, direction: 'desc' },
  })),
  {
    name: `GET ${path} is empty past the end`,
    request: get(`${path}?page=9999&limit=100`),
    status: 200,
    body: { 'hydra:member': [] },
  },
  {
    name: `GET ${path} has no page 0`,
    request: get(`${path}?page=0`),
    status: 400,
    body: { code: 'invalid_filter' },
  },
];

export const scrapeListCases = scrapeLists.flatMap(listCases);

export const stuckScrapeCases: readonly ContractCase[] = [
  ...listCases(stuckList),
  {
    name: 'stuck scrapes with jobs in their queue have some',
    request: get('/scrapes/stuck?with_jobs_in_queue=true&limit=100'),
    status: 200,
    keys: ['queued_items'],
    text: /^(?!.*"queued_items":0\b)/s,
  },
  {
    name: 'stuck scrapes without have none',
    request: get('/scrapes/stuck?with_jobs_in_queue=false&limit=100'),
    status: 200,
    keys: ['queued_items'],
    text: /^(?!.*"queued_items":[1-9])/s,
  },
  {
    name: 'with_jobs_in_queue is true or false',
    request: get('/scrapes/stuck?with_jobs_in_queue=perhaps'),
    status: 400,
    body: {
      code: 'invalid_filter',
      'hydra:description': 'Invalid value for query parameter "with_jobs_in_queue".',
    },
  },
];

export const brokenScrapeCases: readonly ContractCase[] = [
  ...listCases(brokenList),
  {
    name: 'the broken scrapes without an ATS are those of none',
    request: get('/ats/none/broken_scrapes?order[name]=asc'),
    status: 200,
    shape: collectionOf(brokenScrapeSchema),
    keys: ['id', 'name', 'spider_last_ran'],
    text: /^(?!.*"ats":")/s,
  },
  ...[
    'nobody',
    'R%2FD%3F%20100%25%20nobody',
    '%D7%9E%D7%A2%D7%A8%D7%9B%D7%AA%20nobody',
    '%252F',
  ].map((ats): ContractCase => ({
    name: `an ATS that nobody knows has no broken scrapes: ${ats}`,
    request: get(`/ats/${ats}/broken_scrapes`),
    status: 200,
    body: nothing,
  })),
];

export const countCases: readonly ContractCase[] = [
  ...countLists.flatMap(listCases),
  {
    name: 'GET /insights has the days of each metric',
    request: get('/insights'),
    status: 200,
    shape: collectionOf(insightMetricSchema),
    keys: ['metric', 'date_string', 'item_count'],
    text: /"date_string":"\d\d\\?\/\d\d\\?\/\d{4}"/,
  },
  ...['job_count', 'working_company_count', 'broken_company_count'].flatMap(
    (graph): ContractCase[] => [
      {
        name: `GET /get_${graph}_graph_data takes length and average`,
        request: get(`/get_${graph}_graph_data?pagination=false&length=60d&average=14d`),
        status: 200,
        shape: collectionOf(graphPointSchema),
        keys: ['date', 'count', 'average'],
      },
      {
        name: `GET /get_${graph}_graph_data knows its lengths`,
        request: get(`/get_${graph}_graph_data?length=2w`),
        status: 400,
      },
      {
        name: `GET /get_${graph}_graph_data knows its averages`,
        request: get(`/get_${graph}_graph_data?average=2d`),
        status: 400,
      },
    ],
  ),
];
