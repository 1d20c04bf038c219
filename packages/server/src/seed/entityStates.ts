import { sql } from 'drizzle-orm';
import type { SqlRunner } from './rowWriter.ts';

/**
 * Brings the stored state of every employer in line with its rows: the first rule of contract 8.2
 * that holds.
 */
export async function refreshEntityStates(db: SqlRunner): Promise<void> {
  await db.execute(sql`
    UPDATE entity SET state = derived.state
    FROM (
      SELECT e.id, CASE
        WHEN e.archived THEN 'archived'
        WHEN EXISTS (SELECT FROM watch_list w WHERE w.entity_id = e.id AND w.removed_at IS NULL) THEN 'watch_list'
        WHEN asked.entity_id IS NOT NULL THEN 'sent_for_review'
        WHEN EXISTS (SELECT FROM scrape_alert a WHERE a.entity_id = e.id AND a.resolved_at IS NULL AND a.state = 'blocked') THEN 'blocked_scrape'
        WHEN EXISTS (SELECT FROM monitored_entity m WHERE m.entity_id = e.id AND m.removed_at IS NULL AND m.kind = 'new') THEN 'new_entity'
        ELSE 'healthy'
      END AS state
      FROM entity e
      LEFT JOIN (
        SELECT q.entity_id FROM company_queue q JOIN company_queue_request r ON r.company_queue_id = q.id
        WHERE q.entity_id IS NOT NULL AND r.latest_status IN ('requested', 'in-progress', 'escalated', 'review-ready')
          AND r.request_source IN ('daily_job_shift', 'watch_list', 'monitored_entity', 'pit_stop')
        UNION
        SELECT entity_id FROM review_ready WHERE status = 'open_for_review'
      ) asked ON asked.entity_id = e.id
    ) derived
    WHERE derived.id = entity.id AND entity.state IS DISTINCT FROM derived.state`);
}
