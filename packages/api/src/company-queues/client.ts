import { asApiError } from '../core/errors.ts';
import { listKey } from '../core/keys.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as entityEndpoints from '../entities/endpoints.ts';
import type { EntityWrite } from '../entities/schema.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import * as endpoints from './endpoints.ts';
import { queueVersion, type QueueStatus } from './rules.ts';
import type { CompanyQueue, QueuePatch, QueueRequestWrite } from './schema.ts';

/**
 * The queue of an entity. It has no id when nobody has added a request for the entity. Nothing is
 * sent while `entityId` is undefined.
 */
export const useCompanyQueue = (entityId: number | undefined) =>
  useRead(
    entityId === undefined ? null : ['company-queues', 'entity', entityId],
    async () => (await call(endpoints.ofEntity, { params: { id: entityId ?? 0 } })).data,
  );

const readQueue = async (id: number) => (await call(endpoints.read, { params: { id } })).data;

/** GET /company_queues/{id}. Nothing is sent while `id` is undefined. */
export const useQueue = (id: number | undefined) =>
  useRead(id === undefined ? null : ['company-queues', 'queue', id], () => readQueue(id ?? 0));

/** A page of GET /company_queue_requests. */
export const useQueueRequests = (query: ListQuery) =>
  useList(listKey('company-queues', query), () => callList(endpoints.listRequests, query));

/** GET /company_queue_requests/{id}. */
export const useQueueRequest = (id: number) =>
  useRead(
    ['company-queues', 'request', id],
    async () => (await call(endpoints.readRequest, { params: { id } })).data,
  );

/** The entities that a request may be about. Nothing is sent while `requestId` is undefined. */
export const usePossibleMatches = (requestId: number | undefined) =>
  useRead(
    requestId === undefined ? null : ['company-queues', 'matches', requestId],
    async () =>
      (await call(endpoints.possibleMatches, { params: { id: requestId ?? 0 } })).data.items,
  );

/** The first figures of GET /queue_stats. Null where there are none. */
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

/** Entities and queues with this part of an address. Nothing is sent while it is undefined. */
export const useUrlSearch = (text: string | undefined) =>
  useRead(
    text === undefined ? null : ['company-queues', 'search', text],
    async () => (await call(endpoints.searchByUrl, { body: { url: text ?? '' } })).data,
  );

/**
 * At most ten entities whose name, address or EID matches a text, for a choice. Nothing is sent
 * while it is undefined.
 */
export const useEntitySearch = (text: string | undefined) =>
  useRead(text === undefined ? null : ['entities', 'search', text], async () => {
    const query = new URLSearchParams({ page: '1', limit: '10', custom_search: text ?? '' });
    return (await call(entityEndpoints.list, { query })).data.items;
  });

/** Reads the queues again when a write was refused because somebody else was faster. */
function useNoticeChanged() {
  const invalidate = useInvalidate();
  return async <T>(write: Promise<T>): Promise<T> => {
    try {
      return await write;
    } catch (error) {
      const { kind } = asApiError(error);
      if (kind === 'conflict' || kind === 'stale') void invalidate(['company-queues']);
      throw error;
    }
  };
}

/** Adds a request. `joined` tells whether it joined an open one. */
export function useAddQueueRequest() {
  const keyOf = useIdempotencyKey();
  const noticeChanged = useNoticeChanged();
  return useApiMutation(
    ['company-queues', 'add'],
    async (body: QueueRequestWrite) => {
      const { data: queue, status } = await noticeChanged(
        call(endpoints.addRequest, { body, idempotencyKey: keyOf(body) }),
      );
      return { queue, joined: status === 200 };
    },
    TOUCHED_BY_REVIEW,
  );
}

export type StatusChange = {
  queueId: number;
  requestId: number;
  userId: number;
  status: QueueStatus;
  /** Rich text. Empty where there are none. */
  notes: string;
  resolutionCode: string | null;
};

/** Changes the status of the latest request of a queue. */
export function useChangeQueueStatus() {
  const keyOf = useIdempotencyKey();
  const noticeChanged = useNoticeChanged();
  return useApiMutation(
    ['company-queues', 'status'],
    async ({ queueId, requestId, userId, status, notes, resolutionCode }: StatusChange) => {
      const body = {
        company_queue: `company_queues/${queueId}`,
        company_queue_request: `company_queue_requests/${requestId}`,
        status,
        notes,
        user: `users/${userId}`,
        resolution_code: resolutionCode,
      };
      const idempotencyKey = keyOf(body);
      return (await noticeChanged(call(endpoints.changeStatus, { body, idempotencyKey }))).data;
    },
    TOUCHED_BY_REVIEW,
  );
}

export type QueueChange = {
  /** The queue as it was loaded. */
  queue: CompanyQueue;
  values: QueuePatch;
  /**
   * Called with the newer queue after a 412. Returns the values to send with it, or undefined when
   * the person has to decide; then the write fails with the 412.
   */
  rebase?: (newer: CompanyQueue) => QueuePatch | undefined;
};

/** Changes the listeners, the entity or the notes of a queue. Resolves with the queue. */
export function useUpdateQueue() {
  const noticeChanged = useNoticeChanged();
  const write = async ({ id, version }: CompanyQueue, body: QueuePatch) => {
    const ifMatch = queueVersion({ id, version });
    return (await call(endpoints.update, { params: { id: id ?? 0 }, body, ifMatch })).data;
  };
  return useApiMutation(
    ['company-queues', 'update'],
    async ({ queue, values, rebase }: QueueChange) => {
      try {
        return await write(queue, values);
      } catch (failure) {
        if (!rebase || asApiError(failure).kind !== 'stale')
          return noticeChanged(Promise.reject<CompanyQueue>(asApiError(failure)));
        const newer = await readQueue(queue.id ?? 0).catch(() => undefined);
        const rebased = newer && rebase(newer);
        if (!newer || !rebased) throw failure;
        return await write(newer, rebased);
      }
    },
    TOUCHED_BY_REVIEW,
  );
}

/**
 * Creates an entity for the queue of a request. Resolves with the entity. A back end without the
 * call answers 404 or 405, which fails with `notFound` or `invalid`.
 */
export function useCreateEntityOfRequest() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['company-queues', 'createEntity'],
    async ({ requestId, values: body }: { requestId: number; values: EntityWrite }) =>
      (
        await call(endpoints.createEntity, {
          params: { id: requestId },
          body,
          idempotencyKey: keyOf(body),
        })
      ).data,
    TOUCHED_BY_REVIEW,
  );
}
