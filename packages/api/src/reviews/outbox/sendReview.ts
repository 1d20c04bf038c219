import * as v from 'valibot';
import type { Body, Endpoint, Path } from '../../core/endpoint.ts';
import type { Key } from '../../core/keys.ts';
import { review as reviewShift } from '../../daily-job-shifts/endpoints.ts';
import { review as reviewMonitoredEntity } from '../../monitored-entities/endpoints.ts';
import { review as reviewPitStop } from '../../pit-stops/endpoints.ts';
import { review as reviewReviewReady } from '../../review-readies/endpoints.ts';
import { review as reviewWatchList } from '../../watch-lists/endpoints.ts';
import { decide } from '../client.ts';
import { TOUCHED_BY_REVIEW } from '../keys.ts';
import type { ReviewedType } from '../rules.ts';
import type { OutboxItem, OutboxKind } from './outbox.store.ts';

/** The row of an answer, as far as the outbox reads it. */
export type SavedRow = { id: number; last_time_reviewed?: number | null };

interface ReviewCall {
  type: ReviewedType;
  endpoint: Endpoint<Path, SavedRow>;
  /** What is read again after a success. */
  touches: readonly Key[];
}

const CALLS: Readonly<Record<OutboxKind, ReviewCall>> = {
  'daily-job-shifts': {
    type: 'DailyJobShift',
    endpoint: reviewShift,
    touches: [...TOUCHED_BY_REVIEW, ['scrapes']],
  },
  'watch-lists': { type: 'WatchList', endpoint: reviewWatchList, touches: TOUCHED_BY_REVIEW },
  'monitored-entities': {
    type: 'MonitoredEntity',
    endpoint: reviewMonitoredEntity,
    touches: TOUCHED_BY_REVIEW,
  },
  'review-readies': {
    type: 'ReviewReady',
    endpoint: reviewReviewReady,
    touches: TOUCHED_BY_REVIEW,
  },
  'pit-stops': { type: 'PitStop', endpoint: reviewPitStop, touches: TOUCHED_BY_REVIEW },
};

/** What a review of this kind may change. */
export const touchedBy = (kind: OutboxKind): readonly Key[] => CALLS[kind].touches;

const bodySchema: v.GenericSchema<unknown, Body> = v.record(v.string(), v.unknown());

/**
 * Sends an item under its own id as idempotency key, so that a second try never decides twice.
 * Resolves with the changed row. Rejects with an ApiError.
 *
 * @param keepalive the page goes away, and the request outlives it
 */
export function sendReview(
  { id, kind, rowId, reviewed, values }: OutboxItem,
  keepalive: boolean,
): Promise<SavedRow> {
  const { endpoint, type } = CALLS[kind];
  const row = { id: rowId, last_time_reviewed: reviewed };
  return decide(endpoint, type, { row, values: v.parse(bodySchema, values) }, id, keepalive);
}
