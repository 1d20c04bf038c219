import { isMissingCall } from '../core/errors.ts';
import { listKey, type Key } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as entityEndpoints from '../entities/endpoints.ts';
import type { GraphLength } from '../insights/graphRanges.ts';
import * as endpoints from './endpoints.ts';

/**
 * The queue of an entity. It has no id when nobody has added a request for the entity. Nothing is
 * sent while `entityId` is undefined.
 */
export const useCompanyQueue = (entityId: number | undefined) =>
  useRead(
    entityId === undefined ? null : ['company-queues', 'entity', entityId],
    async () => (await call(endpoints.ofEntity, { params: { id: entityId ?? 0 } })).data,
  );

export const readQueue = async (id: number) =>
  (await call(endpoints.read, { params: { id } })).data;

/** GET /company_queues/{id}. Nothing is sent while `id` is undefined. */
export const useQueue = (id: number | undefined) =>
  useRead(id === undefined ? null : ['company-queues', 'queue', id], () => readQueue(id ?? 0));

/** A page of GET /company_queue_requests. */
export const useQueueRequests = (query: ListQuery) =>
  useList(listKey('company-queues', query), () => callList(endpoints.listRequests, query));

export const queueRequestKey = (id: number): Key => ['company-queues', 'request', id];

/** GET /company_queue_requests/{id}. */
export const useQueueRequest = (id: number) =>
  useRead(
    queueRequestKey(id),
    async () => (await call(endpoints.readRequest, { params: { id } })).data,
  );

/**
 * Reads the counts above a list of requests. They follow its search and filters. A failure raises
 * no notice, since a back end may lack the call.
 */
export const useQueueFacets = ({ search, filters }: Pick<ListQuery, 'search' | 'filters'>) =>
  useRead(
    ['company-queues', 'facets', { search, filters }],
    async () => {
      const query = toExportParams({ page: 1, limit: 1, search, filters });
      return (await call(endpoints.facets, { query })).data;
    },
    { onError: () => undefined, shouldRetryOnError: false },
  );

/** Reads how many requests came into the queue and left it on each day of a graph. */
export const useQueueFlow = (length: GraphLength) =>
  useRead(['company-queues', 'flow', length], async () => {
    const query = new URLSearchParams({ length });
    return (await call(endpoints.flow, { query })).data;
  });

/**
 * Reads the entities that a request may be about, or null when the back end does not have the call.
 * Nothing is sent while `requestId` is undefined.
 */
export const usePossibleMatches = (requestId: number | undefined) =>
  useRead(requestId === undefined ? null : ['company-queues', 'matches', requestId], async () => {
    try {
      const params = { id: requestId ?? 0 };
      return (await call(endpoints.possibleMatches, { params })).data.items;
    } catch (failure) {
      if (isMissingCall(failure)) return null;
      throw failure;
    }
  });

/** Reads the figures of GET /queue_stats, or null when the collection is empty. */
export const useQueueStats = () =>
  useRead(
    ['company-queues', 'stats'],
    async () => (await call(endpoints.stats)).data.items[0] ?? null,
  );

/** A page of GET /user/{id}/work_history. */
export const useWorkHistory = (userId: number, query: ListQuery) =>
  useList(['company-queues', 'work', userId, query], () =>
    callList(endpoints.workHistory, query, { id: userId }),
  );

/**
 * Finds the entities and queues whose address or name contains the text. Nothing is sent while it
 * is undefined.
 */
export const useUrlSearch = (text: string | undefined) =>
  useRead(
    text === undefined ? null : ['company-queues', 'search', text],
    async () => (await call(endpoints.searchByUrl, { body: { url: text ?? '' } })).data,
  );

/**
 * Finds at most 45 entities whose name, address or EID matches a text, best match first, as options
 * of a choice. Nothing is sent while it is undefined.
 */
export const useEntitySearch = (text: string | undefined) =>
  useRead(text === undefined ? null : ['entities', 'search', text], async () => {
    const query = new URLSearchParams({
      page: '1',
      limit: '45',
      'order[relevance]': 'asc',
      'order[company_name]': 'asc',
      custom_search: text ?? '',
    });
    return (await call(entityEndpoints.list, { query })).data.items;
  });
