import {
  document,
  member,
  secondsOrNull,
  type HydraObject,
} from '@console/api/core/hydra/envelope';
import { versionTag } from '@console/api/core/hydra/etag';
import { notFound } from '@console/api/core/hydra/problem';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { companyQueue, companyQueueListener } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { entityColumns, entityRef, tagsOf } from '../entities/entityMember.ts';
import type { QueueRow } from './lockQueue.ts';
import { presentIdOf } from './lockRequest.ts';
import { requestsOfQueue, type QueueSettings, type TaggedEntity } from './requestMember.ts';

/** The noun in the ETag of a queue. */
export const QUEUE_TAG = 'CompanyQueue';

/**
 * Resolves with a CompanyQueue with its listeners and its requests, newest first. When the queue
 * has joined another one, it is the other one.
 *
 * @throws Problem 404
 */
export async function queueDetail(
  executor: Executor,
  id: number,
  addresses: QueueSettings,
): Promise<HydraObject> {
  const [found] = await executor
    .select({ queue: companyQueue, entity: entityColumns })
    .from(companyQueue)
    .leftJoin(entity, eq(entity.id, companyQueue.entityId))
    .where(eq(companyQueue.id, presentIdOf('queue', id)));
  if (found === undefined) throw notFound();
  const of = found.entity && {
    row: found.entity,
    tags: await tagsOf(executor, [found.entity.id]),
  };
  return answer(executor, found.queue, of, addresses);
}

/**
 * Resolves with a CompanyQueue with its version as ETag.
 *
 * @throws Problem 404
 */
export async function versionedQueue(executor: Executor, id: number, addresses: QueueSettings) {
  const body = await queueDetail(executor, id, addresses);
  return { body, etag: versionTag(QUEUE_TAG, Number(body.id), Number(body.version)) };
}

/**
 * Resolves with the queue of an entity. Most entities have none, which is not an error: the answer
 * is a queue without an id.
 *
 * @throws Problem 404 for an unknown entity
 */
export async function queueOfEntity(
  executor: Executor,
  entityId: number,
  addresses: QueueSettings,
): Promise<HydraObject> {
  const [found] = await executor
    .select({ queue: companyQueue, entity: entityColumns })
    .from(entity)
    .leftJoin(companyQueue, eq(companyQueue.entityId, entity.id))
    .where(eq(entity.id, entityId));
  if (found === undefined) throw notFound();
  const of = { row: found.entity, tags: await tagsOf(executor, [entityId]) };
  if (found.queue !== null) return answer(executor, found.queue, of, addresses);
  return document(addresses.apiBasePath, 'CompanyQueue', {
    '@id': `${addresses.apiBasePath}/entities/${entityId}/company_queue`,
    '@type': 'CompanyQueue',
    id: null,
    name: null,
    url: null,
    career_portal: null,
    ats: null,
    entity: entityRef(addresses, of.row, of.tags),
    entity_id: entityId,
    avg_priority: null,
    max_priority: null,
    latest_priority: null,
    latest_status: null,
    queue_listeners: [],
    company_queue_requests: [],
    service_level_agreement: null,
    internal_note: null,
    external_note: null,
    version: null,
    updated_at: null,
  });
}

async function answer(
  executor: Executor,
  row: QueueRow,
  of: TaggedEntity | null,
  addresses: QueueSettings,
): Promise<HydraObject> {
  const { apiBasePath } = addresses;
  const listeners = await executor
    .select({ id: companyQueueListener.id, email: companyQueueListener.listenerEmail })
    .from(companyQueueListener)
    .where(eq(companyQueueListener.companyQueueId, row.id))
    .orderBy(asc(companyQueueListener.id));
  const requests = await requestsOfQueue(executor, { queue: row, entity: of }, addresses);
  return document(
    apiBasePath,
    'CompanyQueue',
    member(apiBasePath, 'company_queues', 'CompanyQueue', row.id, {
      name: row.name,
      url: row.url,
      career_portal: row.careerPortal,
      ats: row.ats,
      entity: of === null ? null : entityRef(addresses, of.row, of.tags),
      entity_id: row.entityId,
      avg_priority: row.avgPriority,
      max_priority: row.maxPriority,
      latest_priority: row.latestPriority,
      latest_status: row.latestStatus,
      queue_listeners: listeners.map(({ id, email }) =>
        member(apiBasePath, 'company_queue_listeners', 'QueueListener', id, {
          listener_email: email,
        }),
      ),
      company_queue_requests: requests,
      service_level_agreement: row.serviceLevelAgreement,
      internal_note: row.internalNote,
      external_note: row.externalNote,
      version: row.version,
      updated_at: secondsOrNull(row.changedAt),
    }),
  );
}
