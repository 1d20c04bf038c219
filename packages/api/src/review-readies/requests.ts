import { collectionOf } from '../core/hydra/collection.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { reviewVersion } from '../reviews/rules.ts';
import { reviewReadySchema, type ReviewReady, type ReviewReadyReview } from './schema.ts';

const pageSchema = collectionOf(reviewReadySchema);

export const listReviewReadies = async (query: ListQuery) =>
  (await request(pageSchema, '/review_readies', { query: toSearchParams(query) })).data;

export const readReviewReady = async (id: number) =>
  (await request(reviewReadySchema, `/review_readies/${id}`)).data;

/** Fails with `conflict` where a colleague decided since the row was read. */
export async function reviewReviewReady(
  { row, values }: RowChange<ReviewReady, ReviewReadyReview>,
  idempotencyKey?: string,
) {
  const ifMatch = reviewVersion('ReviewReady', row);
  return (
    await request(reviewReadySchema, `/review_readies/${row.id}/review`, {
      method: 'PUT',
      body: values,
      ifMatch,
      idempotencyKey,
    })
  ).data;
}
