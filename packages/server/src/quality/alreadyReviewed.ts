import { secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { Problem } from '@console/api/core/hydra/problem';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { eventLog } from '../db/schema/notes.ts';
import { appUser } from '../db/schema/people.ts';
import { userRef, userRefColumns, usersById, type UserRefRow } from '../users/userRef.ts';
import { lastReviews, type ReviewedRow, type ReviewSubject } from './rowParts.ts';

type Reviewed = { by: UserRefRow; at: Date };

/**
 * Reads the last review of a row. It comes from the columns of the row if there are any, otherwise
 * from the reviews.
 */
export async function lastReviewOf(
  tx: Executor,
  subject: ReviewSubject,
  row: ReviewedRow,
): Promise<Reviewed | undefined> {
  const { lastReviewedBy = null, lastTimeReviewed = null } = row;
  const by = (await usersById(tx, [lastReviewedBy])).get(lastReviewedBy ?? 0);
  if (by !== undefined && lastTimeReviewed !== null) return { by, at: lastTimeReviewed };
  return (await lastReviews(tx, subject, [row.id])).get(row.id);
}

/**
 * Reads who closed a watch-list row. Reviews on other lists close it, too, and only the event log
 * records those.
 */
export async function closedBy(
  tx: Executor,
  subject: ReviewSubject,
  row: ReviewedRow,
  review: Reviewed | undefined,
): Promise<Reviewed | undefined> {
  if (subject !== 'watch_list') return review;
  const [left] = await tx
    .select({ by: userRefColumns, at: eventLog.createdAt })
    .from(eventLog)
    .innerJoin(appUser, eq(appUser.id, eventLog.userId))
    .where(
      and(
        eq(eventLog.entityId, row.entityId),
        eq(eventLog.eventType, 'watch_list'),
        inArray(eventLog.eventName, ['removed', 'sent_for_review']),
      ),
    )
    .orderBy(desc(eventLog.createdAt), desc(eventLog.id))
    .limit(1);
  // The event of a review is written within the same second or the next one.
  const isOfReview =
    left?.by.id === review?.by.id &&
    Math.abs((left?.at.getTime() ?? 0) - (review?.at.getTime() ?? 0)) < 2000;
  return isOfReview ? review : (left ?? review);
}

/**
 * Makes the 409 that says that somebody else was faster. The person and the time have the names
 * that they have in the row.
 */
export const alreadyReviewed = (review: Reviewed | undefined, addresses: Addresses) =>
  new Problem({
    status: 409,
    code: 'already_reviewed',
    description: `This item was already reviewed${review === undefined ? '' : ` by ${review.by.firstName} ${review.by.lastName}`}.`,
    extra: {
      last_reviewed_by: review === undefined ? null : userRef(addresses, review.by),
      last_time_reviewed: secondsOrNull(review?.at ?? null),
    },
  });
