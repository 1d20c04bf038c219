import { sql } from 'drizzle-orm';
import { writeRows } from '../db/bulkInsert.ts';
import type { Executor } from '../db/executor.ts';
import { metricDaily } from '../db/schema/jobs.ts';

/** The value of each metric, counted from the rows. */
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

/**
 * Records the present value of every metric under this day and replaces an earlier value of the
 * day.
 *
 * @param day YYYY-MM-DD
 * @param includes which metrics are recorded. By default it is all of them
 */
export async function recordMetrics(
  executor: Executor,
  day: string,
  includes: (metric: string) => boolean = () => true,
): Promise<void> {
  const { rows } = await executor.execute(currentCounts);
  await writeRows(
    executor,
    metricDaily,
    Object.entries(rows[0] ?? {})
      .filter(([metric]) => includes(metric))
      .map(([metric, count]) => ({ metric, day, itemCount: Number(count) })),
    sql`ON CONFLICT (metric, day) DO UPDATE SET item_count = excluded.item_count`,
  );
}
