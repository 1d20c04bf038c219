import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { useRowReload } from '../core/useRowReload.ts';
import { useRowWrite } from '../core/useRowWrite.ts';
import { eventLogKeys } from '../event-logs/keys.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import { scrapeKeys } from '../scrapes/keys.ts';
import { dailyJobShiftKeys } from './keys.ts';
import {
  assignDailyJobShift,
  listDailyJobShifts,
  readDailyJobShift,
  reviewDailyJobShift,
} from './requests.ts';

/** A page of GET /daily_job_shifts. */
export const useDailyJobShifts = (query: ListQuery) =>
  useList(dailyJobShiftKeys.list(query), () => listDailyJobShifts(query));

/**
 * Decides on a row: `trigger({ row, values })` resolves with the row as it is now. A scrape may be
 * retired by it.
 */
export const useReviewDailyJobShift = () =>
  useRowWrite({
    key: ['daily-job-shifts', 'review'],
    pages: dailyJobShiftKeys.lists,
    send: reviewDailyJobShift,
    touches: [...TOUCHED_BY_REVIEW, scrapeKeys.all],
  });

/** Assigns a row to people: `trigger({ row, values: ids })` resolves with the row as it is now. */
export const useAssignDailyJobShift = () =>
  useRowWrite({
    key: ['daily-job-shifts', 'assign'],
    pages: dailyJobShiftKeys.lists,
    send: assignDailyJobShift,
    touches: [dailyJobShiftKeys.all, eventLogKeys.all],
  });

/** Reads one row again, for whoever was told that a colleague decided meanwhile. */
export const useReloadDailyJobShift = () =>
  useRowReload(['daily-job-shifts', 'reload'], dailyJobShiftKeys.lists, readDailyJobShift);
