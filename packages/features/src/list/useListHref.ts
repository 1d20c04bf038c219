import { useLocation } from 'wouter';
import { writeListState, type ListState } from './listState.ts';
import { useAddress } from './useListState.ts';

/** Returns the address of the list with other filters or another order, for a link. It leads to page 1. */
export function useListHref<V extends object, S extends string>(state: ListState<V, S>) {
  const { search } = useAddress();
  const [path] = useLocation();
  return (change: Partial<Pick<ListState<V, S>, 'filters' | 'sort'>>): string => {
    const query = writeListState({ ...state, page: 1, ...change }, search);
    return query === '' ? path : `${path}?${query}`;
  };
}
