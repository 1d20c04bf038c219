import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import {
  nextSort,
  readListState,
  toListQuery,
  writeListState,
  type ListDefinition,
  type ListState,
} from './listState.ts';
import { formatParam, parseAddress } from './params.ts';
import { rememberedView } from './viewMemory.ts';

/**
 * The raw query string, and functions that replace it. They use the router's own hooks, because
 * wouter's `useSearch` and `useLocation` decode too early: `%2541` would be read as `A`, and a path
 * segment with an escaped slash would be written back broken.
 */
export function useAddress(): {
  search: string;
  pathname: string;
  replaceSearch: (search: string) => void;
  /** Like `replaceSearch`, but adds a history entry, so that Back undoes the change. */
  pushSearch: (search: string) => void;
} {
  'use no memo'; // The router's hooks are passed as values, so the React Compiler cannot know that they are stable.
  const router = useRouter();
  const useRawSearch = router.searchHook;
  const useRawLocation = router.hook;
  const search = useRawSearch(router).replace(/^\?/, '');
  const [pathname] = useRawLocation(router);
  const [, navigate] = useLocation();
  const go = (next: string, replace: boolean) =>
    navigate(`~${pathname}${next && `?${next}`}`, { replace });
  return {
    search,
    pathname,
    replaceSearch: (next) => go(next, true),
    pushSearch: (next) => go(next, false),
  };
}

type Change<V extends object, S extends string> = (
  state: ListState<V, S>,
) => Partial<Pick<ListState<V, S>, 'search' | 'filters' | 'sort' | 'page' | 'pageSize'>>;

/**
 * The state of a list. It is stored in the address, and this hook alone writes the query string of
 * its page. A change replaces the history entry. A change of search, filters, sort or page size
 * returns to page 1. Every change starts from the newest address, so two changes before the next
 * render are both kept, and so is a late one from an earlier render (a search waits a second). The
 * address changes at once. What it shows is rendered after the next paint, because rendering takes
 * longer than a press may. When the address has no query string, the list begins with the person's
 * default view.
 */
export function useListState<V extends object, S extends string>(definition: ListDefinition<V, S>) {
  const { search: given, pathname, replaceSearch, pushSearch } = useAddress();
  const [entry, setEntry] = useState(() => {
    const view = given === '' ? rememberedView(pathname) : undefined;
    return view && writeListState(readListState(definition, view.state.query), '');
  });
  const address = entry ?? given;
  useLayoutEffect(() => {
    if (entry === undefined) return;
    replaceSearch(entry);
    setEntry(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is entered once
  }, []);
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
    /** The path of the page that shows the list. */
    pathname,
    /** Search, filters, order and page size, as the address has them. */
    address: writeListState({ ...state, page: 1 }, ''),
    /** The list's own part of a query string. Parameters that the list does not know are left out. */
    addressOf: (query: string) =>
      writeListState({ ...readListState(definition, query), page: 1 }, ''),
    /** The API query for a query string. */
    queryOf: (query: string) => toListQuery(readListState(definition, query)),
    /** Replaces search, filters, order and page size by those of a query string. */
    setAddress: (query: string) => change(() => ({ ...readListState(definition, query), page: 1 })),
    /**
     * True when the list begins with the default view, which the address does not show before the
     * next render.
     */
    isEntered: entry !== undefined,
    /** The value of a parameter that is not the list's own. */
    foreign: (name: string) => parseAddress(search).find((param) => param.name === name)?.value,
    /** Writes or removes a parameter that is not the list's own. */
    setForeign: (name: string, value: string | undefined, entry: 'push' | 'replace') => {
      const others = parseAddress(current.current).filter((param) => param.name !== name);
      const next = [
        ...others.map(({ raw }) => raw),
        ...(value === undefined ? [] : [formatParam(name, value)]),
      ].join('&');
      if (next === current.current) return;
      current.current = next;
      if (entry === 'push') pushSearch(next);
      else replaceSearch(next);
    },
    /** The API query of the present state. */
    query: toListQuery(state),
    setSearch: (text: string) => change(() => ({ search: text.trim() })),
    /** Replaces all filters. */
    setFilters: (filters: Partial<V>) => change(() => ({ filters })),
    /** Restores the default filters. The search stays. */
    clearFilters: () => change(() => ({ filters: definition.defaultFilters ?? {} })),
    /** Removes the search and every filter, including the default filters. */
    clearAll: () => change(() => ({ filters: {}, search: '' })),
    setSort: (key: string) => change((state) => ({ sort: nextSort(state, key) })),
    setPage: (page: number) => change(() => ({ page })),
    setPageSize: (pageSize: number) => change(() => ({ pageSize })),
  };
}
