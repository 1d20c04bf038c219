import { useRef } from 'react';
import { ApiError, asApiError, isMissingCall } from '../core/errors.ts';
import { call } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import type { EntityVersion } from '../entities/client.ts';
import * as entityEndpoints from '../entities/endpoints.ts';
import type { EntityWrite } from '../entities/schema.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import { readQueue } from './client.ts';
import * as endpoints from './endpoints.ts';
import { queueVersion, requestVersion, type QueueStatus } from './rules.ts';
import type {
  CompanyQueue,
  QueueHistory,
  QueuePatch,
  QueueRequestPatch,
  QueueRequestWrite,
} from './schema.ts';

// These calls are not in client.ts, which the list of requests loads: with entities/writeClient.ts and
// detailClient.ts they would add 2.1 KB to that page, which has less than that left of 138.

/** Adds a request. `joined` tells whether it joined an open one. */
export function useAddQueueRequest() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['company-queues', 'add'],
    async (body: QueueRequestWrite) => {
      const { data: queue, status } = await call(endpoints.addRequest, {
        body,
        idempotencyKey: keyOf(body),
      });
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
  /** Rich text. It is empty when there are no notes. */
  notes: string;
  resolutionCode: string | null;
  /**
   * The id of the newest history entry that the person knows of, or undefined for a request without
   * entries.
   */
  after: number | undefined;
};

/**
 * Fails with `stale` when a request has newer history entries than the person knows of. Two kinds
 * of entries do not count: the person's own entry of a change whose answer was lost, and the
 * entries that the server added to it.
 */
async function requireNothingNewer({ queueId, requestId, userId, status, after }: StatusChange) {
  const { company_queue_requests: requests } = await readQueue(queueId);
  const request = requests.find(({ id }) => id === requestId);
  const histories = request?.company_queue_request_histories ?? [];
  const known = histories.findIndex(({ id }) => id === after);
  const isOther = ({ user, ...entry }: QueueHistory) =>
    user !== null && (user.id !== userId || entry.status !== status);
  if (!histories.slice(0, known < 0 ? undefined : known).some(isOther)) return;
  const detail = 'Somebody has changed this request meanwhile.';
  // The error looks like the 412 of a server that compares versions.
  throw new ApiError(detail, { kind: 'stale', status: 412, title: 'Conflict', detail });
}

/**
 * Changes the status of the latest request of a queue. Fails with `stale` when somebody else has
 * changed it: the call takes no version, so the queue is read first.
 */
export function useChangeQueueStatus() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['company-queues', 'status'],
    async (change: StatusChange) => {
      const body = {
        company_queue: `company_queues/${change.queueId}`,
        company_queue_request: `company_queue_requests/${change.requestId}`,
        status: change.status,
        notes: change.notes,
        user: `users/${change.userId}`,
        resolution_code: change.resolutionCode,
      };
      await requireNothingNewer(change);
      return (await call(endpoints.changeStatus, { body, idempotencyKey: keyOf(body) })).data;
    },
    TOUCHED_BY_REVIEW,
  );
}

export type QueueChange = {
  /** The queue as it was loaded. */
  queue: CompanyQueue;
  values: QueuePatch;
  /**
   * Is called with the newer queue and the refusal after a 412. Returns the values to send with
   * that queue, or undefined when the person has to decide; then the write fails with the 412.
   */
  rebase?: (newer: CompanyQueue, refusal: ApiError) => QueuePatch | undefined;
};

/** Changes the listeners, the entity or the notes of a queue. Resolves with the queue. */
export function useUpdateQueue() {
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
        const refusal = asApiError(failure);
        if (!rebase || refusal.kind !== 'stale') throw refusal;
        const newer = await readQueue(queue.id ?? 0).catch(() => undefined);
        const rebased = newer && rebase(newer, refusal);
        if (!newer || !rebased) throw refusal;
        return await write(newer, rebased);
      }
    },
    TOUCHED_BY_REVIEW,
  );
}

export type QueueRequestChange = {
  /** The request as it was loaded. */
  request: { id: number; version: number | null };
  values: QueueRequestPatch;
};

/** Changes the priority of a request, or who works on it. Resolves with the request. */
export function useUpdateQueueRequest() {
  return useApiMutation(
    ['company-queues', 'updateRequest'],
    async ({ request, values: body }: QueueRequestChange) =>
      (
        await call(endpoints.updateRequest, {
          params: { id: request.id },
          body,
          ifMatch: requestVersion(request),
        })
      ).data,
    TOUCHED_BY_REVIEW,
  );
}

/**
 * Creates an entity for the queue of a request. For a back end without this call, two calls are
 * sent: one creates the entity, and one links it. When the second one fails, the next try with the
 * same values links the entity that is already there.
 */
export function useCreateEntityOfRequest(requestId: number, queue: CompanyQueue) {
  const keyOf = useIdempotencyKey();
  const made = useRef<{ of: string; version: EntityVersion }>(undefined);
  const params = { id: requestId };

  const createAndLink = async (body: EntityWrite): Promise<EntityVersion> => {
    const of = JSON.stringify(body);
    if (made.current?.of !== of) {
      const idempotencyKey = keyOf(body);
      const { data, etag } = await call(entityEndpoints.create, { body, idempotencyKey });
      made.current = { of, version: { entity: data, etag } };
    }
    const { version } = made.current;
    const link = { entity: `/entities/${version.entity.id}` };
    await call(endpoints.update, { params: { id: queue.id ?? 0 }, body: link });
    return version;
  };

  return useApiMutation(
    ['company-queues', 'createEntity'],
    async ({ values: body }: { values: EntityWrite }): Promise<EntityVersion> => {
      try {
        const idempotencyKey = keyOf(body);
        const { data, etag } = await call(endpoints.createEntity, { params, body, idempotencyKey });
        return { entity: data, etag };
      } catch (failure) {
        if (!isMissingCall(failure)) throw failure;
        // When the request does not exist, there is nothing to link, so the write fails with the
        // 404 of this call.
        await call(endpoints.readRequest, { params });
        return await createAndLink(body);
      }
    },
    TOUCHED_BY_REVIEW,
  );
}
