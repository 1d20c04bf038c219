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

/**
 * `codeType` names the code that is searched; without it, both codes are searched. `status` names
 * the lifecycle of the scrapes.
 */
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

/** Why the text in the address is not searched for. Undefined when it is. */
export const searchRefusal = ({ search }: { search: string }): string | undefined =>
  search === '' || canSearchCode(search)
    ? undefined
    : 'Code is searched for three letters or digits in a row, or more.';

/**
 * A list query that searches the code instead of names. When the text cannot be searched for, it is
 * the query of the plain list.
 */
export function codeSearchQuery(list: CodeSearchState): ListQuery {
  const { search, ...query } = toListQuery(list);
  return search && canSearchCode(list.search)
    ? { ...query, filters: { ...query.filters, code_search: search } }
    : query;
}
