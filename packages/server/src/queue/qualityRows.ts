import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueueRequest } from '../db/schema/companyQueue.ts';
import { pitStop, reviewReady } from '../db/schema/quality.ts';
import { recomputeEntityState } from '../entities/entityState.ts';
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
 * The entities of the open reviews and pit stops of a queue. They differ from the entity of the
 * queue after it has lost that one. Who changes such a queue locks them before it.
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
 * Gives the open reviews and pit stops of a queue to the entity that the queue gets, and derives
 * the states of those that lose them.
 */
export async function giveQualityRows(
  tx: Executor,
  user: CurrentUser,
  queueId: number,
  entityId: number,
): Promise<void> {
  const former = (await entitiesOfQualityRows(tx, queueId)).filter((id) => id !== entityId);
  if (former.length === 0) return;
  await tx.update(reviewReady).set({ entityId }).where(openReviewsOf(tx, queueId));
  await givePitStop(tx, user, queueId, entityId);
  for (const id of former) await recomputeEntityState(tx, id, user);
}

/** An entity has at most one open pit stop, so its own one stays and ends the other. */
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
