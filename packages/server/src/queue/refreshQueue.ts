import { OPEN_STATUSES } from '@console/api/company-queues/rules';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { refreshDueTimes } from './dueTimes.ts';

export type RequestRow = typeof companyQueueRequest.$inferSelect;

/**
 * Reads the open request of a queue, or else the newest one. It is the only one whose status can
 * change. Only after a merge of two queues may the open request be older than a closed one.
 */
export async function latestRequest(
  tx: Executor,
  queueId: number,
): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.companyQueueId, queueId))
    .orderBy(
      desc(inArray(companyQueueRequest.latestStatus, [...OPEN_STATUSES])),
      desc(companyQueueRequest.requestTimestamp),
      desc(companyQueueRequest.id),
    )
    .limit(1);
  return row;
}

/**
 * Updates the values that a queue holds about its requests, and the due times of the requests. Call
 * it after every change of one of them.
 */
export async function refreshQueue(tx: Executor, queueId: number): Promise<void> {
  await refreshDueTimes(tx, eq(companyQueueRequest.companyQueueId, queueId));
  const newest = await latestRequest(tx, queueId);
  const [figures] = await tx
    .select({
      max: sql<number | null>`min(${companyQueueRequest.requestPriority})`,
      average: sql<number | null>`round(avg(${companyQueueRequest.requestPriority}), 2)::float8`,
    })
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.companyQueueId, queueId));
  await tx
    .update(companyQueue)
    .set({
      latestStatus: newest?.latestStatus ?? null,
      latestPriority: newest?.requestPriority ?? null,
      // The smallest number is the most urgent priority.
      maxPriority: figures?.max ?? null,
      avgPriority: figures?.average ?? null,
    })
    .where(eq(companyQueue.id, queueId));
}
