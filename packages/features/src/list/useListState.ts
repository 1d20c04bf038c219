import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import {
  nextSort,
  readListState,
  toListQuery,
  writeListState,
  type ListDefinition,
  type ListState,
} from './listState.ts';

/**
 * The raw query string and a way to replace it. wouter's own `useSearch` and `useLocation` decode
 * too early: `%2541` would read as `A`, and a path segment with an escaped slash would be written
 * back broken. So both come from the router's own hooks, once.
 */
export function useAddress(): { search: string; replaceSearch: (search: string) => void } {
  'use no memo'; // The router's hooks are values, which the compiler cannot know to be stable.
  const router = useRouter();
  const useRawSearch = router.searchHook;
  const useRawLocation = router.hook;
  const search = useRawSearch(router).replace(/^\?/, '');
  const [pathname] = useRawLocation(router);
  const [, navigate] = useLocation();
  return {
    search,
    replaceSearch: (next) => navigate(`~${pathname}${next && `?${next}`}`, { replace: true }),
  };
}

type Change<V extends object, S extends string> = (
  state: ListState<V, S>,
) => Partial<Pick<ListState<V, S>, 'search' | 'filters' | 'sort' | 'page' | 'pageSize'>>;

/**
 * A list's state, which is the address: the one writer of the query string on its page. Changes
 * replace the history entry; search, filters, sort and page size return to page 1. A change starts
 * from the newest address, so two changes before the next render both land, and so does one that
 * comes late from an earlier render (a search waits a second). The address changes at once; what it
 * shows renders after the next paint, because that takes longer than a press may.
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

  const state = readListState(definition, search);
  return {
    ...state,
    /** What the API is called with. */
    query: toListQuery(state),
    setSearch: (text: string) => change(() => ({ search: text.trim() })),
    /** Replaces all filters. */
    setFilters: (filters: Partial<V>) => change(() => ({ filters })),
    /** Back to the default filters; the search stays. */
    clearFilters: () => change(() => ({ filters: definition.defaultFilters ?? {} })),
    /** Removes the search and every filter, the default ones too. */
    clearAll: () => change(() => ({ filters: {}, search: '' })),
    setSort: (key: string) => change((state) => ({ sort: nextSort(state, key) })),
    setPage: (page: number) => change(() => ({ page })),
    setPageSize: (pageSize: number) => change(() => ({ pageSize })),
  };
}
