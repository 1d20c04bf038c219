import { defineListState } from '../list/listState.ts';

const bySince = {
  filters: {},
  wire: {},
  defaultSort: { key: 'since', direction: 'desc' },
  defaultPageSize: 15,
  searchable: false,
} as const;

export const stuckWithQueuedItemsState = defineListState({
  ...bySince,
  sortKeys: ['id', 'name', 'ats', 'stage', 'since', 'queued_items', 'career_portal'],
});
export const stuckWithoutQueuedItemsState = defineListState({
  ...bySince,
  sortKeys: ['id', 'name', 'ats', 'stage', 'since', 'career_portal'],
});
