import { defineListState } from '../list/listState.ts';

export const totalRunsState = defineListState({
  filters: {},
  wire: {},
  sortKeys: ['id', 'company_name', 'num_jobs'],
  sortAliases: { eid: 'id', name: 'company_name' },
  defaultSort: { key: 'company_name', direction: 'asc' },
  defaultPageSize: 15,
  searchable: false,
});
