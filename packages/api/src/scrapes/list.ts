import { defineList } from '../core/list.ts';

/** The sort keys of every list of whole scrapes. */
const scrapeOrder = {
  sortKeys: [
    'entity_id',
    'entity.company_name',
    'id',
    'name',
    'entity.url',
    'entity.career_page',
    'career_portal',
    'num_jobs',
    'percentage_without_locations',
    'active',
    'archived',
    'status',
    'ats',
    'site_type_label',
    'last_updated',
  ],
  sortAliases: {
    eid: 'entity_id',
    'entity.id': 'entity_id',
    sid: 'id',
    'scrape.percentage_without_locations': 'percentage_without_locations',
    'scrape.ats': 'ats',
  },
} as const;

/** GET /scrapes, with the code search. */
export const scrapeList = defineList({
  type: 'Scrape',
  path: '/scrapes',
  ...scrapeOrder,
  sortKeys: [...scrapeOrder.sortKeys, 'relevance'],
  order: [{ key: 'entity_id', direction: 'desc' }],
  filters: {
    custom_search: {
      kind: 'search',
      properties: ['name', 'career_portal', 'entity.company_name'],
      ids: ['id', 'entity_id'],
    },
    site_type: { kind: 'ids', of: 'site_types', address: 'siteType' },
    ats: { kind: 'texts', address: 'ats' },
    num_jobs: { kind: 'numbers', address: 'totalJobs' },
    active: {
      kind: 'flag',
      address: 'runStatus',
      words: { true: 'automatic', false: 'manual' },
    },
    archived: {
      kind: 'flag',
      address: 'archivedStatus',
      words: { true: 'archived', false: 'active' },
    },
    percentage_without: {
      kind: 'choices',
      options: ['25', '50', '75', '100'],
      comma: true,
      address: 'withoutLocations',
    },
    status: { kind: 'choice', options: ['idle', 'parsing', 'spidering', 'inactive'] },
    entity: { kind: 'ids', of: 'entities', properties: ['entity_id'] },
    code_search: { kind: 'search', properties: ['spider_code', 'parser_code'] },
    parser_code: { kind: 'flag' },
    spider_code: { kind: 'flag' },
    id: { kind: 'ids', of: 'scrapes' },
  },
});

/** GET /scrapes/with_no_jobs: the scrapes without a job that are not archived. */
export const scrapesWithoutJobsList = defineList({
  type: 'Scrape',
  path: '/scrapes/with_no_jobs',
  ...scrapeOrder,
  order: [{ key: 'entity_id', direction: 'asc' }],
  filters: { id: { kind: 'ids', of: 'scrapes' } },
});

/** GET /scrapes/manual_scrapes: the Manual scrapes that are not archived. */
export const manualScrapesList = defineList({
  type: 'Scrape',
  path: '/scrapes/manual_scrapes',
  ...scrapeOrder,
  order: [{ key: 'entity_id', direction: 'asc' }],
  filters: { id: { kind: 'ids', of: 'scrapes' } },
});

/** The columns of GET /scrapes/csv. */
export const scrapeCsvColumns = [
  'EID',
  'Entity Name',
  'SID',
  'Scrape Name',
  'URL',
  'Career Page',
  'Career Portal',
  'Total Jobs',
  '% Without Locations',
  'Run Status',
  'Active',
  'Status',
  'ATS',
  'Site Type',
] as const;
