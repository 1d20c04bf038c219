import { defineListState } from '../list/listState.ts';

const byName = {
  filters: {},
  wire: {},
  sortAliases: { sid: 'id' },
  defaultSort: { key: 'name', direction: 'asc' },
  defaultPageSize: 15,
  searchable: false,
} as const;

export const allBrokenScrapesState = defineListState({
  ...byName,
  sortKeys: ['id', 'name', 'ats'],
});
export const brokenScrapesOfEngineState = defineListState({ ...byName, sortKeys: ['id', 'name'] });
