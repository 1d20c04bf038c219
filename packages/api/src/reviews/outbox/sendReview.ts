import * as v from 'valibot';
import type { Body } from '../../core/endpoint.ts';
import type { Key } from '../../core/keys.ts';
import type { ReviewedResource } from '../keys.ts';
import { REVIEW_CALLS } from '../kinds.ts';
import type { ReviewedRow } from '../rules.ts';
import type { OutboxItem } from './outbox.store.ts';

/** What a review of this kind may change. */
export const touchedBy = (kind: ReviewedResource): readonly Key[] => REVIEW_CALLS[kind].touches;

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
): Promise<ReviewedRow> {
  const row = { id: rowId, last_time_reviewed: reviewed };
  return REVIEW_CALLS[kind].review({ row, values: v.parse(bodySchema, values) }, id, keepalive);
}
