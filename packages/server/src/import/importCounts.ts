import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/database.ts';
import { scrapeJobCount } from '../db/schema/jobs.ts';
import { writeRows } from '../seed/rowWriter.ts';
import type { ImportRun } from './importRun.ts';
import { inBatches } from './inBatches.ts';
import { recordset } from './jsonParameter.ts';
import type { FoundRow } from './jsonRows.ts';
import { sentenceOf, seriesSchema, snapshotSchema, type SnapshotRow } from './rowSchemas.ts';

// A series holds some 200 days: twenty series are a transaction of a few thousand short rows.
const seriesPerTransaction = 20;
const daysOfStageHistory = 30;

type Series = { entityId: number; scrapeId: number; counts: readonly (number | null)[] };

type CountedDay = { day: string; place: number; at: Date };

/**
 * For each day until now the place of the snapshot that counts: the latest of that day. Days in
 * order.
 */
function latestOfEachDay(snapshots: readonly SnapshotRow[], now: Date): CountedDay[] {
  const days = new Map<string, CountedDay>();
  snapshots.forEach(({ date, unix }, place) => {
    if (unix > now) return;
    const known = days.get(date);
    if (!known || known.at <= unix) days.set(date, { day: date, place, at: unix });
  });
  return [...days.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

export async function readSnapshots(rows: AsyncIterable<FoundRow>): Promise<SnapshotRow[]> {
  const snapshots: SnapshotRow[] = [];
  for await (const { value } of rows) snapshots.push(v.parse(snapshotSchema, value));
  return snapshots;
}

/**
 * The counts of each series as the daily history of its scrape; the last days also as stage
 * history.
 *
 * @returns the newest day that was counted, if any was
 */
export async function importCounts(
  db: Db,
  run: ImportRun,
  snapshots: readonly SnapshotRow[],
  rows: AsyncIterable<FoundRow>,
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
    const since = days.at(-daysOfStageHistory)?.at ?? days[0]?.at ?? run.now;
    await db.transaction(async (tx) => {
      await writeRows(
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
      );
      const stages = counted
        .filter((row) => row.recordedAt >= since && row.numJobs > 0)
        .map((row) => ({
          scrape_id: row.scrapeId,
          entity_id: row.entityId,
          at: row.recordedAt,
          items: row.numJobs,
        }));
      await tx.execute(sql`
        INSERT INTO scrape_stage_history (scrape_id, entity_id, stage, start_time, end_time, items)
        SELECT x.scrape_id, x.entity_id, 'parsing', x.at, x.at, x.items
        FROM ${recordset(stages, 'scrape_id int, entity_id int, at timestamptz, items int')}
        WHERE NOT EXISTS (SELECT FROM scrape_stage_history h WHERE h.scrape_id = x.scrape_id AND h.start_time = x.at AND h.stage = 'parsing')`);
    });
    run.count('daily counts', counted.length);
  }
  return days.at(-1)?.day;
}

function toSeries({ index, value }: FoundRow, run: ImportRun, length: number): Series[] {
  const parsed = v.safeParse(seriesSchema, value);
  if (!parsed.success) {
    run.refused.add(`series ${index + 1}`, sentenceOf(parsed.issues));
    return [];
  }
  const { eid, ats, counts } = parsed.output;
  const what = `series ${index + 1} (eid ${eid}, ${ats})`;
  const scrapeId = run.catalog.find(eid, ats);
  if (counts.length !== length)
    run.refused.add(what, 'it has another number of counts than there are snapshots');
  else if (scrapeId === undefined) run.refused.add(what, 'its employer has no such portal');
  else return [{ entityId: eid, scrapeId, counts }];
  return [];
}
