import type { ApiError } from '@console/api/core/errors';
import type { Collection } from '@console/api/core/hydra/collection';

export interface ListResult<T> {
  data?: Collection<T> | undefined;
  error?: ApiError | undefined;
  /**
   * True until the first answer for the present query. `data` may still be the answer to the
   * previous query.
   */
  isLoading: boolean;
  isValidating: boolean;
}

/** The view states of a list. A list has one of them at a time. */
export type ListView<T> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: ApiError }
  | { kind: 'forbidden'; error: ApiError }
  | { kind: 'empty' }
  | { kind: 'noMatches' }
  | { kind: 'pastTheEnd'; lastPage: number }
  | { kind: 'rows'; items: readonly T[]; total: number; refreshing: boolean; stale?: ApiError };

interface Narrowing {
  search: string;
  filters: object;
  pageSize: number;
}

/**
 * The view state of a list's answer. With a search or a filter, a list without rows has no matches;
 * without them it is empty.
 */
export function toListView<T>(
  { data, error, isLoading, isValidating }: ListResult<T>,
  { search, filters, pageSize }: Narrowing,
): ListView<T> {
  if (error?.kind === 'forbidden') return { kind: 'forbidden', error };
  if (!data) return error ? { kind: 'failed', error } : { kind: 'loading' };
  const { items, total } = data;
  // While a new query loads, the old answer says nothing about it, even when it is empty.
  if (items.length > 0 || isLoading || error)
    return { kind: 'rows', items, total, refreshing: isValidating, ...(error && { stale: error }) };
  if (total > 0) return { kind: 'pastTheEnd', lastPage: Math.ceil(total / pageSize) };
  return { kind: search !== '' || Object.keys(filters).length > 0 ? 'noMatches' : 'empty' };
}
