import { notFound, stillProcessing } from '@console/api/core/hydra/problem';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { companyQueue, companyQueueRequest, queueMerge } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { entityColumns, type EntityRow } from '../entities/entityMember.ts';
import { urlKey } from '../entities/urlKey.ts';
import { anyOf } from '../hydra/filters.ts';
import { lockQueue, type QueueRow } from './lockQueue.ts';
import { entitiesOfQualityRows } from './qualityRows.ts';
import type { RequestRow } from './refreshQueue.ts';

type Kind = 'queue' | 'request';

/**
 * Resolves with the present id of a queue or a request. After a merge, it is the id of the one that
 * it was merged into.
 */
export async function presentId(executor: Executor, kind: Kind, id: number): Promise<number> {
  const [merged] = await executor
    .select({ intoId: queueMerge.intoId })
    .from(queueMerge)
    .where(and(eq(queueMerge.kind, kind), eq(queueMerge.fromId, id)));
  return merged?.intoId ?? id;
}

/** The present id of a queue or a request as an SQL expression. */
export const presentIdOf = (kind: Kind, id: number): SQL =>
  sql`coalesce((SELECT ${queueMerge.intoId} FROM ${queueMerge}
    WHERE ${queueMerge.kind} = ${kind} AND ${queueMerge.fromId} = ${id}), ${id}::int)`;

/**
 * Resolves with the id of the queue of a request.
 *
 * @throws Problem 404
 */
export async function queueIdOf(executor: Executor, requestId: number): Promise<number> {
  const [row] = await executor
    .select({ queueId: companyQueueRequest.companyQueueId })
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.id, presentIdOf('request', requestId)));
  if (row === undefined) throw notFound();
  return row.queueId;
}

/**
 * Locks the entity of a queue and the entities of its open reviews and pit stops, together with
 * other given ids, in the order of their ids.
 */
export const lockEntitiesOf = async (
  tx: Executor,
  queueId: number,
  ...others: readonly (number | null | undefined)[]
): Promise<readonly EntityRow[]> =>
  lockRows(
    tx,
    'entity',
    tx
      .select(entityColumns)
      .from(entity)
      .where(
        anyOf(
          entity.id,
          [...others, ...(await entitiesOfQualityRows(tx, queueId))].filter(
            (one) => typeof one === 'number',
          ),
        ),
      )
      .orderBy(asc(entity.id)),
  );

export type LockedQueue = { queue: QueueRow; isArchived: boolean };

/**
 * Locks the entities of a queue and then the queue. Of a queue that was merged, the one that it was
 * merged into is locked. Resolves with undefined for an unknown id.
 *
 * @throws Problem 409 `in_progress` when the queue got another entity while the transaction waited
 */
export async function lockWithEntity(
  tx: Executor,
  queueId: number,
): Promise<LockedQueue | undefined> {
  const id = await presentId(tx, 'queue', queueId);
  const [known] = await tx
    .select({ entityId: companyQueue.entityId })
    .from(companyQueue)
    .where(eq(companyQueue.id, id));
  if (known === undefined) return undefined;
  const locked = await lockEntitiesOf(tx, id, known.entityId);
  const queue = await lockQueue(tx, id);
  if (queue?.entityId !== known.entityId) throw stillProcessing();
  const own = locked.find((one) => one.id === known.entityId);
  return { queue, isArchived: own?.archived ?? false };
}

/**
 * Finds the queue of an address, and locks its entities and the queue. Resolves with undefined when
 * there is none.
 *
 * @throws Problem 409 `in_progress` when the queue got another entity while the transaction waited
 */
export async function lockByAddress(
  tx: Executor,
  url: string | null,
): Promise<LockedQueue | undefined> {
  const key = urlKey(url);
  if (key === null) return undefined;
  const [known] = await tx
    .select({ id: companyQueue.id })
    .from(companyQueue)
    .where(eq(companyQueue.urlKey, key))
    .orderBy(asc(companyQueue.id))
    .limit(1);
  return known && lockWithEntity(tx, known.id);
}

/**
 * Locks entity and queue of a request, and reads it.
 *
 * @throws Problem 404
 */
export async function lockRequest(
  tx: Executor,
  requestId: number,
): Promise<LockedQueue & { request: RequestRow }> {
  const locked = await lockWithEntity(tx, await queueIdOf(tx, requestId));
  const [request] = await tx
    .select()
    .from(companyQueueRequest)
    .where(eq(companyQueueRequest.id, await presentId(tx, 'request', requestId)));
  if (locked === undefined || request === undefined) throw notFound();
  return { ...locked, request };
}
