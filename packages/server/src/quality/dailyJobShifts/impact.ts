import { sql, type SQL } from 'drizzle-orm';
import { scrapeJobCount as count } from '../../db/schema/jobs.ts';
import { dailyJobShift as shift } from '../../db/schema/quality.ts';
import { scrape } from '../../db/schema/scrapes.ts';

/** The smallest number of fallen scrapes that an outage has. */
const LEAST_FALLEN = 3;
/**
 * A shift is new when its scrape had no shift for this number of days. It is also the maximum age
 * of a count, in days.
 */
const DAYS_WITHOUT = 7;

/**
 * The number of jobs of a scrape at its last count before a day. Days without counts make no
 * difference.
 */
const jobsBefore = (scrapeId: SQL, day: SQL): SQL =>
  sql`SELECT c.num_jobs FROM ${count} c WHERE c.scrape_id = ${scrapeId} AND c.day < ${day} ORDER BY c.day DESC LIMIT 1`;

/**
 * Finds the outages. An outage is an ATS and a day with open shifts, where at least half of the
 * scrapes that had jobs before, and at least three of them, have none. A scrape counts as one with
 * jobs when it has no shift without jobs on that day and its last count of the week is above zero.
 * The scrapes without jobs are looked up first, because most ATS have too few of them.
 */
export const outageRows: SQL = sql`
  SELECT fallen.*, fallen.fallen + others.standing AS scrapes FROM (
    SELECT s.ats_id, j.shift_date, count(*)::int AS open_shifts, count(before.num_jobs)::int AS fallen, sum(before.num_jobs)::int AS jobs_lost
    FROM ${shift} j JOIN ${scrape} s ON s.id = j.scrape_id
    LEFT JOIN LATERAL (SELECT num_jobs FROM (${jobsBefore(sql`j.scrape_id`, sql`j.shift_date`)}) last WHERE num_jobs > 0) before ON true
    WHERE j.closed_at IS NULL AND j.latest_job_count = 0 AND s.ats_id IS NOT NULL
    GROUP BY s.ats_id, j.shift_date HAVING count(before.num_jobs) >= ${sql.raw(String(LEAST_FALLEN))}
  ) fallen CROSS JOIN LATERAL (
    SELECT count(*)::int AS standing FROM ${scrape} s
    WHERE s.ats_id = fallen.ats_id AND NOT s.archived
      AND (SELECT c.num_jobs FROM ${count} c WHERE c.scrape_id = s.id AND c.day <= fallen.shift_date
        AND c.day > fallen.shift_date - ${sql.raw(String(DAYS_WITHOUT))} ORDER BY c.day DESC LIMIT 1) > 0
      AND NOT EXISTS (SELECT FROM ${shift} j WHERE j.scrape_id = s.id AND j.shift_date = fallen.shift_date AND j.latest_job_count = 0)
  ) others WHERE fallen.fallen >= others.standing`;

/** The condition that the scrape of a shift had no shift in the week before. */
export const isNew: SQL = sql`NOT EXISTS (SELECT FROM ${shift} earlier WHERE earlier.scrape_id = ${shift.scrapeId}
  AND earlier.shift_date >= ${shift.shiftDate} - ${sql.raw(String(DAYS_WITHOUT))} AND earlier.shift_date < ${shift.shiftDate})`;
