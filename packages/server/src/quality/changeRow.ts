import type { Body, Endpoint, Path } from '@console/api/core/endpoint';
import { document, secondsOrNull, type HydraObject } from '@console/api/core/hydra/envelope';
import { matchesStrongly } from '@console/api/core/hydra/etag';
import { conflict, notFound, stillProcessing } from '@console/api/core/hydra/problem';
import { reviewVersion, type BlockReason, type ReviewedType } from '@console/api/reviews/rules';
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CurrentUser, Deps } from '../context.ts';
import type { Executor } from '../db/executor.ts';
import { lockRows } from '../db/locks.ts';
import { entity } from '../db/schema/entities.ts';
import { entityColumns, type EntityRow } from '../entities/entityMember.ts';
import type { ApiRoute } from '../http/routes.ts';
import { writeRoute } from '../http/write.ts';
import type { AnyList } from '../hydra/listDefinition.ts';
import { loadInOrder } from '../hydra/loadInOrder.ts';
import { alreadyReviewed, closedBy, lastReviewOf } from './alreadyReviewed.ts';
import type { ReviewedRow, ReviewSubject } from './rowParts.ts';

/** A kind of row that can be reviewed and assigned. */
export type ReviewTarget<Row extends ReviewedRow> = {
  subject: ReviewSubject;
  type: ReviewedType;
  columns: { table: PgTable; id: PgColumn; entityId: PgColumn };
  /** Reads the row. Its entity is locked then. */
  read(tx: Executor, id: number): Promise<Row | undefined>;
  /** The block reason of the row, if it has one. */
  blockReason(row: Row, entity: EntityRow): BlockReason | undefined;
};

export type LockedRow<Row> = {
  tx: Executor;
  user: CurrentUser;
  row: Row;
  entity: EntityRow;
  lastReviewed: Date | null;
};

type RowChange<Row, Received> = {
  /** Throws 400 for a body that is malformed beyond its JSON types. */
  check?(body: Received): void;
  effect(locked: LockedRow<Row>, body: Received): Promise<void>;
};

/**
 * Answers a write to one row of a dashboard list with the changed row, which is locked with its
 * entity.
 *
 * @throws Problem 404, 409 `already_reviewed` with who and when, and what `effect` throws
 */
export const rowWrite = <
  P extends Path,
  Sent extends Body,
  Received extends Body,
  Row extends ReviewedRow,
  Member extends HydraObject & { id: number },
>(
  deps: Deps,
  endpoint: Endpoint<P, unknown, Sent, Received>,
  target: ReviewTarget<Row>,
  list: Pick<AnyList<Member>, 'contract' | 'load'>,
  { check, effect }: RowChange<Row, Received>,
): ApiRoute => {
  const { config } = deps;
  const { columns } = target;
  return writeRoute(deps, endpoint, {
    async exists(executor, id) {
      const [known] = await executor
        .select({ id: columns.id })
        .from(columns.table)
        .where(eq(columns.id, id));
      if (known === undefined) throw notFound();
    },
    check,
    async lock(tx, id) {
      const { row, entity: owner } = await lockRow(tx, target, id);
      const review = await lastReviewOf(tx, target.subject, row);
      const lastReviewed =
        row.lastTimeReviewed === undefined ? (review?.at ?? null) : row.lastTimeReviewed;
      return { row, entity: owner, review, lastReviewed };
    },
    async version(tx, { row, entity: owner, review, lastReviewed }, ifMatch) {
      const version = reviewVersion(target.type, {
        id: row.id,
        last_time_reviewed: secondsOrNull(lastReviewed),
      });
      if (ifMatch !== undefined && !matchesStrongly(ifMatch, version))
        throw alreadyReviewed(review, config);
      const blockReason = target.blockReason(row, owner);
      if (blockReason?.code === 'already_reviewed')
        throw alreadyReviewed(await closedBy(tx, target.subject, row, review), config);
      if (blockReason !== undefined) throw conflict(blockReason.code, blockReason.message);
    },
    async effect({ tx, user, id, row: locked, body }) {
      await effect({ ...locked, tx, user }, body);
      return id;
    },
    async answer(tx, id) {
      const [member] = await loadInOrder(tx, list, [id], config);
      if (member === undefined) throw new Error('The changed row was not found');
      return { body: document(config.apiBasePath, list.contract.type, member) };
    },
  });
};

async function lockRow<Row extends ReviewedRow>(
  tx: Executor,
  target: ReviewTarget<Row>,
  id: number,
): Promise<{ row: Row; entity: EntityRow }> {
  const { table, id: key, entityId } = target.columns;
  const ofRow = tx.select({ id: entityId }).from(table).where(eq(key, id));
  const [owner] = await lockRows(
    tx,
    'entity',
    tx.select(entityColumns).from(entity).where(inArray(entity.id, ofRow)),
  );
  const row = await target.read(tx, id);
  if (row === undefined || owner === undefined) throw notFound();
  // The row has moved to another entity, because its queue was linked to that entity while this
  // transaction waited for the lock.
  if (row.entityId !== owner.id) throw stillProcessing();
  return { row, entity: owner };
}
