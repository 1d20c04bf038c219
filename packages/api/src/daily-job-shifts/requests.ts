import { collectionOf } from '../core/hydra/collection.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { reviewVersion } from '../reviews/rules.ts';
import { dailyJobShiftSchema, type DailyJobShift, type DailyJobShiftReview } from './schema.ts';

const pageSchema = collectionOf(dailyJobShiftSchema);

export const listDailyJobShifts = async (query: ListQuery) =>
  (await request(pageSchema, '/daily_job_shifts', { query: toSearchParams(query) })).data;

export const readDailyJobShift = async (id: number) =>
  (await request(dailyJobShiftSchema, `/daily_job_shifts/${id}`)).data;

/** Fails with `conflict` where a colleague decided since the row was read. */
export async function reviewDailyJobShift(
  { row, values }: RowChange<DailyJobShift, DailyJobShiftReview>,
  idempotencyKey?: string,
) {
  const ifMatch = reviewVersion('DailyJobShift', row);
  return (
    await request(dailyJobShiftSchema, `/daily_job_shifts/${row.id}/review`, {
      method: 'POST',
      body: values,
      ifMatch,
      idempotencyKey,
    })
  ).data;
}

/** To one person or several, by their ids. */
export async function assignDailyJobShift(
  { row, values: ids }: RowChange<DailyJobShift, readonly number[]>,
  idempotencyKey?: string,
) {
  const ifMatch = reviewVersion('DailyJobShift', row);
  const body = { assigned_to: ids.map((id) => `users/${id}`) };
  return (
    await request(dailyJobShiftSchema, `/daily_job_shifts/${row.id}/assign`, {
      method: 'PUT',
      body,
      ifMatch,
      idempotencyKey,
    })
  ).data;
}
