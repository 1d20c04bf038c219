import { sql } from 'drizzle-orm';
import { metricDaily } from '../db/schema/jobs.ts';
import { writeRows, type SqlRunner } from './rowWriter.ts';
import type { World } from './world.ts';

// Seven years, and the longest average (90 days) before the first of them.
const graphDays = 7 * 366 + 90;
const insightDays = 400;

/** Where each metric stands today, counted from the rows; its history is walked back from there. */
const currentCounts = sql`
  SELECT
    (SELECT coalesce(sum(num_jobs), 0) FROM scrape WHERE NOT archived) AS job_count,
    (SELECT count(DISTINCT entity_id) FROM scrape WHERE NOT archived AND active AND broken_since IS NULL) AS working_company_count,
    (SELECT count(DISTINCT entity_id) FROM scrape WHERE NOT archived AND active AND broken_since IS NOT NULL) AS broken_company_count,
    (SELECT count(DISTINCT entity_id) FROM scrape WHERE NOT archived AND active) AS total_runs,
    (SELECT count(*) FROM scrape WHERE NOT archived AND active AND broken_since IS NOT NULL) AS all_broken_scrapes,
    (SELECT count(*) FROM scrape WHERE items_in_queue > 0) AS with_entries_in_queue,
    (SELECT count(*) FROM scrape WHERE NOT archived AND num_jobs = 0) AS with_no_jobs,
    (SELECT count(*) FROM scrape WHERE NOT archived AND NOT active) AS manual_companies,
    (SELECT count(DISTINCT coalesce(ats_id, 0)) FROM scrape WHERE NOT archived AND active AND broken_since IS NOT NULL) AS broken_companies_by_engine`;

const graphs = new Set(['job_count', 'working_company_count', 'broken_company_count']);

type Dice = Pick<World, 'clock' | 'random'>;

/**
 * Writes the metrics of the day and the days before it. What is on record stays, but for the day
 * itself.
 *
 * @param metrics those to write; of the others nothing is known to be missing
 */
export async function writeMetrics(
  db: SqlRunner,
  dice: Dice,
  metrics: (name: string) => boolean = () => true,
): Promise<void> {
  const counted = await db.execute(currentCounts);
  const onlyToday = sql`ON CONFLICT (metric, day) DO UPDATE SET item_count = excluded.item_count WHERE metric_daily.day = ${dice.clock.dayAgo(0)}`;
  for (const [metric, today] of Object.entries(counted.rows[0] ?? {})) {
    if (metrics(metric))
      await writeRows(db, metricDaily, history(dice, metric, Number(today)), onlyToday);
  }
}

function history(
  { clock, random: diceOf }: Dice,
  metric: string,
  today: number,
): { metric: string; day: string; itemCount: number }[] {
  const random = diceOf('metric', metric);
  const days = graphs.has(metric) ? graphDays : insightDays;
  const isTrouble = metric.includes('broken') || metric.includes('no_jobs');
  let level = Math.max(today, 3);
  return Array.from({ length: days }, (_, daysAgo) => {
    const itemCount = daysAgo === 0 ? today : Math.max(0, Math.round(level));
    // What grows with the business was smaller in the past; trouble comes and goes around a level.
    const pull = isTrouble ? (Math.max(today, 3) - level) * 0.02 : -level * 0.0006;
    const weekend =
      new Date(`${clock.dayAgo(daysAgo)}T00:00:00Z`).getUTCDay() % 6 === 0 ? 0.992 : 1.002;
    level = Math.max(
      1,
      (level + pull + level * (random.next() - 0.5) * 0.02) * (isTrouble ? 1 : weekend ** 0.2),
    );
    return { metric, day: clock.dayAgo(daysAgo), itemCount };
  });
}
