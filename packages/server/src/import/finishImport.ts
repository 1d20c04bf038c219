import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { refreshEntityStates } from '../entities/entityState.ts';
import { recordMetrics } from '../insights/recordMetrics.ts';
import { refreshDueTimes } from '../queue/dueTimes.ts';

/**
 * Derives everything that follows from the imported rows: counts, monitored rows, entity states,
 * due times and metrics. It can be repeated.
 */
export async function finishImport(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await countJobs(tx);
    await openMonitoredRows(tx);
    await refreshEntityStates(tx);
    await refreshDueTimes(tx);
    await tx.execute(sql`
      INSERT INTO metric_daily (metric, day, item_count) SELECT 'job_count', day, sum(num_jobs) FROM scrape_job_count GROUP BY day
      ON CONFLICT (metric, day) DO UPDATE SET item_count = excluded.item_count`);
    const { rows: counts } = await tx.execute(sql`SELECT FROM scrape_job_count LIMIT 1`);
    // The daily counts make up the graph of all jobs, which ends on the last day that was counted.
    await recordMetrics(
      tx,
      now.toISOString().slice(0, 10),
      (metric) => metric !== 'job_count' || counts.length === 0,
    );
  });
}

/** Stores the number of open jobs with every scrape and entity. */
async function countJobs(executor: Executor): Promise<void> {
  await executor.execute(sql`
    UPDATE scrape SET num_jobs = counted.jobs, jobs_without_location = counted.unlocated, percentage_without_locations = counted.share
    FROM (
      SELECT s.id, count(j.id) AS jobs, count(j.id) FILTER (WHERE NOT j.has_location) AS unlocated,
        coalesce(round(100.0 * count(j.id) FILTER (WHERE NOT j.has_location) / nullif(count(j.id), 0), 2), 0) AS share
      FROM scrape s LEFT JOIN job j ON j.scrape_id = s.id AND j.active GROUP BY s.id
    ) counted
    WHERE counted.id = scrape.id
      AND (scrape.num_jobs, scrape.jobs_without_location, scrape.percentage_without_locations) IS DISTINCT FROM (counted.jobs, counted.unlocated, counted.share)`);
  await executor.execute(sql`
    UPDATE entity SET num_jobs = counted.jobs, jobs_without_location = counted.unlocated
    FROM (
      SELECT e.id, count(j.id) AS jobs, count(j.id) FILTER (WHERE NOT j.has_location) AS unlocated
      FROM entity e LEFT JOIN job j ON j.entity_id = e.id AND j.active GROUP BY e.id
    ) counted
    WHERE counted.id = entity.id AND (entity.num_jobs, entity.jobs_without_location) IS DISTINCT FROM (counted.jobs, counted.unlocated)`);
}

/**
 * Opens monitored rows: entities with a scrape are monitored, and entities without one are new. A
 * row that staff removed stays removed.
 */
async function openMonitoredRows(executor: Executor): Promise<void> {
  await executor.execute(sql`
    INSERT INTO monitored_entity (entity_id, kind)
    SELECT e.id, CASE WHEN EXISTS (SELECT FROM scrape s WHERE s.entity_id = e.id) THEN 'monitored' ELSE 'new' END
    FROM entity e WHERE NOT EXISTS (SELECT FROM monitored_entity m WHERE m.entity_id = e.id) ORDER BY e.id`);
  await executor.execute(sql`
    UPDATE monitored_entity SET kind = 'monitored'
    WHERE kind = 'new' AND removed_at IS NULL AND EXISTS (SELECT FROM scrape s WHERE s.entity_id = monitored_entity.entity_id)`);
}
