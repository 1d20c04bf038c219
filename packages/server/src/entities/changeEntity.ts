import { readJsonBody } from '@console/api/core/hydra/body';
import { matchesStrongly } from '@console/api/core/hydra/etag';
import {
  conflict,
  notFound,
  preconditionRequired,
  staleVersion,
} from '@console/api/core/hydra/problem';
import { typedBody } from '@console/api/core/hydra/typedBody';
import { desc, eq, and, inArray, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { AppEnv, CurrentUser, Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { eventLog } from '../db/schema/notes.ts';
import { appUser } from '../db/schema/people.ts';
import { idOfPath } from '../http/respond.ts';
import { answerWrite } from '../http/write.ts';
import { entityDetail, entityEtag, requireEntity } from './entityDetail.ts';
import { entityColumns, type EntityRow } from './entityMember.ts';

export type EntityChange<Body> = {
  schema: v.GenericSchema<unknown, Body>;
  /** An archived entity is read-only but for the way back. */
  isAllowedOnArchived?: boolean;
  /**
   * Judges what of the body is malformed beyond its types, before the row is looked at. @throws
   * Problem 400
   */
  check?(body: Body): void;
  change(tx: Executor, current: EntityRow, body: Body, user: CurrentUser): Promise<void>;
};

/**
 * A write to one entity, with the checks in the order of section 5 and what every one of them does:
 * one version more, the whole entity as answer.
 *
 * @throws Problem 404, 415, 413, 400, 412, 428, 409 `entity_archived`, and what `change` throws
 */
export async function changeEntity<Body>(
  c: Context<AppEnv>,
  deps: Deps,
  { schema, isAllowedOnArchived = false, check, change }: EntityChange<Body>,
): Promise<Response> {
  const {
    config,
    database: { db },
  } = deps;
  const id = idOfPath(c);
  await requireEntity(db, id);
  const body = await readJsonBody(c.req.raw, config.maxBodyBytes);
  const values = typedBody(schema, body.json);
  check?.(values);
  const user = c.get('user');
  return answerWrite(c, deps, body, async (tx) => {
    const current = await lockEntity(tx, id);
    await requireCurrentVersion(tx, current, c.req.header('if-match'), config.requireIfMatch);
    if (current.archived && !isAllowedOnArchived)
      throw conflict('entity_archived', 'The entity is archived.');
    await change(tx, current, values, user);
    await tx
      .update(entity)
      .set({ version: sql`${entity.version} + 1` })
      .where(eq(entity.id, id));
    const { body: answer, etag } = await entityDetail(tx, id, config);
    return { status: 200, body: answer, headers: { ETag: etag } };
  });
}

async function lockEntity(tx: Executor, id: number): Promise<EntityRow> {
  const [row] = await tx.select(entityColumns).from(entity).where(eq(entity.id, id)).for('update');
  if (row === undefined) throw notFound();
  return row;
}

/** Section 2.7: without If-Match the last write wins, unless the configuration asks for it. */
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

/** Who saved last, by the event log; nobody where the version was set by an import. */
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
