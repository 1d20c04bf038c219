import { OPEN_STATUSES } from '@console/api/company-queues/rules';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import {
  companyQueueListener,
  companyQueueRequest,
  companyQueueRequestHistory,
} from '../db/schema/companyQueue.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { raiseQueueVersion, type QueueRow } from './lockQueue.ts';
import { refreshQueue, type RequestRow } from './refreshQueue.ts';

export type RequestSource =
  | 'console'
  | 'daily_job_shift'
  | 'watch_list'
  | 'monitored_entity'
  | 'pit_stop';

export type NewRequest = {
  source: RequestSource;
  /** 1 (now) to 5 (later). */
  priority: number;
  numjobsEstimate: number;
  reasonCode: string | null;
  /** Sanitised HTML. */
  notes: string;
  listeners?: readonly string[];
  careerSection?: boolean;
  careerSectionEmpty?: boolean;
  emailWhenFinished?: boolean;
};

export type AddedRequest = { id: number; isNew: boolean };

/**
 * Adds a request to a locked queue, or joins the open one. When it joins, the open request counts
 * once more, takes the more urgent of the two priorities, and keeps its status. See
 * docs/contract.md#queue.
 */
export async function addRequest(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  wanted: NewRequest,
): Promise<AddedRequest> {
  const open = await openRequest(tx, queue.id);
  const id =
    open === undefined
      ? await openNew(tx, user, queue.id, wanted)
      : await merge(tx, user, open, wanted);
  if (wanted.listeners && wanted.listeners.length > 0) {
    const added = await tx
      .insert(companyQueueListener)
      .values(
        wanted.listeners.map((listenerEmail) => ({ companyQueueId: queue.id, listenerEmail })),
      )
      .onConflictDoNothing()
      .returning({ id: companyQueueListener.id });
    if (added.length > 0) await raiseQueueVersion(tx, user, queue.id);
  }
  await refreshQueue(tx, queue.id);
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'request_added',
    entityId: queue.entityId,
    current: open?.latestStatus ?? 'requested',
    notes: wanted.notes,
  });
  return { id, isNew: open === undefined };
}

async function openRequest(tx: Executor, queueId: number): Promise<RequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(companyQueueRequest)
    .where(
      and(
        eq(companyQueueRequest.companyQueueId, queueId),
        inArray(companyQueueRequest.latestStatus, [...OPEN_STATUSES]),
      ),
    )
    .orderBy(desc(companyQueueRequest.requestTimestamp), desc(companyQueueRequest.id))
    .limit(1);
  return row;
}

async function openNew(
  tx: Executor,
  user: CurrentUser,
  companyQueueId: number,
  wanted: NewRequest,
): Promise<number> {
  const [made] = await tx
    .insert(companyQueueRequest)
    .values({
      companyQueueId,
      requestNotes: wanted.notes,
      requestSource: wanted.source,
      requestPriority: wanted.priority,
      highestPriority: wanted.priority,
      numjobsEstimate: wanted.numjobsEstimate,
      careerSection: wanted.careerSection ?? false,
      careerSectionEmpty: wanted.careerSectionEmpty ?? false,
      emailWhenFinished: wanted.emailWhenFinished ?? false,
      reasonCode: wanted.reasonCode,
      userId: user.id,
      latestStatus: 'requested',
    })
    .returning({ id: companyQueueRequest.id });
  if (made === undefined) throw new Error('INSERT returned no row');
  await writeHistory(tx, user, {
    requestId: made.id,
    status: 'requested',
    notes: wanted.notes,
    flow: 1,
  });
  return made.id;
}

async function merge(
  tx: Executor,
  user: CurrentUser,
  open: RequestRow,
  wanted: NewRequest,
): Promise<number> {
  await tx
    .update(companyQueueRequest)
    .set({
      numberOfTimesRequested: open.numberOfTimesRequested + 1,
      requestPriority: Math.min(open.requestPriority, wanted.priority),
      highestPriority: Math.min(open.highestPriority, wanted.priority),
      ...(wanted.priority < open.requestPriority && { clockStartedAt: new Date() }),
      ...(wanted.numjobsEstimate > 0 && { numjobsEstimate: wanted.numjobsEstimate }),
    })
    .where(eq(companyQueueRequest.id, open.id));
  await writeHistory(tx, user, {
    requestId: open.id,
    status: open.latestStatus,
    notes: `Requested again: ${wanted.notes}`,
    values: {
      requestSource: wanted.source,
      requestPriority: wanted.priority,
      numjobsEstimate: wanted.numjobsEstimate,
      careerSection: wanted.careerSection ?? false,
      careerSectionEmpty: wanted.careerSectionEmpty ?? false,
      emailWhenFinished: wanted.emailWhenFinished ?? false,
    },
  });
  return open.id;
}

export type HistoryEntry = {
  requestId: number;
  status: RequestRow['latestStatus'];
  notes: string | null;
  resolutionCode?: string | null;
  /** The values of the request at this time. By default they are the present ones. */
  values?: HistoryValues;
  /** 1 when the request comes into the queue, and -1 when it leaves the queue. */
  flow?: -1 | 0 | 1;
};

type HistoryValues = Pick<
  RequestRow,
  | 'requestSource'
  | 'requestPriority'
  | 'numjobsEstimate'
  | 'careerSection'
  | 'careerSectionEmpty'
  | 'emailWhenFinished'
>;

async function valuesNow(tx: Executor, requestId: number): Promise<HistoryValues> {
  const request = companyQueueRequest;
  const [values] = await tx
    .select({
      requestSource: request.requestSource,
      requestPriority: request.requestPriority,
      numjobsEstimate: request.numjobsEstimate,
      careerSection: request.careerSection,
      careerSectionEmpty: request.careerSectionEmpty,
      emailWhenFinished: request.emailWhenFinished,
    })
    .from(request)
    .where(eq(request.id, requestId));
  if (values === undefined) throw new Error('The request of the history row was not found');
  return values;
}

/**
 * Writes one row of a request's history, with the values of the request at this time, and raises
 * the version of the request. `user` is null for the system, which acts on the change of a person.
 * That person then remains the one who changed the request last.
 */
export async function writeHistory(
  tx: Executor,
  user: CurrentUser | null,
  { requestId, status, notes, resolutionCode = null, values, flow = 0 }: HistoryEntry,
) {
  const [row] = await tx
    .insert(companyQueueRequestHistory)
    // The row has the time of writing, not that of the transaction, so that the rows of one
    // transaction keep their order.
    .values({
      companyQueueRequestId: requestId,
      status,
      notes,
      resolutionCode,
      flow,
      userId: user?.id ?? null,
      historyTimestamp: new Date(),
      ...(values ?? (await valuesNow(tx, requestId))),
    })
    .returning();
  if (row === undefined) throw new Error('INSERT returned no row');
  await tx
    .update(companyQueueRequest)
    .set({
      lastEntryAt: row.historyTimestamp,
      version: sql`${companyQueueRequest.version} + 1`,
      ...(user && { changedAt: row.historyTimestamp, changedBy: user.id }),
    })
    .where(eq(companyQueueRequest.id, requestId));
  return row;
}
