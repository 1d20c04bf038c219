import { createEntity as endpoint } from '@console/api/company-queues/endpoints';
import { conflict, notFound } from '@console/api/core/hydra/problem';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entityDetail } from '../entities/entityDetail.ts';
import { createEntity } from '../entities/saveEntity.ts';
import type { ApiRoute } from '../http/routes.ts';
import { writeRoute } from '../http/write.ts';
import { link } from './linkEntity.ts';
import type { QueueRow } from './lockQueue.ts';
import { lockWithEntity, queueIdOf } from './lockRequest.ts';

/**
 * POST /company_queue_requests/{id}/create_entity creates an entity and links the queue of the
 * request to it, in one transaction.
 *
 * @throws Problem 404, 422, 409 `queue_has_entity`
 */
export const createEntityOfRequest = (deps: Deps): ApiRoute => {
  const { config } = deps;
  return writeRoute(deps, endpoint, {
    async exists(executor, id) {
      await queueIdOf(executor, id);
    },
    lock: lockQueueOfRequest,
    async version(_tx, queue) {
      if (queue.entityId !== null)
        throw conflict('queue_has_entity', 'The company queue already belongs to an entity.');
      return Promise.resolve();
    },
    async effect({ tx, user, row: queue, body }) {
      const id = await createEntity(tx, user, body, config);
      await link(tx, user, queue, { id, archived: false }, { own: undefined, merge: false });
      return id;
    },
    async answer(tx, id) {
      const { body, etag } = await entityDetail(tx, id, config);
      return { body, headers: { ETag: etag, Location: `${config.apiBasePath}/entities/${id}` } };
    },
  });
};

/**
 * Locks the queue of a request. Other transactions do not know the new entity, so it needs no lock
 * before that of the queue.
 */
async function lockQueueOfRequest(tx: Executor, requestId: number): Promise<QueueRow> {
  const locked = await lockWithEntity(tx, await queueIdOf(tx, requestId));
  if (locked === undefined) throw notFound();
  return locked.queue;
}
