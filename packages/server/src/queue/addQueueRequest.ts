import { conflict } from '@console/api/core/hydra/problem';
import { Violations } from '@console/api/core/hydra/violations';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { entity } from '../db/schema/entities.ts';
import { entityColumns, type EntityRow } from '../entities/entityMember.ts';
import { recomputeEntityState } from '../entities/entityState.ts';
import { addRequest } from './addRequest.ts';
import { findOrMakeQueue } from './lockQueue.ts';
import { lockByAddress, lockWithEntity } from './lockRequest.ts';
import { requireRoom } from './queueListeners.ts';
import { requestOf, soughtBy, type RequestBody, type RequestNames } from './requestBody.ts';

/**
 * Adds a queue request for an entity, or for one that the console does not know yet. See
 * docs/contract.md#queue.
 *
 * @throws Problem 422, 413, 409 `entity_archived`, `in_progress`
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
  const named = queueId === null ? undefined : await lockWithEntity(tx, queueId);
  if (queueId !== null && named === undefined) violations.add('company_queue_id', 'not_found');
  const entityRow = named === undefined ? await lockEntity(tx, entityId) : undefined;
  if (named === undefined && entityId !== null && entityRow === undefined)
    violations.add('entity_id', 'not_found');
  violations.throwIfAny();
  // The address may lead to the queue of an entity that the body does not name.
  const found = named ?? (entityRow ? undefined : await lockByAddress(tx, sought.url));
  if (found?.isArchived ?? entityRow?.archived)
    throw conflict('entity_archived', 'The entity is archived.');

  const queue =
    found?.queue ??
    (await findOrMakeQueue(tx, user, {
      entity: entityRow ?? null,
      name: entityRow?.companyName ?? sought.name ?? '',
      url: entityRow?.url ?? sought.url,
      careerPortal: sought.careerPortal ?? entityRow?.careerPage ?? null,
      ats: sought.ats,
    }));
  await requireRoom(tx, queue.id, wanted.listeners ?? []);
  const { isNew } = await addRequest(tx, user, queue, wanted);
  if (queue.entityId !== null) await recomputeEntityState(tx, queue.entityId, user);
  return { queueId: queue.id, isNew };
}

async function lockEntity(tx: Executor, id: number | null): Promise<EntityRow | undefined> {
  if (id === null) return undefined;
  const [row] = await lockRows(
    tx,
    'entity',
    tx.select(entityColumns).from(entity).where(eq(entity.id, id)),
  );
  return row;
}
