import { conflict, notFound } from '@console/api/core/hydra/problem';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { entity } from '../db/schema/entities.ts';
import { eventLog } from '../db/schema/notes.ts';
import type { VersionedRecord } from '../http/versionedWrite.ts';
import { entityDetail, requireEntity } from './entityDetail.ts';
import { entityColumns, type EntityRow } from './entityMember.ts';

/**
 * Each write to it throws 409 `entity_archived` for an archived entity, except for the one that
 * unarchives.
 */
export const entityRecord: VersionedRecord<EntityRow> = {
  noun: 'entity',
  exists: requireEntity,
  lock: lockEntity,
  requireOpen({ archived }) {
    if (archived) throw conflict('entity_archived', 'The entity is archived.');
  },
  changes: ['entity_info', 'entity_tags', 'entity_aliases', 'entity_status'],
  changesOf: eventLog.entityId,
  raiseVersion: (tx, id) =>
    tx
      .update(entity)
      .set({ version: sql`${entity.version} + 1`, updatedAt: new Date() })
      .where(eq(entity.id, id)),
  detail: entityDetail,
};

async function lockEntity(tx: Executor, id: number): Promise<EntityRow> {
  const [row] = await lockRows(
    tx,
    'entity',
    tx.select(entityColumns).from(entity).where(eq(entity.id, id)),
  );
  if (row === undefined) throw notFound();
  return row;
}
