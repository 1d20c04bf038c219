import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import type { RowChange } from '../core/useRowWrite.ts';
import { decide, useDecision, useReload } from '../reviews/client.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import * as endpoints from './endpoints.ts';
import type { DailyJobShift, DailyJobShiftReview } from './schema.ts';

/** A page of GET /daily_job_shifts. */
export const useDailyJobShifts = (query: ListQuery) =>
  useList(listKey('daily-job-shifts', query), () => callList(endpoints.list, query));

/** Reviews a row. The review may retire the scrape. */
export const useReviewDailyJobShift = () =>
  useDecision(
    'daily-job-shifts',
    'review',
    (change: RowChange<DailyJobShift, DailyJobShiftReview>, key) =>
      decide(endpoints.review, 'DailyJobShift', change, key),
    [...TOUCHED_BY_REVIEW, ['scrapes']],
  );

/** Assigns a row to people, by their ids. */
export const useAssignDailyJobShift = () =>
  useDecision(
    'daily-job-shifts',
    'assign',
    ({ row, values: ids }: RowChange<DailyJobShift, readonly number[]>, key) =>
      decide(
        endpoints.assign,
        'DailyJobShift',
        { row, values: { assigned_to: ids.map((id) => `users/${id}`) } },
        key,
      ),
    [['daily-job-shifts'], ['event-logs']],
  );

export const useReloadDailyJobShift = () => useReload('daily-job-shifts', endpoints.read);
