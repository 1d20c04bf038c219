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

/** GET /scrapes/{id}/code_history: every saved version. */
export const codeHistoryList = defineList({
  type: 'CodeHistory',
  path: '/scrapes/{id}/code_history',
  sortKeys: ['modified', 'id'],
  sortAliases: { index: 'modified' },
  order: [{ key: 'modified', direction: 'desc' }],
  filters: {
    code_type: { kind: 'choice', options: ['spider', 'parser'] },
    id: { kind: 'ids', of: 'code_histories' },
  },
  unpaged: 'onRequest',
});

/** GET /scrapes/{id}/error_log. */
export const errorLogList = defineList({
  type: 'ErrorLog',
  path: '/scrapes/{id}/error_log',
  sortKeys: ['log_time', 'id'],
  sortAliases: { log_date_time: 'log_time' },
  sortProperties: { log_time: 'log_date_time' },
  order: [{ key: 'log_time', direction: 'desc' }],
  filters: { id: { kind: 'ids', of: 'error_logs' } },
});

/**
 * GET /scrapes/{id}/stage_history: stages that overlap the window from `start_time` to `end_time`,
 * in Unix seconds. `start_time[gte]` and `end_time[lte]` are other names of the two.
 */
export const stageHistoryList = defineList({
  type: 'StageHistory',
  path: '/scrapes/{id}/stage_history',
  sortKeys: ['start_time', 'end_time', 'stage', 'items', 'id'],
  order: [{ key: 'start_time', direction: 'desc' }],
  filters: {
    start_time: { kind: 'number' },
    end_time: { kind: 'number' },
    id: { kind: 'ids', of: 'stage_histories' },
  },
});

/** GET /scrapes/with_no_jobs: unarchived scrapes without a job. */
export const scrapesWithoutJobsList = defineList({
  type: 'Scrape',
  path: '/scrapes/with_no_jobs',
  ...scrapeOrder,
  order: [{ key: 'entity_id', direction: 'asc' }],
  filters: { id: { kind: 'ids', of: 'scrapes' } },
});

/** GET /scrapes/manual_scrapes: unarchived scrapes that are Manual. */
export const manualScrapesList = defineList({
  type: 'Scrape',
  path: '/scrapes/manual_scrapes',
  ...scrapeOrder,
  order: [{ key: 'entity_id', direction: 'asc' }],
  filters: { id: { kind: 'ids', of: 'scrapes' } },
});
