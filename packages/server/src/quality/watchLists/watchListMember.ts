import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { Executor } from '../../db/executor.ts';
import { watchList } from '../../db/schema/quality.ts';
import { anyOf } from '../../hydra/filters.ts';
import { scrapeRef, scrapesOfEntities } from '../../scrapes/scrapeRef.ts';
import { userRef } from '../../users/userRef.ts';
import { assigneesOf, lastReviews, rowParts } from '../rowParts.ts';

/**
 * Loads the WatchList rows of these ids, in any order. They have the last reviewer and the time,
 * because the version of a review needs them.
 */
export async function loadWatchLists(
  executor: Executor,
  ids: readonly number[],
  addresses: Addresses,
) {
  const rows = await executor.select().from(watchList).where(anyOf(watchList.id, ids));
  const parts = await rowParts(executor, addresses, rows);
  const scrapes = await scrapesOfEntities(executor, [
    ...new Set(rows.map(({ entityId }) => entityId)),
  ]);
  const assignees = await assigneesOf(executor, 'watch_list', ids);
  const reviews = await lastReviews(executor, 'watch_list', ids);
  const now = new Date();
  return rows.flatMap((row) => {
    const entity = parts.entity(row.entityId);
    if (entity === undefined) return [];
    const own = scrapes.find(({ id }) => id === row.scrapeId);
    const review = reviews.get(row.id);
    return [
      member(addresses.apiBasePath, 'watch_lists', 'WatchList', row.id, {
        entity: {
          ...parts.entityRef(entity),
          scrapes: scrapes
            .filter(({ entityId }) => entityId === row.entityId)
            .map((scrape) => scrapeRef(addresses, scrape)),
        },
        scrape: own === undefined ? null : scrapeRef(addresses, own),
        reason_code: row.reasonCode,
        watch_listed_date: seconds(row.watchListedDate),
        snoozed: row.snoozedUntil !== null && row.snoozedUntil > now,
        snoozed_until: secondsOrNull(row.snoozedUntil),
        assigned_to: (assignees.get(row.id) ?? []).map((user) => userRef(addresses, user)),
        note: parts.note(row.noteId),
        last_time_reviewed: secondsOrNull(review?.at ?? null),
        last_reviewed_by: review === undefined ? null : userRef(addresses, review.by),
      }),
    ];
  });
}
export type WatchListMember = Awaited<ReturnType<typeof loadWatchLists>>[number];
