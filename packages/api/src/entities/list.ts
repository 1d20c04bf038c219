import { defineList } from '../core/list.ts';

/** GET /entities. */
export const entityList = defineList({
  type: 'Entity',
  path: '/entities',
  sortKeys: [
    'id',
    'company_name',
    'url',
    'career_page',
    'num_jobs',
    'tier_level',
    'date_added',
    'archived',
    'relevance',
  ],
  sortAliases: { eid: 'id', name: 'company_name' },
  order: [{ key: 'id', direction: 'desc' }],
  filters: {
    custom_search: {
      kind: 'search',
      properties: ['company_name', 'url', 'career_page', 'ticker'],
      ids: ['id'],
    },
    ticker: { kind: 'prefix', address: 'ticker' },
    tags: {
      kind: 'ids',
      of: 'tags',
      address: 'tag',
      alsoNamed: 'tags',
      properties: ['tags.tag.id'],
    },
    archived: { kind: 'flag' },
    id: { kind: 'ids', of: 'entities' },
  },
});

/** GET /entities/total_runs: the entities with an automatic scrape. */
export const totalRunsList = defineList({
  type: 'Entity',
  path: '/entities/total_runs',
  sortKeys: ['id', 'company_name', 'num_jobs'],
  sortAliases: { eid: 'id', name: 'company_name', 'entity.company_name': 'company_name' },
  order: [{ key: 'company_name', direction: 'asc' }],
  filters: { id: { kind: 'ids', of: 'entities' } },
});

/** GET /entities/{id}/scrapes. */
export const entityScrapeList = defineList({
  type: 'Scrape',
  path: '/entities/{id}/scrapes',
  sortKeys: [
    'id',
    'name',
    'ats',
    'site_type_label',
    'active',
    'archived',
    'status',
    'last_updated',
    'num_jobs',
    'status_date',
    'jobs_without_location',
  ],
  sortAliases: { sid: 'id', 'scrape.ats': 'ats', total_jobs: 'num_jobs' },
  order: [{ key: 'name', direction: 'asc' }],
  filters: {
    archived: {
      kind: 'flag',
      address: 'archivedStatus',
      words: { true: 'archived', false: 'active' },
    },
    id: { kind: 'ids', of: 'scrapes' },
  },
  unpaged: 'onRequest',
});

/** The columns of GET /entities/csv. */
export const entityCsvColumns = [
  'EID',
  'Entity Name',
  'URL',
  'Career Page',
  'Total Jobs',
  'Tags',
  'Tier Level',
  'Date Added',
  'Status',
] as const;
