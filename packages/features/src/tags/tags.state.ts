import type { ListQuery } from '@console/api/core/listQuery';
import { tagList } from '@console/api/tags/list';
import { toListQuery, type ListState } from '../list/listState.ts';
import { listStateOf } from '../list/listStateOf.ts';

export const tagsState = listStateOf(tagList, {
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});

/**
 * The API query. The search of this list is sent as the filter `title`, because tags are searched
 * by title only.
 */
export function toTagsQuery(
  list: ListState<object, (typeof tagList)['sortKeys'][number]>,
): ListQuery {
  const { search, filters, ...query } = toListQuery(list);
  return { ...query, filters: { ...filters, title: search || undefined } };
}
