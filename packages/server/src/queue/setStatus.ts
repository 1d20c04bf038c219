import { isAnswerStatus, isOpenStatus, isQualitySource } from '@console/api/company-queues/rules';
import { and, eq, ne } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueueRequest, companyQueueRequestHistory } from '../db/schema/companyQueue.ts';
import { pitStop, reviewReady } from '../db/schema/quality.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { writeHistory, type HistoryEntry } from './addRequest.ts';
import type { QueueRow } from './lockQueue.ts';
import { refreshQueue, type RequestRow } from './refreshQueue.ts';
import { resolvePitStops } from './resolvePitStops.ts';

export type StatusChange = Omit<HistoryEntry, 'requestId'>;

/**
 * Sets the status of a request, writes the history row and the event, and updates the values of the
 * queue. An answer ends the pit stop of the request.
 */
export async function setStatus(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  request: RequestRow,
  change: StatusChange,
) {
  const wasOpen = isOpenStatus(request.latestStatus);
  const isOpen = isOpenStatus(change.status);
  const flow = isOpen === wasOpen ? 0 : isOpen ? 1 : -1;
  const line = await writeHistory(tx, user, { ...change, requestId: request.id, flow });
  const at = line.historyTimestamp;
  await tx
    .update(companyQueueRequest)
    .set({
      latestStatus: change.status,
      ...((flow === 1 || change.status === 'requested') && { clockStartedAt: at }),
      ...(isAnswerStatus(change.status) && { firstAnsweredAt: request.firstAnsweredAt ?? at }),
      ...(change.status !== 'in-progress' && { assignedTo: null, assignedAt: null }),
    })
    .where(eq(companyQueueRequest.id, request.id));
  await refreshQueue(tx, queue.id);
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'status_changed',
    entityId: queue.entityId,
    previous: request.latestStatus,
    current: change.status,
    notes: change.notes,
  });
  if (isAnswerStatus(change.status))
    await resolvePitStops(tx, user, eq(pitStop.companyQueueRequestId, request.id), at);
  return line;
}

/**
 * Brings about the effects of a status that a person has set. An escalation opens a pit stop, and
 * closing a request may open a review-ready row. Work on an archived entity cannot be reviewed, so
 * its request is closed without a review, and an open review is closed, too. See
 * docs/contract.md#state-machines.
 */
export async function followStatus(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  request: RequestRow,
  { status, at, isArchived }: { status: RequestRow['latestStatus']; at: Date; isArchived: boolean },
): Promise<void> {
  const { entityId } = queue;
  if (status === 'escalated' && entityId !== null)
    await openPitStop(tx, user, entityId, request, at);
  if (!isAnswerStatus(status)) return;
  if (isArchived) {
    await endReview(tx, user, request.id, at);
    return;
  }
  // After a merge the request may have an open review already.
  const isInReview = await renewReview(tx, request.id, at);
  // A request without a known entity gets no rows on the dashboard.
  const asksReview = entityId !== null && isQualitySource(request.requestSource);
  if (!isInReview && !asksReview) return;
  await awaitReview(tx, queue, request.id, at);
  if (!isInReview && asksReview) await openReview(tx, user, entityId, request.id, at);
}

/** Opens a pit stop, unless the entity has an open one. */
async function openPitStop(
  tx: Executor,
  user: CurrentUser,
  entityId: number,
  request: RequestRow,
  at: Date,
): Promise<void> {
  const [open] = await tx
    .select({ id: pitStop.id })
    .from(pitStop)
    .where(and(eq(pitStop.entityId, entityId), ne(pitStop.status, 'done')));
  if (open !== undefined) return;
  await tx.insert(pitStop).values({
    entityId,
    companyQueueRequestId: request.id,
    numberOfRequests: request.numberOfTimesRequested,
    priority: request.requestPriority,
    pitStopEnteredDate: at,
    reasonCode: 'escalated_request',
  });
  await writeEvent(tx, user, { type: 'pit_stop', name: 'opened', entityId, current: 'requested' });
}

const openReviewOf = (requestId: number) =>
  and(eq(reviewReady.companyQueueRequestId, requestId), eq(reviewReady.status, 'open_for_review'));

/** Closes the open review of a request as accepted, because the answer stands. */
async function endReview(
  tx: Executor,
  user: CurrentUser,
  requestId: number,
  at: Date,
): Promise<void> {
  const [ended] = await tx
    .update(reviewReady)
    .set({ status: 'accepted', lastTimeChanged: at })
    .where(openReviewOf(requestId))
    .returning({ entityId: reviewReady.entityId });
  if (ended === undefined) return;
  await writeEvent(tx, user, {
    type: 'review_ready',
    name: 'accepted',
    entityId: ended.entityId,
    current: 'accepted',
  });
}

/** Marks the open review of a request as changed. Resolves with false if it has none. */
async function renewReview(tx: Executor, requestId: number, at: Date): Promise<boolean> {
  const renewed = await tx
    .update(reviewReady)
    .set({ lastTimeChanged: at })
    .where(openReviewOf(requestId))
    .returning({ id: reviewReady.id });
  return renewed.length > 0;
}

/** Sets a request that has just been answered to review-ready. The history names no person for it. */
async function awaitReview(
  tx: Executor,
  queue: QueueRow,
  requestId: number,
  at: Date,
): Promise<void> {
  // The answer has not taken the request out of the queue.
  const line = companyQueueRequestHistory;
  const stayed = await tx
    .update(line)
    .set({ flow: 0 })
    .where(
      and(
        eq(line.companyQueueRequestId, requestId),
        eq(line.historyTimestamp, at),
        eq(line.flow, -1),
      ),
    )
    .returning({ id: line.id });
  const flow = stayed.length > 0 ? 0 : 1;
  await writeHistory(tx, null, { requestId, status: 'review-ready', notes: null, flow });
  await tx
    .update(companyQueueRequest)
    .set({ latestStatus: 'review-ready' })
    .where(eq(companyQueueRequest.id, requestId));
  await refreshQueue(tx, queue.id);
}

async function openReview(
  tx: Executor,
  user: CurrentUser,
  entityId: number,
  requestId: number,
  at: Date,
): Promise<void> {
  await tx
    .insert(reviewReady)
    .values({ entityId, companyQueueRequestId: requestId, lastTimeChanged: at });
  await writeEvent(tx, user, {
    type: 'review_ready',
    name: 'opened',
    entityId,
    current: 'open_for_review',
  });
}
