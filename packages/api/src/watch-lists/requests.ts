import { collectionOf } from '../core/hydra/collection.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { reviewVersion } from '../reviews/rules.ts';
import { watchListSchema, type WatchList, type WatchListReview } from './schema.ts';

const pageSchema = collectionOf(watchListSchema);

export const listWatchLists = async (query: ListQuery) =>
  (await request(pageSchema, '/watch_lists', { query: toSearchParams(query) })).data;

export const readWatchList = async (id: number) =>
  (await request(watchListSchema, `/watch_lists/${id}`)).data;

/** Fails with `conflict` where a colleague decided since the row was read. */
export async function reviewWatchList(
  { row, values }: RowChange<WatchList, WatchListReview>,
  idempotencyKey?: string,
) {
  const ifMatch = reviewVersion('WatchList', row);
  return (
    await request(watchListSchema, `/watch_lists/${row.id}/review`, {
      method: 'PUT',
      body: values,
      ifMatch,
      idempotencyKey,
    })
  ).data;
}

/** To one person, by the id. */
export async function assignWatchList(
  { row, values: userId }: RowChange<WatchList, number>,
  idempotencyKey?: string,
) {
  const ifMatch = reviewVersion('WatchList', row);
  const body = { id: row.id, assign_to: userId };
  return (
    await request(watchListSchema, `/watch_lists/${row.id}/assign`, {
      method: 'PUT',
      body,
      ifMatch,
      idempotencyKey,
    })
  ).data;
}
