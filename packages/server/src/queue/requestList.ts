import { dayOf, startOfDay } from '@console/api/company-queues/due';
import { queueRequestList as contract } from '@console/api/company-queues/list';
import { seconds } from '@console/api/core/hydra/envelope';
import { pathId, type Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entityTag } from '../db/schema/entities.ts';
import { anyOf, emptyFilter, readFlag, readIds, searchFilter } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { findRequests, requestMember, stalledSince, type QueueSettings } from './requestMember.ts';

const request = companyQueueRequest;
const withQueue = sql`JOIN ${companyQueue} ON ${eq(companyQueue.id, request.companyQueueId)}`;

/** Searches the name and the address of the queue, the name of its entity, or one of the three ids. */
function customSearch(params: QueryParams): SQL | undefined {
  const text = params.one('custom_search');
  const id = text === undefined ? undefined : pathId(text);
  return or(
    searchFilter(params, 'custom_search', request.search, [request.id]),
    // It is an array, so that the planner can join the conditions by their indexes.
    id === undefined
      ? undefined
      : sql`${request.companyQueueId} = ANY(ARRAY(SELECT ${companyQueue.id} FROM ${companyQueue}
          WHERE ${or(eq(companyQueue.id, id), eq(companyQueue.entityId, id))}))`,
  );
}

/** Finds the requests for entities that have any of these tags. */
function tagFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'tags', 'tags', addresses);
  if (ids.length === 0) return undefined;
  return sql`${request.companyQueueId} IN (SELECT ${companyQueue.id} FROM ${companyQueue}
    JOIN ${entityTag} ON ${eq(entityTag.entityId, companyQueue.entityId)} WHERE ${anyOf(entityTag.tagId, ids)})`;
}

/**
 * Reads a bound of the number of times that a request was made.
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

/**
 * Finds open requests by the state of their due time. Each state has bounds of its own.
 *
 * @throws Problem 400
 */
function dueFilter(params: QueryParams, timeZone: string): SQL | undefined {
  const now = seconds(new Date());
  const tomorrow = startOfDay(dayOf(now, timeZone) + 1, timeZone);
  const at = (time: number) => sql`to_timestamp(${time}::float8)`;
  const states: Readonly<Record<string, SQL>> = {
    overdue: sql`${request.dueAt} < ${at(now)}`,
    today: sql`(${request.dueAt} >= ${at(now)} AND ${request.dueAt} < ${at(tomorrow)})`,
    later: sql`${request.dueAt} >= ${at(tomorrow)}`,
  };
  const wanted = params.list('due').map((name) => {
    const state = Object.hasOwn(states, name) ? states[name] : undefined;
    if (state === undefined) throw invalidFilter(params.spelled('due', name));
    return state;
  });
  return or(...wanted);
}

function stalledFilter(params: QueryParams, settings: QueueSettings): SQL | undefined {
  const isWanted = readFlag(params, 'stalled');
  if (isWanted === undefined) return undefined;
  const isStalled = sql`(${request.latestStatus} = 'in-progress' AND ${request.lastEntryAt} < ${stalledSince(settings).toISOString()}::timestamptz)`;
  return isWanted ? isStalled : sql`NOT ${isStalled}`;
}

type Members = ListDefinition<typeof contract, ReturnType<typeof requestMember>>;

/** GET /company_queue_requests. */
export const requestListOf = (settings: QueueSettings & { timeZone: string }): Members => ({
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
    entity_id: { by: companyQueue.entityId, join: withQueue },
    entity_name: request.entityName,
    numjobs_estimate: request.numjobsEstimate,
    tier_level: request.tierLevel,
    due_at: request.dueAt,
    // This key is a group of keys, which the contract resolves.
    next_up: request.dueAt,
  },
  filters: {
    custom_search: customSearch,
    user: request.userId,
    request_priority: request.requestPriority,
    tags: tagFilter,
    request_status: request.latestStatus,
    number_of_times_requested_min: timesFilter('min'),
    number_of_times_requested_max: timesFilter('max'),
    request_timestamp: request.requestTimestamp,
    id: request.id,
    due: (params) => dueFilter(params, settings.timeZone),
    assigned_to: request.assignedTo,
    unassigned: (params) => emptyFilter(params, 'unassigned', isNull(request.assignedTo)),
    stalled: (params) => stalledFilter(params, settings),
  },
  async load(executor, ids) {
    const found = await findRequests(executor, ids);
    return found.map((one) => requestMember(settings, one));
  },
});
