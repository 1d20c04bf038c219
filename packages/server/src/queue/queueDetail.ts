import { document, member, type HydraObject } from '@console/api/core/hydra/envelope';
import { versionTag } from '@console/api/core/hydra/etag';
import type { Addresses } from '@console/api/core/hydra/iri';
import { notFound } from '@console/api/core/hydra/problem';
import { asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import {
  companyQueue,
  companyQueueListener,
  companyQueueRequest,
} from '../db/schema/companyQueue.ts';
import { entitiesWithTags, entityRef } from '../entities/entityMember.ts';
import type { QueueRow } from './lockQueue.ts';
import { requestsWithHistory } from './requestMember.ts';

/** The noun of a queue's ETag. */
export const QUEUE_TAG = 'CompanyQueue';

/**
 * A CompanyQueue with its listeners and its requests, newest first.
 *
 * @throws Problem 404
 */
export async function queueDetail(
  executor: Executor,
  id: number,
  addresses: Addresses,
): Promise<HydraObject> {
  const [row] = await executor.select().from(companyQueue).where(eq(companyQueue.id, id));
  if (row === undefined) throw notFound();
  return answer(executor, row, addresses);
}

/**
 * A CompanyQueue with its version as ETag.
 *
 * @throws Problem 404
 */
export async function versionedQueue(executor: Executor, id: number, addresses: Addresses) {
  const body = await queueDetail(executor, id, addresses);
  return { body, etag: versionTag(QUEUE_TAG, id, Number(body.version)) };
}

/**
 * The queue of an entity. Most entities have none, which is no error: the answer is a queue without
 * an id.
 *
 * @throws Problem 404 for an unknown entity
 */
export async function queueOfEntity(
  executor: Executor,
  entityId: number,
  addresses: Addresses,
): Promise<HydraObject> {
  const [row] = await executor
    .select()
    .from(companyQueue)
    .where(eq(companyQueue.entityId, entityId));
  if (row !== undefined) return answer(executor, row, addresses);
  const [entity] = await entitiesWithTags(executor, [entityId]);
  if (entity === undefined) throw notFound();
  return document(addresses.apiBasePath, 'CompanyQueue', {
    '@id': `${addresses.apiBasePath}/entities/${entityId}/company_queue`,
    '@type': 'CompanyQueue',
    id: null,
    name: null,
    url: null,
    career_portal: null,
    ats: null,
    entity: entityRef(addresses, entity.row, entity.tags),
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
  });
}

async function answer(
  executor: Executor,
  row: QueueRow,
  addresses: Addresses,
): Promise<HydraObject> {
  const { apiBasePath } = addresses;
  const [entity] = row.entityId === null ? [] : await entitiesWithTags(executor, [row.entityId]);
  const listeners = await executor
    .select({ id: companyQueueListener.id, email: companyQueueListener.listenerEmail })
    .from(companyQueueListener)
    .where(eq(companyQueueListener.companyQueueId, row.id))
    .orderBy(asc(companyQueueListener.id));
  return document(
    apiBasePath,
    'CompanyQueue',
    member(apiBasePath, 'company_queues', 'CompanyQueue', row.id, {
      name: row.name,
      url: row.url,
      career_portal: row.careerPortal,
      ats: row.ats,
      entity: entity === undefined ? null : entityRef(addresses, entity.row, entity.tags),
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
      company_queue_requests: await requestsOf(executor, row.id, addresses),
      service_level_agreement: row.serviceLevelAgreement,
      internal_note: row.internalNote,
      external_note: row.externalNote,
      version: row.version,
    }),
  );
}

async function requestsOf(executor: Executor, queueId: number, addresses: Addresses) {
  const rows = await executor
    .select({ id: companyQueueRequest.id })
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.companyQueueId, queueId))
    .orderBy(desc(companyQueueRequest.requestTimestamp), desc(companyQueueRequest.id));
  const ids = rows.map(({ id }) => id);
  const requests = new Map(
    (await requestsWithHistory(executor, ids, addresses)).map((request) => [request.id, request]),
  );
  return ids.flatMap((id) => requests.get(id) ?? []);
}
