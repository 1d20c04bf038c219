import type { ListQuery } from '@console/api/core/listQuery';
import { defineListState, toListQuery, type ListState } from '../list/listState.ts';

type SortKey = 'id' | 'title' | 'category';

/** Imported by the boot script too: nothing here may draw in React or valibot. */
export const tagsState = defineListState({
  filters: {},
  wire: {},
  sortKeys: ['id', 'title', 'category'],
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});

/** Tags are searched by their title alone, and the call says so (contract, section 3.2). */
export function toTagsQuery(list: ListState<object, SortKey>): ListQuery {
  const { search, filters, ...query } = toListQuery(list);
  return { ...query, filters: { ...filters, title: search || undefined } };
}
