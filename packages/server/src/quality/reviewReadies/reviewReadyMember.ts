import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { Executor } from '../../db/executor.ts';
import { companyQueueRequest } from '../../db/schema/companyQueue.ts';
import { reviewReady } from '../../db/schema/quality.ts';
import { anyOf } from '../../hydra/filters.ts';
import { tagMember } from '../../tags/tagList.ts';
import { userRef } from '../../users/userRef.ts';
import { lastReviews, rowParts, tagsIn } from '../rowParts.ts';

async function requestsById(executor: Executor, ids: readonly (number | null)[]) {
  const wanted = ids.filter((id) => id !== null);
  const rows =
    wanted.length === 0
      ? []
      : await executor
          .select({
            id: companyQueueRequest.id,
            source: companyQueueRequest.requestSource,
            latestStatus: companyQueueRequest.latestStatus,
          })
          .from(companyQueueRequest)
          .where(anyOf(companyQueueRequest.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Loads the ReviewReady rows of these ids, in any order. */
export async function loadReviewReadies(
  executor: Executor,
  ids: readonly number[],
  addresses: Addresses,
) {
  const rows = await executor.select().from(reviewReady).where(anyOf(reviewReady.id, ids));
  const parts = await rowParts(executor, addresses, rows);
  const requests = await requestsById(
    executor,
    rows.map(({ companyQueueRequestId }) => companyQueueRequestId),
  );
  const reviews = await lastReviews(executor, 'review_ready', ids);
  const { apiBasePath } = addresses;
  return rows.flatMap((row) => {
    const entity = parts.entity(row.entityId);
    if (entity === undefined) return [];
    const request =
      row.companyQueueRequestId === null ? undefined : requests.get(row.companyQueueRequestId);
    const review = reviews.get(row.id);
    return [
      member(apiBasePath, 'review_readies', 'ReviewReady', row.id, {
        status: row.status,
        entity: parts.entityRef(entity),
        exchange_tags: tagsIn(addresses, entity.tags, 'exchange'),
        // The row has no other field for the tags of the other categories.
        tags: entity.tags
          .filter(({ category }) => category !== 'exchange')
          .map((linked) => tagMember(addresses, linked)),
        company_queue_request:
          request === undefined
            ? null
            : member(apiBasePath, 'company_queue_requests', 'QueueRequest', request.id, {
                request_source: request.source,
                latest_status: request.latestStatus,
              }),
        request_source: request?.source ?? null,
        latest_note: parts.note(row.noteId),
        last_action_taken: row.lastActionTaken,
        last_time_reviewed: secondsOrNull(row.lastTimeReviewed),
        last_reviewed_by: review === undefined ? null : userRef(addresses, review.by),
        last_time_changed: seconds(row.lastTimeChanged),
      }),
    ];
  });
}
export type ReviewReadyMember = Awaited<ReturnType<typeof loadReviewReadies>>[number];
