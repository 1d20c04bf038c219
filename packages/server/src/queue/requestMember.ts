import { document, member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import { versionTag } from '@console/api/core/hydra/etag';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import { asc, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import type { Executor } from '../db/executor.ts';
import {
  companyQueue,
  companyQueueRequest,
  companyQueueRequestHistory,
} from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { appUser } from '../db/schema/people.ts';
import {
  entityColumns,
  entityRef,
  tagsByEntity,
  type EntityRow,
  type LinkedTag,
} from '../entities/entityMember.ts';
import { anyOf } from '../hydra/filters.ts';
import { userRef, userRefColumns, type UserRefRow } from '../users/userRef.ts';
import { historyMember } from './historyMember.ts';
import type { QueueRow } from './lockQueue.ts';
import { presentIdOf } from './lockRequest.ts';
import type { RequestRow } from './refreshQueue.ts';

/** The part of the configuration that the members of a queue need. */
export type QueueSettings = Addresses & Pick<Config, 'stalledAfterDays'>;

/** The instant before which the last entry of a request in progress is too old. */
export const stalledSince = ({ stalledAfterDays }: Pick<Config, 'stalledAfterDays'>): Date =>
  new Date(Date.now() - stalledAfterDays * 86_400_000);

export type TaggedEntity = { row: EntityRow; tags: readonly LinkedTag[] };
/** A request with its queue, the entity of that queue, and the people of the request. */
type FoundRequest = {
  row: RequestRow;
  queue: QueueRow;
  entity: TaggedEntity | null;
  user: UserRefRow | null;
  assignee: UserRefRow | null;
};

const assignee = alias(appUser, 'assignee');
const assigneeColumns = {
  id: assignee.id,
  firstName: assignee.firstName,
  lastName: assignee.lastName,
  archived: assignee.archived,
};

/**
 * Reads requests with queue, entity and people. It takes two queries, whatever the number of
 * requests.
 */
async function requestsWhere(executor: Executor, condition: SQL): Promise<FoundRequest[]> {
  const found = await executor
    .select({
      row: companyQueueRequest,
      queue: companyQueue,
      entity: entityColumns,
      user: userRefColumns,
      assignee: assigneeColumns,
    })
    .from(companyQueueRequest)
    .innerJoin(companyQueue, eq(companyQueue.id, companyQueueRequest.companyQueueId))
    .leftJoin(entity, eq(entity.id, companyQueue.entityId))
    .leftJoin(appUser, eq(appUser.id, companyQueueRequest.userId))
    .leftJoin(assignee, eq(assignee.id, companyQueueRequest.assignedTo))
    .where(condition);
  const ids = [...new Set(found.flatMap(({ queue }) => queue.entityId ?? []))];
  const tags = await tagsByEntity(executor, ids);
  return found.map(({ entity: of, ...request }) => ({
    ...request,
    entity: of ? { row: of, tags: tags.get(of.id) ?? [] } : null,
  }));
}

/** Reads these requests. It takes two queries, whatever the number of requests. */
export const findRequests = (executor: Executor, ids: readonly number[]): Promise<FoundRequest[]> =>
  requestsWhere(executor, anyOf(companyQueueRequest.id, ids));

/** A QueueRequest as it stands in lists. The detail adds its histories. */
export function requestMember(
  settings: QueueSettings,
  { row, queue, entity: of, user, assignee: assignedTo }: FoundRequest,
) {
  const { apiBasePath } = settings;
  const due = secondsOrNull(row.dueAt);
  return member(apiBasePath, 'company_queue_requests', 'QueueRequest', row.id, {
    request_timestamp: seconds(row.requestTimestamp),
    request_notes: row.requestNotes,
    request_source: row.requestSource,
    request_priority: row.requestPriority,
    highest_priority: row.highestPriority,
    career_section: row.careerSection,
    career_section_empty: row.careerSectionEmpty,
    email_when_finished: row.emailWhenFinished,
    numjobs_estimate: row.numjobsEstimate,
    number_of_times_requested: row.numberOfTimesRequested,
    latest_status: row.latestStatus,
    reason_code: row.reasonCode,
    user: user && userRef(settings, user),
    due_at: due,
    overdue: due !== null && due < seconds(new Date()),
    assigned_to: assignedTo && userRef(settings, assignedTo),
    assigned_at: secondsOrNull(row.assignedAt),
    stalled: row.latestStatus === 'in-progress' && row.lastEntryAt < stalledSince(settings),
    version: row.version,
    company_queue: member(apiBasePath, 'company_queues', 'CompanyQueue', queue.id, {
      name: queue.name,
      url: queue.url,
      latest_status: queue.latestStatus,
      entity: of === null ? null : entityRef(settings, of.row, of.tags),
    }),
  });
}

/** Reads requests with their histories, the newest line first. The lines are read in one query. */
async function withHistories(
  executor: Executor,
  requests: readonly FoundRequest[],
  settings: QueueSettings,
) {
  const line = companyQueueRequestHistory;
  const ids = requests.map(({ row }) => row.id);
  const lines = await executor
    .select({ row: line, user: userRefColumns })
    .from(line)
    .leftJoin(appUser, eq(appUser.id, line.userId))
    .where(anyOf(line.companyQueueRequestId, ids))
    .orderBy(asc(line.companyQueueRequestId), desc(line.historyTimestamp), desc(line.id));
  const byRequest = new Map(ids.map((id) => [id, new Array<ReturnType<typeof historyMember>>()]));
  for (const { row, user } of lines)
    byRequest.get(row.companyQueueRequestId)?.push(historyMember(settings, row, user));
  return requests.map((request) => ({
    ...requestMember(settings, request),
    company_queue_request_histories: byRequest.get(request.row.id) ?? [],
  }));
}

/** Reads the requests of a queue with their histories, newest first, in two queries. */
export async function requestsOfQueue(
  executor: Executor,
  { queue, entity: of }: Pick<FoundRequest, 'queue' | 'entity'>,
  settings: QueueSettings,
) {
  const rows = await executor
    .select({ row: companyQueueRequest, user: userRefColumns, assignee: assigneeColumns })
    .from(companyQueueRequest)
    .leftJoin(appUser, eq(appUser.id, companyQueueRequest.userId))
    .leftJoin(assignee, eq(assignee.id, companyQueueRequest.assignedTo))
    .where(eq(companyQueueRequest.companyQueueId, queue.id))
    .orderBy(desc(companyQueueRequest.requestTimestamp), desc(companyQueueRequest.id));
  const requests = rows.map((row) => ({ ...row, queue, entity: of }));
  return withHistories(executor, requests, settings);
}

/** The noun in the ETag of a request. */
export const REQUEST_TAG = 'QueueRequest';

/**
 * Resolves with a QueueRequest with its histories, and with its version as ETag. When the request
 * has joined another one, it is the other one.
 *
 * @throws Problem 404
 */
export async function versionedRequest(executor: Executor, id: number, settings: QueueSettings) {
  const present = eq(companyQueueRequest.id, presentIdOf('request', id));
  const requests = await requestsWhere(executor, present);
  const [found] = await withHistories(executor, requests, settings);
  if (found === undefined) throw notFound();
  const body = document(settings.apiBasePath, 'QueueRequest', found);
  return { body, etag: versionTag(REQUEST_TAG, found.id, found.version) };
}
