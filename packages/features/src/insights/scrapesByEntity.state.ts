import { defineListState } from '../list/listState.ts';

/**
 * For scrapes with no jobs and for manual scrapes alike: one of the few lists that start ascending
 * (decision 5).
 */
export const scrapesByEntityState = defineListState({
  filters: {},
  wire: {},
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
  defaultPageSize: 15,
  searchable: false,
});
