import { isAnswerStatus, isQualitySource } from '@console/api/company-queues/rules';
import { and, eq, ne } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { pitStop, reviewReady } from '../db/schema/quality.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { writeHistory, type HistoryEntry } from './addRequest.ts';
import type { QueueRow } from './lockQueue.ts';
import { refreshQueue, type RequestRow } from './refreshQueue.ts';

export type StatusChange = Omit<HistoryEntry, 'requestId'>;

/**
 * Gives a request its status, with the line of its history and the event; the figures of the queue
 * follow.
 */
export async function setStatus(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  request: RequestRow,
  change: StatusChange,
) {
  const line = await writeHistory(tx, user, { ...change, requestId: request.id });
  await tx
    .update(companyQueueRequest)
    .set({ latestStatus: change.status })
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
  return line;
}

/**
 * What follows from a status that a person gave (section 8.1): an escalation is a pit stop, an
 * answer may have to be judged.
 */
export async function followStatus(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  request: RequestRow,
  status: RequestRow['latestStatus'],
  at: Date,
): Promise<void> {
  // Whoever asked for an entity that nobody knows is answered in the queue alone.
  if (queue.entityId === null) return;
  if (status === 'escalated') await openPitStop(tx, user, queue.entityId, request, at);
  if (!isAnswerStatus(status)) return;
  await resolvePitStops(tx, user, queue.entityId, request.id, at);
  if (isQualitySource(request.requestSource))
    await openReviewReady(tx, user, queue, queue.entityId, request.id, at);
}

/** At most one pit stop of an entity is open. */
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

async function resolvePitStops(
  tx: Executor,
  user: CurrentUser,
  entityId: number,
  requestId: number,
  at: Date,
): Promise<void> {
  const resolved = await tx
    .update(pitStop)
    .set({ status: 'done', resolvedDate: at })
    .where(and(eq(pitStop.companyQueueRequestId, requestId), ne(pitStop.status, 'done')))
    .returning({ id: pitStop.id });
  if (resolved.length > 0)
    await writeEvent(tx, user, { type: 'pit_stop', name: 'resolved', entityId, current: 'done' });
}

/** The system's own second line: the answer waits for whoever asked. */
async function openReviewReady(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  entityId: number,
  requestId: number,
  at: Date,
): Promise<void> {
  await writeHistory(tx, null, { requestId, status: 'review-ready', notes: null });
  await tx
    .update(companyQueueRequest)
    .set({ latestStatus: 'review-ready' })
    .where(eq(companyQueueRequest.id, requestId));
  await refreshQueue(tx, queue.id);
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
