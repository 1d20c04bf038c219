import { reviewVersion, type Obstacle, type ReviewedType } from '@console/api/reviews/rules';
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from 'hono';
import type * as v from 'valibot';
import type { AppEnv, CurrentUser, Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { entity } from '../db/schema/entities.ts';
import { entityColumns, type EntityRow } from '../entities/entityMember.ts';
import { idOfPath } from '../http/respond.ts';
import { answerWrite } from '../http/write.ts';
import { readJsonBody } from '../hydra/body.ts';
import { document, secondsOrNull, type HydraObject } from '../hydra/envelope.ts';
import { matchesStrongly } from '../hydra/etag.ts';
import { loadInOrder, type ListDefinition } from '../hydra/listDefinition.ts';
import { conflict, notFound } from '../hydra/problem.ts';
import { typedBody } from '../hydra/typedBody.ts';
import { alreadyReviewed, closedBy, lastReviewOf } from './alreadyReviewed.ts';
import type { ReviewedRow, ReviewSubject } from './rowParts.ts';

/** A kind of rows that are reviewed and assigned. */
export type ReviewTarget<Row extends ReviewedRow> = {
  subject: ReviewSubject;
  type: ReviewedType;
  columns: { table: PgTable; id: PgColumn; entityId: PgColumn };
  /** The row, locked. */
  lock(tx: Executor, id: number): Promise<Row | undefined>;
  /** Why nothing can be decided about it any more. */
  obstacle(row: Row, entity: EntityRow): Obstacle | undefined;
};

export type LockedRow<Row> = {
  tx: Executor;
  user: CurrentUser;
  row: Row;
  entity: EntityRow;
  lastReviewed: Date | null;
};

export type RowChange<Row, Body> = {
  schema: v.GenericSchema<unknown, Body>;
  /**
   * Judges what of the body is malformed beyond its types, before the row is looked at. @throws
   * Problem 400
   */
  check?(body: Body): void;
  change(locked: LockedRow<Row>, body: Body): Promise<void>;
};

/**
 * A write to one row of a dashboard list, with the checks in the order of section 5; answers with
 * the row as it is then. The employer is locked before the row, as by everybody else.
 *
 * @throws Problem 404, 415, 413, 400, 409 `already_reviewed` with who and when, and what `change`
 *   throws
 */
export async function changeRow<
  Row extends ReviewedRow,
  Body,
  Key extends string,
  Member extends HydraObject & { id: number },
>(
  c: Context<AppEnv>,
  deps: Deps,
  target: ReviewTarget<Row>,
  list: ListDefinition<Key, Member>,
  { schema, check, change }: RowChange<Row, Body>,
): Promise<Response> {
  const {
    config,
    database: { db },
  } = deps;
  const id = idOfPath(c);
  const { columns } = target;
  const [known] = await db.select({ id: columns.id }).from(columns.table).where(eq(columns.id, id));
  if (known === undefined) throw notFound();
  const body = await readJsonBody(c.req.raw, config.maxBodyBytes);
  const values = typedBody(schema, body.json);
  check?.(values);
  return answerWrite(c, deps, body, async (tx) => {
    const { row, employer } = await lockRow(tx, target, id);
    const review = await lastReviewOf(tx, target.subject, row);
    const lastReviewed =
      row.lastTimeReviewed === undefined ? (review?.at ?? null) : row.lastTimeReviewed;
    const ifMatch = c.req.header('if-match');
    const version = reviewVersion(target.type, {
      id,
      last_time_reviewed: secondsOrNull(lastReviewed),
    });
    if (ifMatch !== undefined && !matchesStrongly(ifMatch, version))
      throw alreadyReviewed(review, config);
    const obstacle = target.obstacle(row, employer);
    if (obstacle?.code === 'already_reviewed')
      throw alreadyReviewed(await closedBy(tx, target.subject, row, review), config);
    if (obstacle !== undefined) throw conflict(obstacle.code, obstacle.message);
    await change({ tx, user: c.get('user'), row, entity: employer, lastReviewed }, values);
    const [member] = await loadInOrder(tx, list, [id], config);
    if (member === undefined) throw new Error('The row that was changed is gone');
    return { status: 200, body: document(config.apiBasePath, list.type, member) };
  });
}

async function lockRow<Row extends ReviewedRow>(
  tx: Executor,
  target: ReviewTarget<Row>,
  id: number,
): Promise<{ row: Row; employer: EntityRow }> {
  const { table, id: key, entityId } = target.columns;
  // The employer of a row never changes, so it may be read before the row is locked.
  const ofRow = tx.select({ id: entityId }).from(table).where(eq(key, id));
  const [employer] = await tx
    .select(entityColumns)
    .from(entity)
    .where(inArray(entity.id, ofRow))
    .for('update');
  const row = await target.lock(tx, id);
  if (row === undefined || employer === undefined) throw notFound();
  return { row, employer };
}
