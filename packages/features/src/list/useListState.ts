import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { readListState, writeListState, type ListDefinition, type ListState } from './listState.ts';
import { nextSort } from './nextSort.ts';
import { useAddress } from './useAddress.ts';

type Change<V extends object, S extends string> = (
  state: ListState<V, S>,
) => Partial<Pick<ListState<V, S>, 'search' | 'filters' | 'sort' | 'page' | 'pageSize'>>;

/**
 * A list's state, which is the address: the one writer of the query string on its page. Changes
 * replace the history entry; search, filters, sort and page size return to page 1. A change starts
 * from the address as it is by then, so two changes before the next render both land, and so does
 * one that comes late from an earlier render (a search waits a second). The address changes at
 * once; what it shows renders after the next paint, because that takes longer than a press may.
 */
export function useListState<V extends object, S extends string>(definition: ListDefinition<V, S>) {
  const { search: address, replaceSearch } = useAddress();
  const search = useDeferredValue(address);
  const current = useRef(address);
  useLayoutEffect(() => {
    current.current = address;
  }, [address]);

  const change = (changed: Change<V, S>) => {
    const state = readListState(definition, current.current);
    const next = writeListState({ ...state, page: 1, ...changed(state) }, current.current);
    if (next === current.current) return;
    current.current = next;
    replaceSearch(next);
  };

  return {
    ...readListState(definition, search),
    setSearch: (text: string) => change(() => ({ search: text.trim() })),
    /** Replaces all filters. */
    setFilters: (filters: Partial<V>) => change(() => ({ filters })),
    /** Back to the default filters; the search stays. */
    clearFilters: () => change(() => ({ filters: definition.defaultFilters ?? {} })),
    /** Takes away whatever narrows the list: the search and every filter, the default ones too. */
    clearAll: () => change(() => ({ filters: {}, search: '' })),
    setSort: (key: string) => change((state) => ({ sort: nextSort(state, key) })),
    setPage: (page: number) => change(() => ({ page })),
    setPageSize: (pageSize: number) => change(() => ({ pageSize })),
  };
}
