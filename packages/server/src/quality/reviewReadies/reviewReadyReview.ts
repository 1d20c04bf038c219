import { ANSWER_STATUSES } from '@console/api/company-queues/rules';
import {
  REVIEW_READY_ASKS,
  reviewReadyBlockReason,
  reviewReadyProblems,
  spelledReviewReadyAction,
} from '@console/api/review-readies/rules';
import { REVIEW_READY_ACTIONS, type ReviewReadyAction } from '@console/api/review-readies/schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { companyQueueRequest, companyQueueRequestHistory } from '../../db/schema/companyQueue.ts';
import { reviewReady } from '../../db/schema/quality.ts';
import { lockQueue } from '../../queue/lockQueue.ts';
import { setStatus, type StatusChange } from '../../queue/setStatus.ts';
import type { ReviewBody } from '../reviewBody.ts';
import type { Review, ReviewKind } from '../reviewRow.ts';

type Row = typeof reviewReady.$inferSelect;

/** The status and resolution that the request had before it became review-ready. */
async function answerOf(tx: Executor, requestId: number): Promise<StatusChange> {
  const history = companyQueueRequestHistory;
  const [row] = await tx
    .select({ status: history.status, resolutionCode: history.resolutionCode })
    .from(history)
    .where(
      and(
        eq(history.companyQueueRequestId, requestId),
        inArray(history.status, [...ANSWER_STATUSES]),
      ),
    )
    .orderBy(desc(history.historyTimestamp), desc(history.id))
    .limit(1);
  const status = ANSWER_STATUSES.find((answer) => answer === row?.status) ?? 'done';
  return { status, resolutionCode: row?.resolutionCode ?? null, notes: null };
}

async function judgeRequest(
  tx: Executor,
  user: CurrentUser,
  requestId: number,
  action: ReviewReadyAction,
  note: string,
): Promise<void> {
  const [known] = await tx
    .select({ queueId: companyQueueRequest.companyQueueId })
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.id, requestId));
  const queue = known && (await lockQueue(tx, known.queueId));
  const [request] = await tx
    .select()
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.id, requestId));
  if (queue === undefined || request === undefined)
    throw new Error('The queue or the request of the review was not found');
  // The request does not wait for this review any more.
  if (request.latestStatus !== 'review-ready') return;
  if (action === 'accepted') {
    const answer = await answerOf(tx, requestId);
    await setStatus(tx, user, queue, request, { ...answer, notes: note === '' ? null : note });
    return;
  }
  await tx
    .update(companyQueueRequest)
    .set({ numberOfTimesRequested: sql`${companyQueueRequest.numberOfTimesRequested} + 1` })
    .where(eq(companyQueueRequest.id, requestId));
  await setStatus(tx, user, queue, request, { status: 'requested', notes: note });
}

async function apply({
  tx,
  user,
  row,
  at,
  action,
  noteId,
  note,
}: Review<Row, ReviewBody, ReviewReadyAction>): Promise<void> {
  await tx
    .update(reviewReady)
    .set({
      status: action,
      lastActionTaken: action,
      lastTimeReviewed: at,
      lastTimeChanged: at,
      noteId,
    })
    .where(eq(reviewReady.id, row.id));
  if (row.companyQueueRequestId !== null)
    await judgeRequest(tx, user, row.companyQueueRequestId, action, note);
}

export const reviewReadyReview: ReviewKind<Row, ReviewBody, ReviewReadyAction> = {
  subject: 'review_ready',
  type: 'ReviewReady',
  title: 'Review Ready',
  columns: { table: reviewReady, id: reviewReady.id, entityId: reviewReady.entityId },
  async read(tx, id) {
    const [row] = await tx.select().from(reviewReady).where(eq(reviewReady.id, id));
    return row;
  },
  blockReason: (row, entity) => reviewReadyBlockReason({ status: row.status, entity }),
  actions: REVIEW_READY_ACTIONS,
  asks: REVIEW_READY_ASKS,
  spelled: spelledReviewReadyAction,
  problems: reviewReadyProblems,
  event: (action) => ({ type: 'review_ready', name: action }),
  apply,
};
