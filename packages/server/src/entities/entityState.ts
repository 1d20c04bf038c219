import { eq, sql } from 'drizzle-orm';
import type { CurrentUser } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { companyQueue, companyQueueRequest } from '../db/schema/companyQueue.ts';
import { entity } from '../db/schema/entities.ts';
import { monitoredEntity, reviewReady, watchList } from '../db/schema/quality.ts';
import { scrapeAlert } from '../db/schema/scrapes.ts';
import { writeEvent } from '../events/writeEvent.ts';
import { qualified } from '../hydra/qualified.ts';

type EntityState = typeof entity.$inferSelect.state;

/**
 * The state of an entity, as an expression over a row of `entity`. It is the first condition that
 * holds (docs/contract.md#state-machines).
 */
const stateNow = qualified(sql<EntityState>`CASE
  WHEN ${entity.archived} THEN 'archived'
  WHEN EXISTS (SELECT FROM ${watchList} WHERE ${watchList.entityId} = ${entity.id} AND ${watchList.removedAt} IS NULL) THEN 'watch_list'
  WHEN EXISTS (SELECT FROM ${reviewReady} WHERE ${reviewReady.entityId} = ${entity.id} AND ${reviewReady.status} = 'open_for_review')
    OR EXISTS (SELECT FROM ${companyQueueRequest} JOIN ${companyQueue} ON ${companyQueue.id} = ${companyQueueRequest.companyQueueId}
      WHERE ${companyQueue.entityId} = ${entity.id}
        AND ${companyQueueRequest.latestStatus} IN ('requested', 'in-progress', 'escalated', 'review-ready')
        AND ${companyQueueRequest.requestSource} IN ('daily_job_shift', 'watch_list', 'monitored_entity', 'pit_stop')) THEN 'sent_for_review'
  WHEN EXISTS (SELECT FROM ${scrapeAlert} WHERE ${scrapeAlert.entityId} = ${entity.id} AND ${scrapeAlert.state} = 'blocked'
    AND ${scrapeAlert.resolvedAt} IS NULL) THEN 'blocked_scrape'
  WHEN EXISTS (SELECT FROM ${monitoredEntity} WHERE ${monitoredEntity.entityId} = ${entity.id} AND ${monitoredEntity.kind} = 'new'
    AND ${monitoredEntity.removedAt} IS NULL) THEN 'new_entity'
  ELSE 'healthy' END`);

/**
 * Derives the state of an entity again. Every transaction that touches a record on which the state
 * depends calls it at its end.
 */
export async function recomputeEntityState(
  tx: Executor,
  id: number,
  user: Pick<CurrentUser, 'id' | 'role'> | null,
): Promise<void> {
  const [row] = await tx
    .select({ previous: entity.state, current: stateNow })
    .from(entity)
    .where(eq(entity.id, id));
  if (row === undefined || row.previous === row.current) return;
  await tx
    .update(entity)
    .set({ state: row.current, lastTimeChanged: new Date() })
    .where(eq(entity.id, id));
  await writeEvent(tx, user, {
    type: 'entity_state',
    name: 'changed',
    entityId: id,
    previous: row.previous,
    current: row.current,
  });
}

/**
 * Derives the state of every entity again, without events. It is meant for bulk writes such as an
 * import.
 */
export async function refreshEntityStates(executor: Executor): Promise<void> {
  await executor.execute(sql`
    UPDATE entity SET state = derived.state
    FROM (SELECT ${entity.id} AS id, ${stateNow} AS state FROM ${entity}) derived
    WHERE derived.id = entity.id AND entity.state IS DISTINCT FROM derived.state`);
}
