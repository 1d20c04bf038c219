import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { decide, useDecision, useReload } from '../reviews/client.ts';
import * as endpoints from './endpoints.ts';
import type { WatchList, WatchListReview } from './schema.ts';

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

export const useReloadWatchList = () => useReload('watch-lists', endpoints.read);
