import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

const countsCompared = 7;
/**
 * The largest value of the column: one job where a week had none of a million is more than it
 * holds.
 */
const mostPercent = '9999999.99';

/**
 * One open shift for each scrape that was counted on this day and has jobs now or had some in the
 * counts before it. What was open until now is closed and keeps who reviewed it and what was said;
 * a shift of the same day that an earlier import opened keeps it too and gets the figures of this
 * one. Archived scrapes have none: nobody runs them.
 *
 * @param day the newest that was counted, YYYY-MM-DD
 * @returns how many are open
 */
export async function openJobShifts(db: Db, day: string, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`
      CREATE TEMPORARY TABLE counted_shift ON COMMIT DROP AS
      SELECT c.scrape_id, s.entity_id, c.num_jobs AS latest, coalesce(before.average, 0) AS average
      FROM scrape_job_count c
      JOIN scrape s ON s.id = c.scrape_id AND NOT s.archived
      CROSS JOIN LATERAL (
        SELECT avg(earlier.num_jobs) AS average FROM (
          SELECT b.num_jobs FROM scrape_job_count b WHERE b.scrape_id = c.scrape_id AND b.day < c.day ORDER BY b.day DESC LIMIT ${countsCompared}
        ) earlier
      ) before
      WHERE c.day = ${day}::date AND (c.num_jobs > 0 OR before.average > 0)`);
    await tx.execute(sql`
      UPDATE daily_job_shift SET closed_at = ${now.toISOString()}::timestamptz
      WHERE closed_at IS NULL AND (shift_date <> ${day}::date OR scrape_id NOT IN (SELECT scrape_id FROM counted_shift))`);
    const { rows } = await tx.execute<{ open: number }>(
      sql`SELECT count(*)::int AS open FROM counted_shift`,
    );
    await tx.execute(sql`
      INSERT INTO daily_job_shift (entity_id, scrape_id, shift_date, avg_job_count, latest_job_count, percent_change)
      SELECT entity_id, scrape_id, ${day}::date, round(average, 2), latest,
        CASE WHEN average = 0 THEN 100 ELSE least(round((latest - average) / average * 100, 2), ${mostPercent}::numeric) END
      FROM counted_shift ORDER BY scrape_id
      ON CONFLICT (scrape_id, shift_date) DO UPDATE SET avg_job_count = excluded.avg_job_count, latest_job_count = excluded.latest_job_count,
        percent_change = excluded.percent_change, closed_at = NULL
      WHERE daily_job_shift.closed_at IS NOT NULL OR (daily_job_shift.avg_job_count, daily_job_shift.latest_job_count, daily_job_shift.percent_change)
        IS DISTINCT FROM (excluded.avg_job_count, excluded.latest_job_count, excluded.percent_change)`);
    return rows[0]?.open ?? 0;
  });
}
