import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockAtOnce } from '../db/locks.ts';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { pitStop, reviewReady } from '../db/schema/quality.ts';
import { recomputeEntityState } from '../entities/entityState.ts';
import { anyOf } from '../hydra/filters.ts';
import { resolvePitStops } from './resolvePitStops.ts';

const requestsOf = (tx: Executor, queueId: number) =>
  tx
    .select({ id: companyQueueRequest.id })
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.companyQueueId, queueId));

const openReviewsOf = (tx: Executor, queueId: number) =>
  and(
    inArray(reviewReady.companyQueueRequestId, requestsOf(tx, queueId)),
    eq(reviewReady.status, 'open_for_review'),
  );

const openPitStopsOf = (tx: Executor, queueId: number) =>
  and(inArray(pitStop.companyQueueRequestId, requestsOf(tx, queueId)), ne(pitStop.status, 'done'));

/**
 * Finds the entities of a queue's open reviews and pit stops. They differ from the queue's entity
 * when that was removed from the queue. Lock them before the queue when changing such a queue.
 */
export async function entitiesOfQualityRows(tx: Executor, queueId: number): Promise<number[]> {
  const reviewed = await tx
    .select({ id: reviewReady.entityId })
    .from(reviewReady)
    .where(openReviewsOf(tx, queueId));
  const stopped = await tx
    .select({ id: pitStop.entityId })
    .from(pitStop)
    .where(openPitStopsOf(tx, queueId));
  return [...new Set([...reviewed, ...stopped].map(({ id }) => id))];
}

/**
 * Moves the open reviews and pit stops of a queue to its new entity, and recomputes the states of
 * the entities that lose them.
 */
export async function giveQualityRows(
  tx: Executor,
  user: CurrentUser,
  queueId: number,
  entityId: number,
): Promise<void> {
  const former = (await entitiesOfQualityRows(tx, queueId)).filter((id) => id !== entityId);
  if (former.length === 0) return;
  // Who has found the queue by its address has not locked them yet.
  await lockAtOnce(
    tx.select({ id: entity.id }).from(entity).where(anyOf(entity.id, former)),
    former.length,
  );
  await tx.update(reviewReady).set({ entityId }).where(openReviewsOf(tx, queueId));
  await givePitStop(tx, user, queueId, entityId);
  for (const id of former) await recomputeEntityState(tx, id, user);
}

/**
 * Moves a pit stop. An entity has at most one open pit stop, so an existing one stays and the moved
 * one is closed.
 */
async function givePitStop(
  tx: Executor,
  user: CurrentUser,
  queueId: number,
  entityId: number,
): Promise<void> {
  const moving = openPitStopsOf(tx, queueId);
  const [kept] = await tx
    .select({ id: pitStop.id })
    .from(pitStop)
    .where(or(moving, and(eq(pitStop.entityId, entityId), ne(pitStop.status, 'done'))))
    .orderBy(desc(eq(pitStop.entityId, entityId)), pitStop.id)
    .limit(1);
  if (kept === undefined) return;
  await resolvePitStops(tx, user, and(moving, ne(pitStop.id, kept.id)), new Date());
  await tx.update(pitStop).set({ entityId }).where(eq(pitStop.id, kept.id));
}
