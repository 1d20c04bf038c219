import { defineListState } from '../list/listState.ts';

/** No insight has a search or filters. */
const plain = { filters: {}, wire: {}, defaultPageSize: 15, searchable: false } as const;

export const totalRunsState = defineListState({
  ...plain,
  sortKeys: ['id', 'company_name', 'num_jobs'],
  sortAliases: { eid: 'id', name: 'company_name' },
  defaultSort: { key: 'company_name', direction: 'asc' },
});

const brokenByName = {
  ...plain,
  sortAliases: { sid: 'id' },
  defaultSort: { key: 'name', direction: 'asc' },
} as const;

export const allBrokenScrapesState = defineListState({
  ...brokenByName,
  sortKeys: ['id', 'name', 'ats'],
});
export const brokenScrapesOfEngineState = defineListState({
  ...brokenByName,
  sortKeys: ['id', 'name'],
});

export const brokenScrapesByEngineState = defineListState({
  ...plain,
  sortKeys: ['scrape.ats', 'working_count', 'broken_count', 'total', 'percent_working'],
  sortAliases: { ats: 'scrape.ats' },
  defaultSort: { key: 'scrape.ats', direction: 'asc' },
});

export const withEntriesInQueueState = defineListState({
  ...plain,
  sortKeys: ['id', 'name', 'number_of_jobs_in_queue_order'],
  sortAliases: { sid: 'id', number_of_jobs_in_queue: 'number_of_jobs_in_queue_order' },
  defaultSort: { key: 'name', direction: 'asc' },
});

/** Of scrapes with no jobs and of manual scrapes alike. */
export const scrapesByEntityState = defineListState({
  ...plain,
  sortKeys: [
    'entity_id',
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
  ],
  sortAliases: { eid: 'entity_id', sid: 'id' },
  defaultSort: { key: 'entity_id', direction: 'asc' },
});

const stuckBySince = { ...plain, defaultSort: { key: 'since', direction: 'desc' } } as const;

export const stuckWithQueuedItemsState = defineListState({
  ...stuckBySince,
  sortKeys: ['id', 'name', 'ats', 'stage', 'since', 'queued_items', 'career_portal'],
});
export const stuckWithoutQueuedItemsState = defineListState({
  ...stuckBySince,
  sortKeys: ['id', 'name', 'ats', 'stage', 'since', 'career_portal'],
});
