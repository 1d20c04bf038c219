import { conflict } from '@console/api/core/hydra/problem';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueue } from '../db/schema/companyQueue.ts';
import type { EntityRow } from '../entities/entityMember.ts';
import { recomputeEntityState } from '../entities/entityState.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { associate, raiseQueueVersion, type QueueRow } from './lockQueue.ts';
import { mergeQueues } from './mergeQueues.ts';

/**
 * Links a locked queue to a locked entity. Returns the id of the queue that the entity has
 * afterwards. With `merge`, the locked queue that the entity has already takes in the linked one.
 *
 * @param own the queue that the entity has already
 * @throws Problem 409 `queue_has_entity`, `entity_archived`, `entity_has_queue`
 */
export async function link(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  { id: entityId, archived }: Pick<EntityRow, 'id' | 'archived'>,
  { own, merge }: { own: QueueRow | undefined; merge: boolean },
): Promise<number> {
  if (queue.entityId === entityId) return queue.id;
  if (queue.entityId !== null)
    throw conflict('queue_has_entity', 'The company queue already belongs to an entity.');
  if (archived) throw conflict('entity_archived', 'The entity is archived.');
  if (own && !merge) throw conflict('entity_has_queue', 'The entity already has a company queue.');
  if (own) await mergeQueues(tx, user, { from: queue, into: own, entityId });
  else await associate(tx, user, queue, entityId);
  await recomputeEntityState(tx, entityId, user);
  return own?.id ?? queue.id;
}

/** Removes the entity from a locked queue. The requests stay in the queue. */
export async function disassociate(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  entityId: number,
): Promise<void> {
  await tx.update(companyQueue).set({ entityId: null }).where(eq(companyQueue.id, queue.id));
  await raiseQueueVersion(tx, user, queue.id);
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'entity_disassociated',
    entityId,
    previous: queue.name,
  });
  await recomputeEntityState(tx, entityId, user);
}
