import { conflict } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueue } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { entityColumns, type EntityRow } from '../entities/entityMember.ts';
import { recomputeEntityState } from '../entities/entityState.ts';
import { addRequest } from './addRequest.ts';
import { findOrMakeQueue, lockQueue, type QueueRow } from './lockQueue.ts';
import { requestOf, soughtBy, type RequestBody, type RequestNames } from './requestBody.ts';

/**
 * Adds a queue request for an entity, or for one that the console does not know yet. See
 * docs/contract.md#queue.
 *
 * @throws Problem 422, 413, 409 `entity_archived`
 */
export async function addQueueRequest(
  tx: Executor,
  user: CurrentUser,
  body: RequestBody,
  { entityId, queueId }: RequestNames,
): Promise<{ queueId: number; isNew: boolean }> {
  const violations = new Violations();
  const wanted = requestOf(body, violations);
  const sought = soughtBy(body, entityId !== null || queueId !== null, violations);
  // Every transaction locks the entity before its queue.
  const named = queueId === null ? undefined : await queueWith(tx, queueId);
  if (queueId !== null && named === undefined) violations.add('company_queue_id', 'not_found');
  const entityRow = await lockEntity(tx, named === undefined ? entityId : named.entityId);
  if (named === undefined && entityId !== null && entityRow === undefined)
    violations.add('entity_id', 'not_found');
  violations.throwIfAny();
  requireUnarchived(entityRow);

  const queue =
    (queueId === null ? undefined : await lockQueue(tx, queueId)) ??
    (await findOrMakeQueue(tx, user, {
      entity: entityRow ?? null,
      name: entityRow?.companyName ?? sought.name ?? '',
      url: entityRow?.url ?? sought.url,
      careerPortal: sought.careerPortal ?? entityRow?.careerPage ?? null,
      ats: sought.ats,
    }));
  // The address may have led to the queue of an entity that the body does not name.
  if (entityRow === undefined) requireUnarchived(await lockEntity(tx, queue.entityId));
  const { isNew } = await addRequest(tx, user, queue, wanted);
  if (queue.entityId !== null) await recomputeEntityState(tx, queue.entityId, user);
  return { queueId: queue.id, isNew };
}

async function queueWith(tx: Executor, id: number): Promise<QueueRow | undefined> {
  const [row] = await tx.select().from(companyQueue).where(eq(companyQueue.id, id));
  return row;
}

async function lockEntity(tx: Executor, id: number | null): Promise<EntityRow | undefined> {
  if (id === null) return undefined;
  const [row] = await tx.select(entityColumns).from(entity).where(eq(entity.id, id)).for('update');
  return row;
}

function requireUnarchived(entityRow: EntityRow | undefined): void {
  if (entityRow?.archived) throw conflict('entity_archived', 'The entity is archived.');
}
