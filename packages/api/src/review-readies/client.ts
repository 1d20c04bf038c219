import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { decide, useDecision, useReload } from '../reviews/client.ts';
import * as endpoints from './endpoints.ts';
import type { ReviewReady, ReviewReadyReview } from './schema.ts';

/** A page of GET /review_readies. */
export const useReviewReadies = (query: ListQuery) =>
  useList(listKey('review-readies', query), () => callList(endpoints.list, query));

/** Reviews a row. */
export const useReviewReviewReady = () =>
  useDecision(
    'review-readies',
    'review',
    (change: RowChange<ReviewReady, ReviewReadyReview>, key) =>
      decide(endpoints.review, 'ReviewReady', change, key),
  );

export const useReloadReviewReady = () => useReload('review-readies', endpoints.read);
