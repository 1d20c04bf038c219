import { defineListState } from '../list/listState.ts';

/** Users stay in the server's order. */
export const usersState = defineListState({
  filters: {},
  wire: {},
  sortKeys: [],
  defaultPageSize: 15,
  searchable: false,
});
