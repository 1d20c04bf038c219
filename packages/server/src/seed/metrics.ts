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
    (SELECT count(DISTINCT ats_id) FROM scrape WHERE NOT archived AND active AND broken_since IS NOT NULL) AS broken_companies_by_engine`;

const graphs = new Set(['job_count', 'working_company_count', 'broken_company_count']);

export async function writeMetrics(db: SqlRunner, world: World): Promise<void> {
  const counted = await db.execute(currentCounts);
  for (const [metric, today] of Object.entries(counted.rows[0] ?? {})) {
    await writeRows(db, metricDaily, history(world, metric, Number(today)));
  }
}

function history(world: World, metric: string, today: number): { metric: string; day: string; itemCount: number }[] {
  const random = world.random('metric', metric);
  const days = graphs.has(metric) ? graphDays : insightDays;
  const isTrouble = metric.includes('broken') || metric.includes('no_jobs');
  let level = Math.max(today, 3);
  return Array.from({ length: days }, (_, daysAgo) => {
    const itemCount = daysAgo === 0 ? today : Math.max(0, Math.round(level));
    // What grows with the business was smaller in the past; trouble comes and goes around a level.
    const pull = isTrouble ? (Math.max(today, 3) - level) * 0.02 : -level * 0.0006;
    const weekend = new Date(`${world.clock.dayAgo(daysAgo)}T00:00:00Z`).getUTCDay() % 6 === 0 ? 0.992 : 1.002;
    level = Math.max(1, (level + pull + level * (random.next() - 0.5) * 0.02) * (isTrouble ? 1 : weekend ** 0.2));
    return { metric, day: world.clock.dayAgo(daysAgo), itemCount };
  });
}
