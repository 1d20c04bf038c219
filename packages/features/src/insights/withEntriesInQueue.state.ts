import { defineListState } from '../list/listState.ts';

export const withEntriesInQueueState = defineListState({
  filters: {},
  wire: {},
  sortKeys: ['id', 'name', 'number_of_jobs_in_queue_order'],
  sortAliases: { sid: 'id', number_of_jobs_in_queue: 'number_of_jobs_in_queue_order' },
  defaultSort: { key: 'name', direction: 'asc' },
  defaultPageSize: 15,
  searchable: false,
});
