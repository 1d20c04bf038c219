import { totalRunsList } from '@console/api/entities/list';
import {
  atsCountList,
  brokenScrapesList,
  brokenScrapesOfAtsList,
  queuedScrapesList,
  stuckScrapesList,
} from '@console/api/insights/list';
import { scrapesWithoutJobsList } from '@console/api/scrapes/list';
import { listStateOf } from '../list/listStateOf.ts';

/** No insight has a search or filters. */
const plain = { defaultPageSize: 15, searchable: false } as const;
const byName = { ...plain, defaultSort: { key: 'name', direction: 'asc' } } as const;
const bySince = { ...plain, defaultSort: { key: 'since', direction: 'desc' } } as const;

export const totalRunsState = listStateOf(totalRunsList, {
  ...plain,
  defaultSort: { key: 'company_name', direction: 'asc' },
});

export const allBrokenScrapesState = listStateOf(brokenScrapesList, {
  ...byName,
  omit: ['spider_last_ran'],
});
export const brokenScrapesOfEngineState = listStateOf(brokenScrapesOfAtsList, {
  ...byName,
  omit: ['spider_last_ran'],
});

export const brokenScrapesByEngineState = listStateOf(atsCountList, {
  ...plain,
  defaultSort: { key: 'scrape.ats', direction: 'asc' },
  omit: ['id'],
  named: { ats: 'scrape.ats' },
});

export const withEntriesInQueueState = listStateOf(queuedScrapesList, byName);

/** The list state of two pages: scrapes with no jobs, and manual scrapes. */
export const scrapesByEntityState = listStateOf(scrapesWithoutJobsList, {
  ...plain,
  defaultSort: { key: 'entity_id', direction: 'asc' },
});

export const stuckWithQueuedItemsState = listStateOf(stuckScrapesList, bySince);
export const stuckWithoutQueuedItemsState = listStateOf(stuckScrapesList, {
  ...bySince,
  omit: ['queued_items'],
});
