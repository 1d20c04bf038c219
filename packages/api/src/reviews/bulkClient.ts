import { useEffect, useRef, useState } from 'react';
import type { Key, Resource } from '../core/keys.ts';
import { callList } from '../core/request.ts';
import { createIdempotencyKeys } from '../core/useIdempotencyKey.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import { useReplaceRow, type RowChange } from '../core/useRowWrite.ts';
import * as shifts from '../daily-job-shifts/endpoints.ts';
import type { DailyJobShift, DailyJobShiftReview } from '../daily-job-shifts/schema.ts';
import * as monitored from '../monitored-entities/endpoints.ts';
import type {
  MonitoredEntity,
  MonitoredEntityReview,
  MonitoredKind,
} from '../monitored-entities/schema.ts';
import * as pitStops from '../pit-stops/endpoints.ts';
import type { PitStop, PitStopReview } from '../pit-stops/schema.ts';
import * as reviewReadies from '../review-readies/endpoints.ts';
import type { ReviewReady, ReviewReadyReview } from '../review-readies/schema.ts';
import * as watchLists from '../watch-lists/endpoints.ts';
import type { WatchList, WatchListReview } from '../watch-lists/schema.ts';
import { startBulk, type BulkOutcome, type BulkRun, type LoadRows } from './bulk.ts';
import { decide } from './client.ts';
import { TOUCHED_BY_REVIEW } from './keys.ts';

export interface BulkProgress {
  /** The rows whose answers have come. */
  settled: number;
  total: number;
  /** Stop was pressed: the last answers are waited for. */
  stopping: boolean;
}

type Send<Row, Values> = (change: RowChange<Row, Values>, idempotencyKey: string) => Promise<Row>;

/**
 * The same decision about many rows: one call for each, with the version and the idempotency key
 * that it has in a dialog. A row is replaced as soon as its answer comes; the lists are read again
 * once, at the end. Leaving the screen stops it.
 */
function useBulk<Row extends { id: number }, Values>(
  resource: Resource,
  send: Send<Row, Values>,
  touches: readonly Key[] = TOUCHED_BY_REVIEW,
) {
  const [progress, setProgress] = useState<BulkProgress>();
  const running = useRef<BulkRun<Row>>(undefined);
  /** A row that is sent again with the same words keeps its key. */
  const [keys] = useState(() => new Map<number, ReturnType<typeof createIdempotencyKeys>>());
  const replaceRow = useReplaceRow();
  const invalidate = useInvalidate();
  useEffect(() => () => running.current?.stop(), []);

  const sendOne = (change: RowChange<Row, Values>) => {
    const keyOf = keys.get(change.row.id) ?? createIdempotencyKeys();
    keys.set(change.row.id, keyOf);
    return send(change, keyOf(change));
  };
  return {
    /** Undefined while nothing runs. */
    progress,
    stop: () => {
      running.current?.stop();
      setProgress((now) => now && { ...now, stopping: true });
    },
    /** Resolves with the outcomes in the order of the changes. Never rejects. */
    async run(changes: readonly RowChange<Row, Values>[]): Promise<readonly BulkOutcome<Row>[]> {
      setProgress({ settled: 0, total: changes.length, stopping: false });
      const run = startBulk(changes, sendOne, (outcome) => {
        setProgress((now) => now && { ...now, settled: now.settled + 1 });
        if (outcome.kind === 'done') void replaceRow([resource, 'list'], outcome.saved);
      });
      running.current = run;
      const outcomes = await run.ended;
      setProgress(undefined);
      if (outcomes.some(({ kind }) => kind !== 'left'))
        touches.forEach((prefix) => void invalidate(prefix));
      return outcomes;
    },
  };
}
export type Bulk<Row extends { id: number }, Values> = ReturnType<typeof useBulk<Row, Values>>;

const ASSIGNED_SHIFTS: readonly Key[] = [['daily-job-shifts'], ['event-logs']];
const ASSIGNED_WATCH_LISTS: readonly Key[] = [['watch-lists'], ['event-logs']];
const REVIEWED_SHIFTS: readonly Key[] = [...TOUCHED_BY_REVIEW, ['scrapes']];

export const useBulkReviewShifts = () =>
  useBulk<DailyJobShift, DailyJobShiftReview>(
    'daily-job-shifts',
    (change, key) => decide(shifts.review, 'DailyJobShift', change, key),
    REVIEWED_SHIFTS,
  );

/** Assigns each row to the same people, by their ids. */
export const useBulkAssignShifts = () =>
  useBulk<DailyJobShift, readonly number[]>(
    'daily-job-shifts',
    ({ row, values: ids }, key) =>
      decide(
        shifts.assign,
        'DailyJobShift',
        { row, values: { assigned_to: ids.map((id) => `users/${id}`) } },
        key,
      ),
    ASSIGNED_SHIFTS,
  );

export const useBulkReviewWatchLists = () =>
  useBulk<WatchList, WatchListReview>('watch-lists', (change, key) =>
    decide(watchLists.review, 'WatchList', change, key),
  );

/** Assigns each row to one person: the first of the ids. */
export const useBulkAssignWatchLists = () =>
  useBulk<WatchList, readonly number[]>(
    'watch-lists',
    ({ row, values: [id] }, key) =>
      decide(watchLists.assign, 'WatchList', { row, values: { id: row.id, assign_to: id } }, key),
    ASSIGNED_WATCH_LISTS,
  );

export const useBulkReviewMonitoredEntities = () =>
  useBulk<MonitoredEntity, MonitoredEntityReview>('monitored-entities', (change, key) =>
    decide(monitored.review, 'MonitoredEntity', change, key),
  );

export const useBulkReviewReviewReadies = () =>
  useBulk<ReviewReady, ReviewReadyReview>('review-readies', (change, key) =>
    decide(reviewReadies.review, 'ReviewReady', change, key),
  );

export const useBulkReviewPitStops = () =>
  useBulk<PitStop, PitStopReview>('pit-stops', (change, key) =>
    decide(pitStops.review, 'PitStop', change, key),
  );

export const loadShifts: LoadRows<DailyJobShift> = (query) => callList(shifts.list, query);
export const loadWatchLists: LoadRows<WatchList> = (query) => callList(watchLists.list, query);
export const loadReviewReadies: LoadRows<ReviewReady> = (query) =>
  callList(reviewReadies.list, query);
export const loadPitStops: LoadRows<PitStop> = (query) => callList(pitStops.list, query);
export const loadMonitoredEntities =
  (kind: MonitoredKind): LoadRows<MonitoredEntity> =>
  (query) =>
    callList(monitored.list, { ...query, filters: { kind, ...query.filters } });
