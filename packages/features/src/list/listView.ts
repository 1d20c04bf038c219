import type { ApiError } from '@console/api/core/errors';
import type { Collection } from '@console/api/core/hydra/collection';
import type { ListState } from './listState.ts';

export interface ListResult<T> {
  data?: Collection<T> | undefined;
  error?: ApiError | undefined;
  /** Nothing has been loaded yet for what is asked now; `data` may still be the answer before it. */
  isLoading: boolean;
  isValidating: boolean;
}

/** The states that a person can see a list in, one at a time. */
export type ListView<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'forbidden'; error: ApiError }
  | { kind: 'empty' }
  | { kind: 'noMatches' }
  | { kind: 'pastTheEnd'; lastPage: number }
  | { kind: 'rows'; items: readonly T[]; total: number; refreshing: boolean; stale?: ApiError };

const isNarrowed = <V extends object, S extends string>({ search, filters }: ListState<V, S>) =>
  search !== '' || Object.keys(filters).length > 0;

export function toListView<T, V extends object, S extends string>(
  { data, error, isLoading, isValidating }: ListResult<T>,
  list: ListState<V, S>,
): ListView<T> {
  if (error?.kind === 'forbidden') return { kind: 'forbidden', error };
  if (!data) return error ? { kind: 'failed', error } : { kind: 'loading' };
  const { items, total } = data;
  // While another answer is on its way the old one, even an empty one, says nothing about what is asked now.
  if (items.length > 0 || isLoading || error)
    return { kind: 'rows', items, total, refreshing: isValidating, ...(error && { stale: error }) };
  if (total > 0) return { kind: 'pastTheEnd', lastPage: Math.ceil(total / list.pageSize) };
  return { kind: isNarrowed(list) ? 'noMatches' : 'empty' };
}
