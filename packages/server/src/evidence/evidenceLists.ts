import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import {
  codeSaveList,
  entityReviewList,
  pastAlertList,
  scrapeReviewList,
} from '@console/api/evidence/list';
import { eq, type SQL } from 'drizzle-orm';
import { appUser } from '../db/schema/people.ts';
import { review } from '../db/schema/quality.ts';
import { scrapeAlert, scrapeCodeHistory as history } from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { userRef, userRefColumns } from '../users/userRef.ts';

type Member = ReturnType<typeof member> & { id: number };

/** The list of the saves of both codes of a scrape, without the codes. */
export const codeSavesOf = (id: number): ListDefinition<typeof codeSaveList, Member> => ({
  contract: codeSaveList,
  path: `scrapes/${id}/code_saves`,
  table: history,
  id: history.id,
  orderKeys: { modified: history.modified },
  where: () => eq(history.scrapeId, id),
  filters: { modified: history.modified },
  load: async (executor, ids, addresses) =>
    (
      await executor
        .select({
          id: history.id,
          codeType: history.codeType,
          idx: history.idx,
          modified: history.modified,
          reasonCode: history.reasonCode,
          user: userRefColumns,
        })
        .from(history)
        .leftJoin(appUser, eq(appUser.id, history.userId))
        .where(anyOf(history.id, ids))
    ).map(({ user, ...row }) =>
      member(addresses.apiBasePath, 'code_histories', 'CodeSave', row.id, {
        code_type: row.codeType,
        index: row.idx,
        modified: seconds(row.modified),
        reason_code: row.reasonCode,
        user: user && userRef(addresses, user),
      }),
    ),
});

/** The list of the alerts of a scrape, including those that are over. */
export const alertsOf = (id: number): ListDefinition<typeof pastAlertList, Member> => ({
  contract: pastAlertList,
  path: `scrapes/${id}/alerts`,
  table: scrapeAlert,
  id: scrapeAlert.id,
  orderKeys: { created_at: scrapeAlert.createdAt },
  where: () => eq(scrapeAlert.scrapeId, id),
  filters: { created_at: scrapeAlert.createdAt, state: scrapeAlert.state },
  load: async (executor, ids, { apiBasePath }) =>
    (await executor.select().from(scrapeAlert).where(anyOf(scrapeAlert.id, ids))).map((row) =>
      member(apiBasePath, 'scrape_alerts', 'PastAlert', row.id, {
        state: row.state,
        created_at: seconds(row.createdAt),
        resolved_at: secondsOrNull(row.resolvedAt),
      }),
    ),
});

type ReviewList = typeof scrapeReviewList | typeof entityReviewList;

const reviewsWhere = (
  contract: ReviewList,
  path: string,
  where: SQL,
): ListDefinition<ReviewList, Member> => ({
  contract,
  path,
  table: review,
  id: review.id,
  orderKeys: { created_at: review.createdAt },
  where: () => where,
  filters: { created_at: review.createdAt },
  load: async (executor, ids, addresses) =>
    (
      await executor
        .select({
          id: review.id,
          subject: review.subject,
          action: review.action,
          createdAt: review.createdAt,
          entityId: review.entityId,
          scrapeId: review.scrapeId,
          noteId: review.noteId,
          user: userRefColumns,
        })
        .from(review)
        .leftJoin(appUser, eq(appUser.id, review.userId))
        .where(anyOf(review.id, ids))
    ).map(({ user, ...row }) =>
      member(addresses.apiBasePath, 'reviews', 'PastReview', row.id, {
        subject: row.subject,
        action: row.action,
        created_at: seconds(row.createdAt),
        user: user && userRef(addresses, user),
        note_id: row.noteId,
        entity_id: row.entityId,
        scrape_id: row.scrapeId,
      }),
    ),
});

export const reviewsOfScrape = (id: number) =>
  reviewsWhere(scrapeReviewList, `scrapes/${id}/reviews`, eq(review.scrapeId, id));
/** The list of the reviews of an entity and of its scrapes. */
export const reviewsOfEntity = (id: number) =>
  reviewsWhere(entityReviewList, `entities/${id}/reviews`, eq(review.entityId, id));
