import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { Executor } from '../../db/executor.ts';
import { pitStop } from '../../db/schema/quality.ts';
import { anyOf } from '../../hydra/filters.ts';
import { tagMember } from '../../tags/tagList.ts';
import { userRef } from '../../users/userRef.ts';
import { lastReviews, rowParts } from '../rowParts.ts';

/**
 * Loads the PitStops of these ids, in any order. They have the last reviewer and the time, because
 * the version of a review needs them.
 */
export async function loadPitStops(
  executor: Executor,
  ids: readonly number[],
  addresses: Addresses,
) {
  const rows = await executor.select().from(pitStop).where(anyOf(pitStop.id, ids));
  const parts = await rowParts(executor, addresses, rows);
  const reviews = await lastReviews(executor, 'pit_stop', ids);
  return rows.flatMap((row) => {
    const entity = parts.entity(row.entityId);
    if (entity === undefined) return [];
    const review = reviews.get(row.id);
    return [
      member(addresses.apiBasePath, 'pit_stops', 'PitStop', row.id, {
        entity: parts.entityRef(entity),
        tags: entity.tags.map((linked) => tagMember(addresses, linked)),
        number_of_requests: row.numberOfRequests,
        priority: row.priority,
        pit_stop_entered_date: seconds(row.pitStopEnteredDate),
        resolved_date: secondsOrNull(row.resolvedDate),
        status: row.status,
        reason_code: row.reasonCode,
        last_action_taken: row.lastActionTaken,
        latest_note: parts.note(row.noteId),
        last_time_reviewed: secondsOrNull(review?.at ?? null),
        last_reviewed_by: review === undefined ? null : userRef(addresses, review.by),
      }),
    ];
  });
}
export type PitStopMember = Awaited<ReturnType<typeof loadPitStops>>[number];
