import { member, seconds } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import {
  companyQueue,
  companyQueueRequest,
  companyQueueRequestHistory,
} from '../db/schema/companyQueue.ts';
import {
  entitiesWithTags,
  entityRef,
  type EntityRow,
  type LinkedTag,
} from '../entities/entityMember.ts';
import { anyOf } from '../hydra/filters.ts';
import { userRef, usersById, type UserRefRow } from '../users/userRef.ts';
import { historyMember } from './historyMember.ts';
import type { QueueRow } from './lockQueue.ts';
import type { RequestRow } from './refreshQueue.ts';

type TaggedEntity = { row: EntityRow; tags: readonly LinkedTag[] };
type FoundRequest = {
  row: RequestRow;
  queue: QueueRow;
  entity: TaggedEntity | undefined;
  user: UserRefRow | undefined;
};

/**
 * Reads these requests with queue, entity and person of each, in three queries however many there
 * are.
 */
export async function findRequests(
  executor: Executor,
  ids: readonly number[],
): Promise<FoundRequest[]> {
  const found = await executor
    .select({ row: companyQueueRequest, queue: companyQueue })
    .from(companyQueueRequest)
    .innerJoin(companyQueue, eq(companyQueue.id, companyQueueRequest.companyQueueId))
    .where(anyOf(companyQueueRequest.id, ids));
  const entityIds = [...new Set(found.flatMap(({ queue }) => queue.entityId ?? []))];
  const entities = new Map(
    (await entitiesWithTags(executor, entityIds)).map((entity) => [entity.row.id, entity]),
  );
  const users = await usersById(
    executor,
    found.map(({ row }) => row.userId),
  );
  return found.map(({ row, queue }) => ({
    row,
    queue,
    entity: entities.get(queue.entityId ?? 0),
    user: users.get(row.userId ?? 0),
  }));
}

/** A QueueRequest as it stands in lists. The detail adds its histories. */
export function requestMember(addresses: Addresses, { row, queue, entity, user }: FoundRequest) {
  const { apiBasePath } = addresses;
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
    user: user === undefined ? null : userRef(addresses, user),
    company_queue: member(apiBasePath, 'company_queues', 'CompanyQueue', queue.id, {
      name: queue.name,
      url: queue.url,
      latest_status: queue.latestStatus,
      entity: entity === undefined ? null : entityRef(addresses, entity.row, entity.tags),
    }),
  });
}

/** The history rows of these requests, by request, newest first. */
async function historiesOf(
  executor: Executor,
  requestIds: readonly number[],
  addresses: Addresses,
) {
  const line = companyQueueRequestHistory;
  const rows = await executor
    .select()
    .from(line)
    .where(anyOf(line.companyQueueRequestId, requestIds))
    .orderBy(asc(line.companyQueueRequestId), desc(line.historyTimestamp), desc(line.id));
  const users = await usersById(
    executor,
    rows.map(({ userId }) => userId),
  );
  const byRequest = new Map<number, ReturnType<typeof historyMember>[]>(
    requestIds.map((id) => [id, []]),
  );
  for (const row of rows)
    byRequest
      .get(row.companyQueueRequestId)
      ?.push(historyMember(addresses, row, users.get(row.userId ?? 0) ?? null));
  return byRequest;
}

/** These requests with their histories, in any order. */
export async function requestsWithHistory(
  executor: Executor,
  ids: readonly number[],
  addresses: Addresses,
) {
  const found = await findRequests(executor, ids);
  const histories = await historiesOf(executor, ids, addresses);
  return found.map((one) => ({
    ...requestMember(addresses, one),
    company_queue_request_histories: histories.get(one.row.id) ?? [],
  }));
}
