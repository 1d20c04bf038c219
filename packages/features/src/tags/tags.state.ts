import type { ListQuery } from '@console/api/core/listQuery';
import { defineListState, toListQuery, type ListState } from '../list/listState.ts';

type SortKey = 'id' | 'title' | 'category';

/** The boot script imports this file too, so it may import neither React nor valibot. */
export const tagsState = defineListState({
  filters: {},
  wire: {},
  sortKeys: ['id', 'title', 'category'],
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});

/** Tags are searched by their title alone, which is a filter of the call. */
export function toTagsQuery(list: ListState<object, SortKey>): ListQuery {
  const { search, filters, ...query } = toListQuery(list);
  return { ...query, filters: { ...filters, title: search || undefined } };
}
