import { stillProcessing } from '@console/api/core/hydra/problem';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows, takeTurns } from '../db/locks.ts';
import { companyQueue } from '../db/schema/companyQueue.ts';
import type { EntityRow } from '../entities/entityMember.ts';
import { urlKey } from '../entities/urlKey.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { giveQualityRows } from './qualityRows.ts';

export type QueueRow = typeof companyQueue.$inferSelect;

/** The values by which a queue is found, in this order, and with which a new one is made. */
export type QueueSought = {
  /**
   * The entity, which has to be locked already, because every transaction locks it before its
   * queue.
   */
  entity: Pick<EntityRow, 'id'> | null;
  name: string;
  url: string | null;
  careerPortal: string | null;
  ats: string | null;
};

const lockWhere = async (
  tx: Executor,
  condition: ReturnType<typeof and>,
): Promise<QueueRow | undefined> =>
  (
    await lockRows(
      tx,
      'queue',
      tx.select().from(companyQueue).where(condition).orderBy(asc(companyQueue.id)).limit(1),
    )
  )[0];

/**
 * Raises the version of a queue and stores who did it. Call it when listeners, entity or notes
 * change.
 */
export const raiseQueueVersion = (tx: Executor, user: Pick<CurrentUser, 'id'>, id: number) =>
  tx
    .update(companyQueue)
    .set({
      version: sql`${companyQueue.version} + 1`,
      changedAt: new Date(),
      changedBy: user.id,
    })
    .where(eq(companyQueue.id, id));

/** Reads and locks the queue with this id. */
export const lockQueue = (tx: Executor, id: number) => lockWhere(tx, eq(companyQueue.id, id));

/** Reads and locks a queue and that of a locked entity, in the order of their ids. */
export const lockQueues = (tx: Executor, id: number, entityId: number | undefined) =>
  lockRows(
    tx,
    'queue',
    tx
      .select()
      .from(companyQueue)
      .where(
        or(
          eq(companyQueue.id, id),
          entityId === undefined ? undefined : eq(companyQueue.entityId, entityId),
        ),
      )
      .orderBy(asc(companyQueue.id)),
  );

/**
 * Finds the queue of an entity, or the queue of its address, or makes a new one, and locks it. An
 * entity takes over the queue that waited for its address, unless that queue belongs to another
 * entity. Without an entity the queue of the address was looked for by `lockByAddress`.
 *
 * @throws Problem 409 `in_progress` when another transaction has changed what is sought
 */
export async function findOrMakeQueue(
  tx: Executor,
  user: CurrentUser,
  { entity, name, url, careerPortal, ats }: QueueSought,
): Promise<QueueRow> {
  const own = entity && (await lockWhere(tx, eq(companyQueue.entityId, entity.id)));
  if (own) return own;
  const key = urlKey(url);
  if (key !== null) {
    // The second of two transactions that request the same unknown address sees the queue of the first.
    await takeTurns(tx, 'queueAddress', key);
    const found = await lockWhere(
      tx,
      and(eq(companyQueue.urlKey, key), entity ? isNull(companyQueue.entityId) : undefined),
    );
    if (found !== undefined && entity) return associate(tx, user, found, entity.id);
    // It was made, or got its address, since the caller has looked for it.
    if (found !== undefined) throw stillProcessing();
  }
  const [made] = await tx
    .insert(companyQueue)
    .values({ entityId: entity?.id ?? null, name, url, urlKey: key, careerPortal, ats })
    .returning();
  if (made === undefined) throw new Error('INSERT returned no row');
  return made;
}

/**
 * Links a locked queue without an entity to a locked entity without a queue, and writes the event.
 * The queue's open reviews and pit stops move to the entity, too.
 */
export async function associate(
  tx: Executor,
  user: CurrentUser,
  queue: QueueRow,
  entityId: number,
): Promise<QueueRow> {
  await tx.update(companyQueue).set({ entityId }).where(eq(companyQueue.id, queue.id));
  await raiseQueueVersion(tx, user, queue.id);
  await giveQualityRows(tx, user, queue.id, entityId);
  await writeEvent(tx, user, {
    type: 'queue',
    name: 'entity_associated',
    entityId,
    current: queue.name,
  });
  return { ...queue, entityId };
}
