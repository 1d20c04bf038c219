import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { useRowReload } from '../core/useRowReload.ts';
import { useRowWrite } from '../core/useRowWrite.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import { reviewReadyKeys } from './keys.ts';
import { listReviewReadies, readReviewReady, reviewReviewReady } from './requests.ts';

/** A page of GET /review_readies. */
export const useReviewReadies = (query: ListQuery) =>
  useList(reviewReadyKeys.list(query), () => listReviewReadies(query));

/** Decides on a row: `trigger({ row, values })` resolves with the row as it is now. */
export const useReviewReviewReady = () =>
  useRowWrite({
    key: ['review-readies', 'review'],
    pages: reviewReadyKeys.lists,
    send: reviewReviewReady,
    touches: TOUCHED_BY_REVIEW,
  });

/** Reads one row again, for whoever was told that a colleague decided meanwhile. */
export const useReloadReviewReady = () =>
  useRowReload(['review-readies', 'reload'], reviewReadyKeys.lists, readReviewReady);
