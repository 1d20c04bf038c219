import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { useRowReload } from '../core/useRowReload.ts';
import { useRowWrite } from '../core/useRowWrite.ts';
import { eventLogKeys } from '../event-logs/keys.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import { watchListKeys } from './keys.ts';
import { assignWatchList, listWatchLists, readWatchList, reviewWatchList } from './requests.ts';

/** A page of GET /watch_lists. */
export const useWatchLists = (query: ListQuery) =>
  useList(watchListKeys.list(query), () => listWatchLists(query));

/** Decides on a row: `trigger({ row, values })` resolves with the row as it is now. */
export const useReviewWatchList = () =>
  useRowWrite({
    key: ['watch-lists', 'review'],
    pages: watchListKeys.lists,
    send: reviewWatchList,
    touches: TOUCHED_BY_REVIEW,
  });

/**
 * Assigns a row to one person: `trigger({ row, values: userId })` resolves with the row as it is
 * now.
 */
export const useAssignWatchList = () =>
  useRowWrite({
    key: ['watch-lists', 'assign'],
    pages: watchListKeys.lists,
    send: assignWatchList,
    touches: [watchListKeys.all, eventLogKeys.all],
  });

/** Reads one row again, for whoever was told that a colleague decided meanwhile. */
export const useReloadWatchList = () =>
  useRowReload(['watch-lists', 'reload'], watchListKeys.lists, readWatchList);
