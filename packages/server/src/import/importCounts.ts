import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { writeRows } from '../db/bulkInsert.ts';
import type { Db } from '../db/database.ts';
import { scrapeJobCount } from '../db/schema/jobs.ts';
import { inBatches, type ImportRun } from './importRun.ts';
import type { JsonRow } from './jsonRows.ts';
import { sentenceOf, seriesSchema, snapshotSchema, type SnapshotRow } from './rowSchemas.ts';

// A series has about 200 days, so twenty series make a few thousand short rows.
const seriesPerTransaction = 20;

type Series = { entityId: number; scrapeId: number; counts: readonly (number | null)[] };

type CountedDay = { day: string; place: number; at: Date };

/** The latest snapshot of each day until `now`, in order. `place` is its position in the file. */
function latestOfEachDay(snapshots: readonly SnapshotRow[], now: Date): CountedDay[] {
  const days = new Map<string, CountedDay>();
  snapshots.forEach(({ date, unix }, place) => {
    if (unix > now) return;
    const known = days.get(date);
    if (!known || known.at <= unix) days.set(date, { day: date, place, at: unix });
  });
  return [...days.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

export async function readSnapshots(rows: AsyncIterable<JsonRow>): Promise<SnapshotRow[]> {
  const snapshots: SnapshotRow[] = [];
  for await (const { value } of rows) snapshots.push(v.parse(snapshotSchema, value));
  return snapshots;
}

/**
 * Imports the counts of each series as the daily history of its scrape.
 *
 * @returns the newest day with counts, YYYY-MM-DD
 */
export async function importCounts(
  db: Db,
  run: ImportRun,
  snapshots: readonly SnapshotRow[],
  rows: AsyncIterable<JsonRow>,
): Promise<string | undefined> {
  const days = latestOfEachDay(snapshots, run.now);
  for await (const batch of inBatches(rows, seriesPerTransaction)) {
    const series = batch.flatMap((row) => toSeries(row, run, snapshots.length));
    const counted = series.flatMap(({ entityId, scrapeId, counts }) =>
      days.flatMap(({ day, place, at }) => {
        const numJobs = counts[place] ?? null;
        return numJobs === null ? [] : [{ entityId, scrapeId, day, numJobs, recordedAt: at }];
      }),
    );
    await db.transaction((tx) =>
      writeRows(
        tx,
        scrapeJobCount,
        counted.map(({ scrapeId, day, numJobs, recordedAt }) => ({
          scrapeId,
          day,
          numJobs,
          recordedAt,
        })),
        sql`
        ON CONFLICT (scrape_id, day) DO UPDATE SET num_jobs = excluded.num_jobs, recorded_at = excluded.recorded_at
        WHERE (scrape_job_count.num_jobs, scrape_job_count.recorded_at) IS DISTINCT FROM (excluded.num_jobs, excluded.recorded_at)`,
      ),
    );
    run.count('dailyCounts', counted.length);
  }
  return days.at(-1)?.day;
}

function toSeries({ index, value }: JsonRow, run: ImportRun, length: number): Series[] {
  const parsed = v.safeParse(seriesSchema, value);
  if (!parsed.success) {
    run.refusals.add(`series ${index + 1}`, sentenceOf(parsed.issues));
    return [];
  }
  const { eid, ats, counts } = parsed.output;
  const name = `series ${index + 1} (eid ${eid}, ${ats})`;
  const scrapeId = run.catalog.find(eid, ats);
  if (counts.length !== length)
    run.refusals.add(name, 'it has another number of counts than there are snapshots');
  else if (scrapeId === undefined) run.refusals.add(name, 'its entity has no such portal');
  else return [{ entityId: eid, scrapeId, counts }];
  return [];
}

const countsCompared = 7;
/** The largest value that the column holds. */
const maxPercent = '9999999.99';

/**
 * Opens one job shift for each scrape that is not archived and has jobs on this day or in the
 * counts before it, and closes all other shifts. Closed shifts keep their reviews. A shift of the
 * same day keeps its review and gets the new figures.
 *
 * @param day the newest day with counts, YYYY-MM-DD
 * @returns the number of open shifts
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
        CASE WHEN average = 0 THEN 100 ELSE least(round((latest - average) / average * 100, 2), ${maxPercent}::numeric) END
      FROM counted_shift ORDER BY scrape_id
      ON CONFLICT (scrape_id, shift_date) DO UPDATE SET avg_job_count = excluded.avg_job_count, latest_job_count = excluded.latest_job_count,
        percent_change = excluded.percent_change, closed_at = NULL
      WHERE daily_job_shift.closed_at IS NOT NULL OR (daily_job_shift.avg_job_count, daily_job_shift.latest_job_count, daily_job_shift.percent_change)
        IS DISTINCT FROM (excluded.avg_job_count, excluded.latest_job_count, excluded.percent_change)`);
    return rows[0]?.open ?? 0;
  });
}
