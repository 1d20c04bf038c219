import type { Body, Endpoint, Path } from '@console/api/core/endpoint';
import { matchesStrongly } from '@console/api/core/hydra/etag';
import {
  conflict,
  notFound,
  preconditionRequired,
  staleVersion,
} from '@console/api/core/hydra/problem';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { eventLog } from '../db/schema/notes.ts';
import { appUser } from '../db/schema/people.ts';
import type { ApiRoute } from '../http/routes.ts';
import { writeRoute, type Write } from '../http/write.ts';
import { entityDetail, entityEtag, requireEntity } from './entityDetail.ts';
import { entityColumns, type EntityRow } from './entityMember.ts';

type EntityChange<Received> = {
  /** True for unarchiving, the only write that an archived entity accepts. */
  isAllowedOnArchived?: boolean;
  /** Throws 400 for a body that is malformed beyond its JSON types. */
  check?(body: Received): void;
  effect(write: Write<EntityRow, Received>): Promise<void>;
};

/**
 * A write to one entity. Each of these raises the version and answers the whole entity.
 *
 * @throws Problem 404, 412, 428, 409 `entity_archived`, and what `effect` throws
 */
export const entityWrite = <P extends Path, Sent extends Body, Received extends Body>(
  deps: Deps,
  endpoint: Endpoint<P, unknown, Sent, Received>,
  { isAllowedOnArchived = false, check, effect }: EntityChange<Received>,
): ApiRoute =>
  writeRoute(deps, endpoint, {
    exists: requireEntity,
    check,
    lock: lockEntity,
    async version(tx, current, ifMatch) {
      await requireCurrentVersion(tx, current, ifMatch, deps.config.requireIfMatch);
      if (current.archived && !isAllowedOnArchived)
        throw conflict('entity_archived', 'The entity is archived.');
    },
    async effect(write) {
      await effect(write);
      await write.tx
        .update(entity)
        .set({ version: sql`${entity.version} + 1` })
        .where(eq(entity.id, write.id));
      return write.id;
    },
    async answer(tx, id) {
      const { body, etag } = await entityDetail(tx, id, deps.config);
      return { body, headers: { ETag: etag } };
    },
  });

async function lockEntity(tx: Executor, id: number): Promise<EntityRow> {
  const [row] = await tx.select(entityColumns).from(entity).where(eq(entity.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Without If-Match the last write wins, unless the configuration requires it. */
async function requireCurrentVersion(
  tx: Executor,
  { id, version }: EntityRow,
  ifMatch: string | undefined,
  isRequired: boolean,
): Promise<void> {
  if (ifMatch === undefined) {
    if (isRequired) throw preconditionRequired();
    return;
  }
  const etag = entityEtag(id, version);
  if (!matchesStrongly(ifMatch, etag))
    throw staleVersion('entity', await lastChange(tx, id), version, etag);
}

/** The person who saved last, by the event log. Undefined when an import set the version. */
async function lastChange(tx: Executor, id: number): Promise<{ by: string; at: Date } | undefined> {
  const [row] = await tx
    .select({ firstName: appUser.firstName, lastName: appUser.lastName, at: eventLog.createdAt })
    .from(eventLog)
    .innerJoin(appUser, eq(appUser.id, eventLog.userId))
    .where(
      and(
        eq(eventLog.entityId, id),
        inArray(eventLog.eventType, [
          'entity_info',
          'entity_tags',
          'entity_aliases',
          'entity_status',
        ]),
      ),
    )
    .orderBy(desc(eventLog.createdAt), desc(eventLog.id))
    .limit(1);
  return row && { by: `${row.firstName} ${row.lastName}`, at: row.at };
}
