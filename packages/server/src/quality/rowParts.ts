import type { Addresses } from '@console/api/core/hydra/iri';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { appUser } from '../db/schema/people.ts';
import { dailyJobShiftAssignee, review, watchListAssignee } from '../db/schema/quality.ts';
import {
  entitiesWithTags,
  entityRef,
  type EntityRow,
  type LinkedTag,
} from '../entities/entityMember.ts';
import { anyOf } from '../hydra/filters.ts';
import { noteMember, notesById } from '../notes/noteMember.ts';
import { tagMember } from '../tags/tagList.ts';
import { userRef, userRefColumns, usersById, type UserRefRow } from '../users/userRef.ts';

type PartIds = { entityId: number; noteId: number | null; lastReviewedBy?: number | null };
type TaggedEntity = { row: EntityRow; tags: readonly LinkedTag[] };

/**
 * Loads the values of other tables that the rows of a dashboard list show, with one query per
 * table. The queries run one after the other, because a transaction has one connection.
 */
export async function rowParts(executor: Executor, addresses: Addresses, rows: readonly PartIds[]) {
  const entityIds = [...new Set(rows.map(({ entityId }) => entityId))];
  const entities = new Map(
    (await entitiesWithTags(executor, entityIds)).map((entity) => [entity.row.id, entity]),
  );
  const notes = await notesById(
    executor,
    rows.map(({ noteId }) => noteId),
  );
  const reviewers = await usersById(
    executor,
    rows.map(({ lastReviewedBy = null }) => lastReviewedBy),
  );
  return {
    entity: (id: number) => entities.get(id),
    entityRef: ({ row, tags }: TaggedEntity) => entityRef(addresses, row, tags),
    note(id: number | null) {
      const found = id === null ? undefined : notes.get(id);
      return found === undefined ? null : noteMember(addresses, found);
    },
    reviewer(id: number | null) {
      const found = id === null ? undefined : reviewers.get(id);
      return found === undefined ? null : userRef(addresses, found);
    },
  };
}

/** The tags of an entity in one category. Null stands for the tags without a category. */
export const tagsIn = (
  addresses: Addresses,
  tags: readonly LinkedTag[],
  category: LinkedTag['category'],
) =>
  tags
    .filter((linked) => linked.category === category)
    .map((linked) => tagMember(addresses, linked));

/** Reads the assigned people of each row, ordered by their names. */
export async function assigneesOf(
  executor: Executor,
  list: 'daily_job_shift' | 'watch_list',
  ids: readonly number[],
): Promise<Map<number, UserRefRow[]>> {
  const shift = dailyJobShiftAssignee;
  const watched = watchListAssignee;
  const rows =
    list === 'daily_job_shift'
      ? await executor
          .select({ rowId: shift.dailyJobShiftId, user: userRefColumns })
          .from(shift)
          .innerJoin(appUser, eq(appUser.id, shift.userId))
          .where(anyOf(shift.dailyJobShiftId, ids))
          .orderBy(asc(appUser.lastName), asc(appUser.id))
      : await executor
          .select({ rowId: watched.watchListId, user: userRefColumns })
          .from(watched)
          .innerJoin(appUser, eq(appUser.id, watched.userId))
          .where(anyOf(watched.watchListId, ids))
          .orderBy(asc(appUser.lastName), asc(appUser.id));
  const byRow = new Map<number, UserRefRow[]>();
  for (const { rowId, user } of rows) byRow.set(rowId, [...(byRow.get(rowId) ?? []), user]);
  return byRow;
}

export type ReviewSubject = typeof review.$inferSelect.subject;

/**
 * The columns of every row that can be reviewed. Some tables have the time and the person of the
 * last review.
 */
export type ReviewedRow = {
  id: number;
  entityId: number;
  scrapeId?: number | null;
  lastTimeReviewed?: Date | null;
  lastReviewedBy?: number | null;
};

export type LastReview = { by: UserRefRow; at: Date };

/** Reads the newest review of each row, for the lists whose tables do not have it. */
export async function lastReviews(
  executor: Executor,
  subject: ReviewSubject,
  ids: readonly number[],
): Promise<Map<number, LastReview>> {
  const rows = await executor
    .selectDistinctOn([review.subjectId], {
      subjectId: review.subjectId,
      at: review.createdAt,
      by: userRefColumns,
    })
    .from(review)
    .innerJoin(appUser, eq(appUser.id, review.userId))
    .where(and(eq(review.subject, subject), anyOf(review.subjectId, ids)))
    .orderBy(asc(review.subjectId), desc(review.createdAt), desc(review.id));
  return new Map(rows.map(({ subjectId, at, by }) => [subjectId, { at, by }]));
}
