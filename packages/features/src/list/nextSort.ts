import type { ListState, Sort } from './listState.ts';

/**
 * The one sort rule: the active column flips, any other starts descending. A key that the list does
 * not sort by changes nothing.
 */
export function nextSort<V extends object, S extends string>(
  { definition: { sortKeys }, sort }: ListState<V, S>,
  clicked: string,
): Sort<S> | undefined {
  const key = sortKeys.find((candidate) => candidate === clicked);
  if (!key) return sort;
  return { key, direction: key === sort?.key && sort.direction === 'desc' ? 'asc' : 'desc' };
}
