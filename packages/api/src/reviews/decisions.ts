// The decisions about rows of the dashboard. A list needs none of them for its rows, so its script does not hold them.
import type { RowChange } from '../core/useRowWrite.ts';
import * as dailyJobShifts from '../daily-job-shifts/endpoints.ts';
import type { DailyJobShift, DailyJobShiftReview } from '../daily-job-shifts/schema.ts';
import * as monitoredEntities from '../monitored-entities/endpoints.ts';
import type { MonitoredEntity, MonitoredEntityReview } from '../monitored-entities/schema.ts';
import * as pitStops from '../pit-stops/endpoints.ts';
import type { PitStop, PitStopReview } from '../pit-stops/schema.ts';
import * as reviewReadies from '../review-readies/endpoints.ts';
import type { ReviewReady, ReviewReadyReview } from '../review-readies/schema.ts';
import * as watchLists from '../watch-lists/endpoints.ts';
import type { WatchList, WatchListReview } from '../watch-lists/schema.ts';
import { decide, useDecision, useReload } from './client.ts';
import { TOUCHED_BY_REVIEW } from './keys.ts';

/** Reviews a daily job shift. The review may retire the scrape. */
export const useReviewDailyJobShift = () =>
  useDecision(
    'daily-job-shifts',
    'review',
    (change: RowChange<DailyJobShift, DailyJobShiftReview>, key) =>
      decide(dailyJobShifts.review, 'DailyJobShift', change, key),
    [...TOUCHED_BY_REVIEW, ['scrapes']],
  );

/** Assigns a daily job shift to people, by their ids. */
export const useAssignDailyJobShift = () =>
  useDecision(
    'daily-job-shifts',
    'assign',
    ({ row, values: ids }: RowChange<DailyJobShift, readonly number[]>, key) =>
      decide(
        dailyJobShifts.assign,
        'DailyJobShift',
        { row, values: { assigned_to: ids.map((id) => `users/${id}`) } },
        key,
      ),
    [['daily-job-shifts'], ['event-logs']],
  );

export const useReloadDailyJobShift = () => useReload('daily-job-shifts', dailyJobShifts.read);

/** Reviews a row of the watch list. */
export const useReviewWatchList = () =>
  useDecision('watch-lists', 'review', (change: RowChange<WatchList, WatchListReview>, key) =>
    decide(watchLists.review, 'WatchList', change, key),
  );

/** Assigns a row of the watch list to one person, by id. */
export const useAssignWatchList = () =>
  useDecision(
    'watch-lists',
    'assign',
    ({ row, values: userId }: RowChange<WatchList, number>, key) =>
      decide(
        watchLists.assign,
        'WatchList',
        { row, values: { id: row.id, assign_to: userId } },
        key,
      ),
    [['watch-lists'], ['event-logs']],
  );

export const useReloadWatchList = () => useReload('watch-lists', watchLists.read);

/** Reviews a monitored or a new entity. */
export const useReviewMonitoredEntity = () =>
  useDecision(
    'monitored-entities',
    'review',
    (change: RowChange<MonitoredEntity, MonitoredEntityReview>, key) =>
      decide(monitoredEntities.review, 'MonitoredEntity', change, key),
  );

export const useReloadMonitoredEntity = () =>
  useReload('monitored-entities', monitoredEntities.read);

/** Reviews work that is ready for it. */
export const useReviewReviewReady = () =>
  useDecision(
    'review-readies',
    'review',
    (change: RowChange<ReviewReady, ReviewReadyReview>, key) =>
      decide(reviewReadies.review, 'ReviewReady', change, key),
  );

export const useReloadReviewReady = () => useReload('review-readies', reviewReadies.read);

/** Reviews a pit stop. */
export const useReviewPitStop = () =>
  useDecision('pit-stops', 'review', (change: RowChange<PitStop, PitStopReview>, key) =>
    decide(pitStops.review, 'PitStop', change, key),
  );

export const useReloadPitStop = () => useReload('pit-stops', pitStops.read);
