import { isOpenStatus } from '@console/api/company-queues/rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import {
  companyQueue,
  companyQueueListener,
  companyQueueRequest,
  companyQueueRequestHistory,
  queueMerge,
} from '../db/schema/companyQueue.ts';
import { pitStop, reviewReady } from '../db/schema/quality.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { writeHistory } from './addRequest.ts';
import { raiseQueueVersion, type QueueRow } from './lockQueue.ts';
import { giveQualityRows } from './qualityRows.ts';
import { refreshQueue, type RequestRow } from './refreshQueue.ts';

/**
 * Merges one locked queue into another. It moves requests, histories, open reviews, pit stops,
 * listeners and notes, and deletes the empty queue. The old ids redirect to the new ones. If both
 * queues have an open request, that of `from` joins the other one. See docs/decisions.md#queue
 * (D-45).
 */
export async function mergeQueues(
  tx: Executor,
  user: CurrentUser,
  { from, into, entityId }: { from: QueueRow; into: QueueRow; entityId: number },
): Promise<void> {
  await giveQualityRows(tx, user, from.id, entityId);
  const [joining, open] = [await openRequest(tx, from.id), await openRequest(tx, into.id)];
  if (joining && open) await join(tx, user, joining, open);
  await tx
    .update(companyQueueRequest)
    .set({ companyQueueId: into.id })
    .where(eq(companyQueueRequest.companyQueueId, from.id));
  await moveListeners(tx, from.id, into.id);
  await tx.delete(companyQueue).where(eq(companyQueue.id, from.id));
  await leadTo(tx, 'queue', from.id, into.id);
  await tx
    .update(companyQueue)
    .set({
      internalNote: both(into.internalNote, from.internalNote),
      externalNote: both(into.externalNote, from.externalNote),
      serviceLevelAgreement: into.serviceLevelAgreement ?? from.serviceLevelAgreement,
      careerPortal: into.careerPortal ?? from.careerPortal,
      ats: into.ats ?? from.ats,
    })
    .where(eq(companyQueue.id, into.id));
  await raiseQueueVersion(tx, user, into.id);
  await refreshQueue(tx, into.id);
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'merged',
    entityId,
    previous: from.name,
    current: into.name,
  });
}

/** Redirects the ids of a deleted queue or request to the one that replaces it. */
async function leadTo(
  tx: Executor,
  kind: 'queue' | 'request',
  fromId: number,
  intoId: number,
): Promise<void> {
  await tx
    .update(queueMerge)
    .set({ intoId })
    .where(and(eq(queueMerge.kind, kind), eq(queueMerge.intoId, fromId)));
  await tx.insert(queueMerge).values({ kind, fromId, intoId });
}

const both = (one: string | null, other: string | null): string | null =>
  one !== null && other !== null ? `${one}\n\n${other}` : (one ?? other);

async function openRequest(tx: Executor, queueId: number): Promise<RequestRow | undefined> {
  const rows = await tx
    .select()
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.companyQueueId, queueId))
    .orderBy(desc(companyQueueRequest.requestTimestamp), desc(companyQueueRequest.id));
  return rows.find(({ latestStatus }) => isOpenStatus(latestStatus));
}

/** Joins one open request to another, like a repeated request. Its history moves with it. */
async function join(
  tx: Executor,
  user: CurrentUser,
  joining: RequestRow,
  open: RequestRow,
): Promise<void> {
  const line = companyQueueRequestHistory;
  await tx
    .update(line)
    .set({ companyQueueRequestId: open.id })
    .where(eq(line.companyQueueRequestId, joining.id));
  await tx
    .update(companyQueueRequest)
    .set({
      numberOfTimesRequested: open.numberOfTimesRequested + joining.numberOfTimesRequested,
      requestPriority: Math.min(open.requestPriority, joining.requestPriority),
      highestPriority: Math.min(open.highestPriority, joining.highestPriority),
      ...(joining.requestPriority < open.requestPriority && {
        clockStartedAt: joining.clockStartedAt,
      }),
      ...(joining.numjobsEstimate > 0 && { numjobsEstimate: joining.numjobsEstimate }),
    })
    .where(eq(companyQueueRequest.id, open.id));
  const { requestSource, requestPriority, numjobsEstimate } = joining;
  const { careerSection, careerSectionEmpty, emailWhenFinished } = joining;
  await writeHistory(tx, user, {
    requestId: open.id,
    status: open.latestStatus,
    notes: `Requested again: ${joining.requestNotes ?? ''}`,
    flow: -1,
    values: {
      requestSource,
      requestPriority,
      numjobsEstimate,
      careerSection,
      careerSectionEmpty,
      emailWhenFinished,
    },
  });
  await moveQualityRows(tx, joining.id, open.id);
  await tx.delete(companyQueueRequest).where(eq(companyQueueRequest.id, joining.id));
  await leadTo(tx, 'request', joining.id, open.id);
}

/**
 * Moves pit stops and reviews to the request. A request has at most one open review, so a second
 * one is detached from its request. When a request joins one that is in progress, its open review
 * waits for the next answer, or is reviewed on its own before that.
 */
async function moveQualityRows(tx: Executor, from: number, into: number): Promise<void> {
  await tx
    .update(pitStop)
    .set({ companyQueueRequestId: into })
    .where(eq(pitStop.companyQueueRequestId, from));
  const [waiting] = await tx
    .select({ id: reviewReady.id })
    .from(reviewReady)
    .where(
      and(eq(reviewReady.companyQueueRequestId, into), eq(reviewReady.status, 'open_for_review')),
    );
  await tx
    .update(reviewReady)
    .set({
      companyQueueRequestId:
        waiting === undefined
          ? into
          : sql`CASE WHEN ${reviewReady.status} = 'open_for_review' THEN NULL ELSE ${into}::int END`,
    })
    .where(eq(reviewReady.companyQueueRequestId, from));
}

async function moveListeners(tx: Executor, from: number, into: number): Promise<void> {
  const listener = companyQueueListener;
  const moving = await tx
    .delete(listener)
    .where(eq(listener.companyQueueId, from))
    .returning({ listenerEmail: listener.listenerEmail });
  if (moving.length === 0) return;
  await tx
    .insert(listener)
    .values(moving.map(({ listenerEmail }) => ({ companyQueueId: into, listenerEmail })))
    .onConflictDoNothing();
}
