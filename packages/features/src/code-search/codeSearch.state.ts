import type { ListQuery } from '@console/api/core/listQuery';
import { scrapeList } from '@console/api/scrapes/list';
import { canSearchCode } from '@console/api/scrapes/rules';
import { defineListState, toListQuery, type FiltersOf, type ListState } from '../list/listState.ts';
import { listStateOf } from '../list/listStateOf.ts';
import { oneOf } from '../list/params.ts';

const { sortKeys, sortAliases } = listStateOf(scrapeList, {
  defaultPageSize: 15,
  searchable: true,
  omit: [
    'entity.url',
    'entity.career_page',
    'career_portal',
    'percentage_without_locations',
    'status',
  ],
});

/** `codeType` says which code is searched, both without it; `status` says which scrapes. */
export const codeSearchState = defineListState({
  filters: { codeType: oneOf(['spider', 'parser']), status: oneOf(['active', 'archived']) },
  wire: {
    codeType: (type) => (type === 'spider' ? { spider_code: true } : { parser_code: true }),
    status: (status) => ({ archived: status === 'archived' }),
  },
  sortKeys,
  sortAliases,
  defaultSort: { key: 'entity_id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});

type CodeSearchState = ListState<
  FiltersOf<typeof codeSearchState>,
  (typeof codeSearchState)['sortKeys'][number]
>;

/** The reason why the text of the address is not searched for, if there is one. */
export const searchRefusal = ({ search }: { search: string }): string | undefined =>
  search === '' || canSearchCode(search)
    ? undefined
    : 'Code is searched for three letters or digits in a row, or more.';

/**
 * A list query that looks into code, not into names; without a text that can be searched it is the
 * plain list.
 */
export function codeSearchQuery(list: CodeSearchState): ListQuery {
  const { search, ...query } = toListQuery(list);
  return search && canSearchCode(list.search)
    ? { ...query, filters: { ...query.filters, code_search: search } }
    : query;
}
