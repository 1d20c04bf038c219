import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { Clock } from '../seed/clock.ts';
import { refreshEntityStates } from '../seed/entityStates.ts';
import { writeMetrics } from '../seed/metrics.ts';
import { Random } from '../seed/random.ts';
import type { SqlRunner } from '../seed/rowWriter.ts';

/** What is drawn for an import does not depend on the demo's seed. */
const importSeed = 1;

/**
 * Rebuilds all that is derived from the rows: counts, monitored rows, states, metrics and graphs.
 * Repeatable.
 */
export async function finishImport(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await countJobs(tx);
    await openMonitoredRows(tx);
    await refreshEntityStates(tx);
    await tx.execute(sql`
      INSERT INTO metric_daily (metric, day, item_count) SELECT 'job_count', day, sum(num_jobs) FROM scrape_job_count GROUP BY day
      ON CONFLICT (metric, day) DO UPDATE SET item_count = excluded.item_count`);
    const { rows: counted } = await tx.execute(sql`SELECT FROM scrape_job_count LIMIT 1`);
    // Counts that were taken day by day are the graph of all jobs, and end when counting ended.
    await writeMetrics(
      tx,
      { clock: new Clock(now), random: (...path) => Random.at(importSeed, ...path) },
      (metric) => metric !== 'job_count' || counted.length === 0,
    );
  });
  await db.execute(sql`ANALYZE`);
}

/** The stored counts speak of open jobs, as the job lists do. */
async function countJobs(tx: SqlRunner): Promise<void> {
  await tx.execute(sql`
    UPDATE scrape SET num_jobs = counted.jobs, jobs_without_location = counted.unlocated, percentage_without_locations = counted.share
    FROM (
      SELECT s.id, count(j.id) AS jobs, count(j.id) FILTER (WHERE NOT j.has_location) AS unlocated,
        coalesce(round(100.0 * count(j.id) FILTER (WHERE NOT j.has_location) / nullif(count(j.id), 0), 2), 0) AS share
      FROM scrape s LEFT JOIN job j ON j.scrape_id = s.id AND j.active GROUP BY s.id
    ) counted
    WHERE counted.id = scrape.id
      AND (scrape.num_jobs, scrape.jobs_without_location, scrape.percentage_without_locations) IS DISTINCT FROM (counted.jobs, counted.unlocated, counted.share)`);
  await tx.execute(sql`
    UPDATE entity SET num_jobs = counted.jobs, jobs_without_location = counted.unlocated
    FROM (
      SELECT e.id, count(j.id) AS jobs, count(j.id) FILTER (WHERE NOT j.has_location) AS unlocated
      FROM entity e LEFT JOIN job j ON j.entity_id = e.id AND j.active GROUP BY e.id
    ) counted
    WHERE counted.id = entity.id AND (entity.num_jobs, entity.jobs_without_location) IS DISTINCT FROM (counted.jobs, counted.unlocated)`);
}

/**
 * Monitored employers have a scrape, new ones have none yet (contract, section 0 on 8.3). A row
 * that somebody removed stays removed.
 */
async function openMonitoredRows(tx: SqlRunner): Promise<void> {
  await tx.execute(sql`
    INSERT INTO monitored_entity (entity_id, kind)
    SELECT e.id, CASE WHEN EXISTS (SELECT FROM scrape s WHERE s.entity_id = e.id) THEN 'monitored' ELSE 'new' END
    FROM entity e WHERE NOT EXISTS (SELECT FROM monitored_entity m WHERE m.entity_id = e.id) ORDER BY e.id`);
  await tx.execute(sql`
    UPDATE monitored_entity SET kind = 'monitored'
    WHERE kind = 'new' AND removed_at IS NULL AND EXISTS (SELECT FROM scrape s WHERE s.entity_id = monitored_entity.entity_id)`);
}
