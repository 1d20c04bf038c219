import { member, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import type { Executor } from '../../db/executor.ts';
import { dailyJobShift } from '../../db/schema/quality.ts';
import { anyOf } from '../../hydra/filters.ts';
import { scrapeRef, scrapesById } from '../../scrapes/scrapeRef.ts';
import { userRef } from '../../users/userRef.ts';
import { assigneesOf, rowParts } from '../rowParts.ts';

/** Loads the DailyJobShifts of these ids, in any order. */
export async function loadShifts(executor: Executor, ids: readonly number[], addresses: Addresses) {
  const rows = await executor.select().from(dailyJobShift).where(anyOf(dailyJobShift.id, ids));
  const parts = await rowParts(executor, addresses, rows);
  const scrapes = await scrapesById(
    executor,
    rows.map(({ scrapeId }) => scrapeId),
  );
  const assignees = await assigneesOf(executor, 'daily_job_shift', ids);
  return rows.flatMap((row) => {
    // Foreign keys guarantee that both exist. They are missing only if the row was deleted between
    // two of the queries.
    const entity = parts.entity(row.entityId);
    const scrape = scrapes.get(row.scrapeId);
    if (entity === undefined || scrape === undefined) return [];
    return [
      member(addresses.apiBasePath, 'daily_job_shifts', 'DailyJobShift', row.id, {
        entity: parts.entityRef(entity),
        scrape: scrapeRef(addresses, scrape),
        avg_job_count: row.avgJobCount,
        latest_job_count: row.latestJobCount,
        percent_change: row.percentChange,
        absolute_change: row.absoluteChange,
        shift_date: row.shiftDate,
        last_time_reviewed: secondsOrNull(row.lastTimeReviewed),
        last_reviewed_by: parts.reviewer(row.lastReviewedBy),
        assigned_to: (assignees.get(row.id) ?? []).map((user) => userRef(addresses, user)),
        date_assigned: secondsOrNull(row.dateAssigned),
        last_action_taken: row.lastActionTaken,
        latest_note: parts.note(row.noteId),
      }),
    ];
  });
}
export type ShiftMember = Awaited<ReturnType<typeof loadShifts>>[number];
