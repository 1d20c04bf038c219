import { collectionOf } from '../core/hydra/collection.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { reviewVersion } from '../reviews/rules.ts';
import { pitStopSchema, type PitStop, type PitStopReview } from './schema.ts';

const pageSchema = collectionOf(pitStopSchema);

export const listPitStops = async (query: ListQuery) =>
  (await request(pageSchema, '/pit_stops', { query: toSearchParams(query) })).data;

export const readPitStop = async (id: number) =>
  (await request(pitStopSchema, `/pit_stops/${id}`)).data;

/** Fails with `conflict` where a colleague decided since the row was read. */
export async function reviewPitStop(
  { row, values }: RowChange<PitStop, PitStopReview>,
  idempotencyKey?: string,
) {
  const ifMatch = reviewVersion('PitStop', row);
  return (
    await request(pitStopSchema, `/pit_stops/${row.id}/review`, {
      method: 'PUT',
      body: values,
      ifMatch,
      idempotencyKey,
    })
  ).data;
}
