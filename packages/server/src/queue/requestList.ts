import { queueRequestList as contract } from '@console/api/company-queues/list';
import { pathId, type Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity, entityTag } from '../db/schema/entities.ts';
import { anyOf, escapeLike, lowered, readIds } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { findRequests, requestMember } from './requestMember.ts';

const request = companyQueueRequest;
const withQueue = sql`JOIN ${companyQueue} ON ${eq(companyQueue.id, request.companyQueueId)}`;

/** Searches name and address of the queue, name of its entity, or one of the three ids. */
function searchFilter(params: QueryParams): SQL | undefined {
  const text = params.one('custom_search');
  if (text === undefined) return undefined;
  const pattern = lowered(`%${escapeLike(text.replace(/[\r\n]+/g, ' '))}%`);
  const id = pathId(text);
  const matchingEntities = sql`SELECT ${entity.id} FROM ${entity} WHERE ${or(
    and(
      sql`${entity.search} LIKE ${pattern}`,
      sql`lower(${entity.companyName}) COLLATE "default" LIKE ${pattern}`,
    ),
    id === undefined ? undefined : eq(entity.id, id),
  )}`;
  const queues = sql`SELECT ${companyQueue.id} FROM ${companyQueue} WHERE ${or(
    sql`lower(${companyQueue.name}) COLLATE "default" LIKE ${pattern}`,
    sql`lower(${companyQueue.url}) LIKE ${pattern}`,
    sql`${companyQueue.entityId} IN (${matchingEntities})`,
    id === undefined ? undefined : eq(companyQueue.id, id),
  )}`;
  return or(
    sql`${request.companyQueueId} IN (${queues})`,
    id === undefined ? undefined : eq(request.id, id),
  );
}

/** Requests for entities that have any of these tags. */
function tagFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'tags', 'tags', addresses);
  if (ids.length === 0) return undefined;
  return sql`${request.companyQueueId} IN (SELECT ${companyQueue.id} FROM ${companyQueue}
    JOIN ${entityTag} ON ${eq(entityTag.entityId, companyQueue.entityId)} WHERE ${anyOf(entityTag.tagId, ids)})`;
}

/**
 * A bound of the number of times requested.
 *
 * @throws Problem 400
 */
const timesFilter =
  (end: 'min' | 'max') =>
  (params: QueryParams): SQL | undefined => {
    const name = `number_of_times_requested_${end}`;
    const text = params.one(name);
    if (text === undefined) return undefined;
    if (!/^\d+$/.test(text)) throw invalidFilter(name);
    const bound = sql`${String(Math.min(Number(text), Number.MAX_SAFE_INTEGER))}::bigint`;
    return end === 'min'
      ? sql`${request.numberOfTimesRequested} >= ${bound}`
      : sql`${request.numberOfTimesRequested} <= ${bound}`;
  };

export const requestList: ListDefinition<typeof contract, ReturnType<typeof requestMember>> = {
  contract,
  table: request,
  id: request.id,
  orderKeys: {
    id: request.id,
    request_timestamp: request.requestTimestamp,
    request_priority: request.requestPriority,
    highest_priority: request.highestPriority,
    number_of_times_requested: request.numberOfTimesRequested,
    latest_status: request.latestStatus,
    'company_queue.name': { by: companyQueue.name, join: withQueue },
  },
  filters: {
    custom_search: searchFilter,
    user: request.userId,
    request_priority: request.requestPriority,
    tags: tagFilter,
    request_status: request.latestStatus,
    number_of_times_requested_min: timesFilter('min'),
    number_of_times_requested_max: timesFilter('max'),
    request_timestamp: request.requestTimestamp,
    id: request.id,
  },
  async load(executor, ids, addresses) {
    const found = await findRequests(executor, ids);
    return found.map((one) => requestMember(addresses, one));
  },
};
