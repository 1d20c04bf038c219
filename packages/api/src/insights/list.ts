import { defineList } from '../core/list.ts';

const scrapeIds = { id: { kind: 'ids', of: 'scrapes' } } as const;

/** GET /scrapes/with_entries_in_queue: scrapes with items in their queue. */
export const queuedScrapesList = defineList({
  type: 'Scrape',
  path: '/scrapes/with_entries_in_queue',
  sortKeys: ['id', 'name', 'number_of_jobs_in_queue_order'],
  sortAliases: {
    sid: 'id',
    number_of_jobs_in_queue: 'number_of_jobs_in_queue_order',
    items_in_queue: 'number_of_jobs_in_queue_order',
  },
  sortProperties: { number_of_jobs_in_queue_order: 'items_in_queue' },
  order: [{ key: 'name', direction: 'asc' }],
  filters: scrapeIds,
});

/** GET /scrapes/all_broken_scrapes: the automatic scrapes that are broken. */
export const brokenScrapesList = defineList({
  type: 'BrokenScrape',
  path: '/scrapes/all_broken_scrapes',
  sortKeys: ['id', 'name', 'ats', 'spider_last_ran'],
  sortAliases: { sid: 'id', 'scrape.ats': 'ats' },
  order: [{ key: 'name', direction: 'asc' }],
  filters: scrapeIds,
});

/**
 * GET /ats/{ats}/broken_scrapes: the broken scrapes of one ATS. `none` stands for scrapes without
 * an ATS.
 */
export const brokenScrapesOfAtsList = defineList({
  type: 'BrokenScrape',
  path: '/ats/{ats}/broken_scrapes',
  sortKeys: ['id', 'name', 'spider_last_ran'],
  sortAliases: { sid: 'id' },
  order: [{ key: 'name', direction: 'asc' }],
  filters: scrapeIds,
});

/** GET /scrapes/stuck: scrapes that have been in one stage for too long. */
export const stuckScrapesList = defineList({
  type: 'StuckScrape',
  path: '/scrapes/stuck',
  sortKeys: ['id', 'name', 'ats', 'stage', 'since', 'queued_items', 'career_portal'],
  sortAliases: {
    sid: 'id',
    'scrape.ats': 'ats',
    status: 'stage',
    items_in_queue: 'queued_items',
  },
  order: [{ key: 'since', direction: 'desc' }],
  filters: { with_jobs_in_queue: { kind: 'flag' }, ...scrapeIds },
});

/** GET /ats/working_broken_counts: a row for each ATS, and one for the scrapes without any. */
export const atsCountList = defineList({
  type: 'AtsCount',
  path: '/ats/working_broken_counts',
  sortKeys: ['ats', 'working_count', 'broken_count', 'total', 'percent_working', 'id'],
  sortAliases: { 'scrape.ats': 'ats' },
  order: [{ key: 'ats', direction: 'asc' }],
  filters: {},
});
