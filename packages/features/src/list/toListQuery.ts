import type { ListQuery } from '@console/api/core/listQuery';
import type { ListState } from './listState.ts';

/**
 * What a list's state asks of the API: `search` becomes `custom_search`, `pageSize` becomes
 * `limit`, filters take their wire names.
 */
export function toListQuery<V extends object, S extends string>({
  definition: { wire },
  filters,
  search,
  sort,
  page,
  pageSize,
}: ListState<V, S>): ListQuery {
  const asked: Record<string, ListQuery['filters'][string]> = {};
  for (const name in wire) {
    const value = filters[name];
    if (value !== undefined) Object.assign(asked, wire[name](value));
  }
  return { page, limit: pageSize, order: sort, search, filters: asked };
}
