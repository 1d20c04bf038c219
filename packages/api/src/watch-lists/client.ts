import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useList } from '../core/useList.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { decide, useDecision, useReload } from '../reviews/client.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import * as endpoints from './endpoints.ts';
import type { AddToWatchList, WatchList, WatchListReview } from './schema.ts';

/** A page of GET /watch_lists. */
export const useWatchLists = (query: ListQuery) =>
  useList(listKey('watch-lists', query), () => callList(endpoints.list, query));

/** Reviews a row. */
export const useReviewWatchList = () =>
  useDecision('watch-lists', 'review', (change: RowChange<WatchList, WatchListReview>, key) =>
    decide(endpoints.review, 'WatchList', change, key),
  );

/** Assigns a row to one person, by id. */
export const useAssignWatchList = () =>
  useDecision(
    'watch-lists',
    'assign',
    ({ row, values: userId }: RowChange<WatchList, number>, key) =>
      decide(
        endpoints.assign,
        'WatchList',
        { row, values: { id: row.id, assign_to: userId } },
        key,
      ),
    [['watch-lists'], ['event-logs']],
  );

/**
 * Adds an entity to the watch list. Resolves with the row and the sentence of the server, which is
 * the toast.
 */
export function useAddToWatchList() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['watch-lists', 'add'],
    async ({ entityId, values: body }: { entityId: number; values: AddToWatchList }) =>
      (
        await call(endpoints.add, {
          params: { id: entityId },
          body,
          idempotencyKey: keyOf(body),
        })
      ).data,
    TOUCHED_BY_REVIEW,
  );
}

export const useReloadWatchList = () => useReload('watch-lists', endpoints.read);
