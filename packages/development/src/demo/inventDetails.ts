import { recordset, writeRows } from '@console/server/db/bulkInsert';
import type { Db } from '@console/server/db/database';
import type { Executor } from '@console/server/db/executor';
import { metricDaily } from '@console/server/db/schema/jobs';
import {
  scrape,
  scrapeAlert,
  scrapeCodeHistory,
  scrapeErrorLog,
  scrapeQueueItem,
  scrapeStageHistory,
} from '@console/server/db/schema/scrapes';
import { refreshEntityStates } from '@console/server/entities/entityState';
import { recordMetrics } from '@console/server/insights/recordMetrics';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { inventMetricHistory } from './metricHistory.ts';
import { phpCode } from './phpCode.ts';
import { Random } from './random.ts';
import { inventCondition, type Condition, type InventedCondition } from './scrapeCondition.ts';
import { errorMessages } from './scrapeRuns.ts';
import { Clock } from './world.ts';

const scrapesPerTransaction = 250;
const shortestScript = 36;
const daysWithStages = 30;
/** The seed does not depend on SEED, so that every import invents the same details. */
const importSeed = 1;

type BareScrape = {
  id: number;
  entity_id: number;
  entity: string;
  ats: string | null;
  portal: string | null;
  added: number;
  checked: number | null;
  active: boolean;
  is_at_rest: boolean;
  num_jobs: number;
  has_condition: boolean;
};

type InventedScrape = { id: number; entityId: number; invented: InventedCondition };

/**
 * Finds the scrapes with empty scripts and no history. Scrapes that staff created have events, so
 * they are not found.
 */
const bareScrapes = (after: number) => sql`
  SELECT s.id, s.entity_id, e.company_name AS entity, a.name AS ats, s.career_portal AS portal, extract(epoch FROM s.date_added)::float8 AS added,
    extract(epoch FROM s.spider_last_ran)::float8 AS checked, s.active, s.archived OR e.archived AS is_at_rest, s.num_jobs,
    s.status <> 'idle' OR s.broken_since IS NOT NULL OR s.underrun_timestamp IS NOT NULL OR s.items_in_queue > 0
      OR EXISTS (SELECT FROM scrape_alert l WHERE l.scrape_id = s.id) AS has_condition
  FROM scrape s JOIN entity e ON e.id = s.entity_id LEFT JOIN ats a ON a.id = s.ats_id
  WHERE s.id > ${after}
    AND EXISTS (SELECT FROM scrape_code c WHERE c.scrape_id = s.id) AND NOT EXISTS (SELECT FROM scrape_code c WHERE c.scrape_id = s.id AND c.code <> '')
    AND NOT EXISTS (SELECT FROM scrape_code_history h WHERE h.scrape_id = s.id) AND NOT EXISTS (SELECT FROM event_log l WHERE l.scrape_id = s.id)
  ORDER BY s.id LIMIT ${scrapesPerTransaction}`;

const dateOf = (seconds: number): Date => new Date(seconds * 1000);

/**
 * Writes the two scripts of a scrape. Most have one or two screens, and a few are far longer. The
 * same entity and system always get the same scripts.
 */
function scriptsOf({ id, entity_id: entityId, entity, ats, portal, added }: BareScrape) {
  return (['spider', 'parser'] as const).map((codeType) => {
    const random = Random.at(importSeed, 'script', entityId, ats ?? '', codeType);
    const lines = random.chance(0.002)
      ? 1500
      : random.skewed(shortestScript, random.chance(0.04) ? 1200 : 150, 2.5);
    return {
      scrape_id: id,
      code_type: codeType,
      code: phpCode(codeType, random, { entity, ats, portal }, lines),
      modified: dateOf(added),
    };
  });
}

const conditionOf = (row: BareScrape, newestCheck: Date): InventedScrape => ({
  id: row.id,
  entityId: row.entity_id,
  invented: inventCondition(
    {
      entityId: row.entity_id,
      ats: row.ats ?? '',
      active: row.active,
      careerPortal: row.portal,
      lastCheck: row.checked === null ? null : dateOf(row.checked),
      openJobs: row.num_jobs,
      isAtRest: row.is_at_rest,
    },
    newestCheck,
  ),
});

type Script = ReturnType<typeof scriptsOf>[number];

/** Writes the scripts as the first version of their history. */
async function writeScripts(executor: Executor, scripts: readonly Script[]): Promise<void> {
  await executor.execute(sql`
    UPDATE scrape_code SET code = x.code, modified = x.modified
    FROM ${recordset(scripts, 'scrape_id int, code_type text, code text, modified timestamptz')}
    WHERE scrape_code.scrape_id = x.scrape_id AND scrape_code.code_type = x.code_type`);
  await writeRows(
    executor,
    scrapeCodeHistory,
    scripts.map(({ scrape_id: scrapeId, code_type: codeType, code, modified }) => ({
      scrapeId,
      codeType,
      idx: 1,
      code,
      reasonCode: 'new_scrape',
      userId: null,
      modified,
    })),
    sql`ON CONFLICT DO NOTHING`,
  );
}

function queueItemsOf({ id, invented: { queue, portal } }: InventedScrape) {
  return Array.from({ length: queue.served + queue.waiting }, (_, index) => ({
    scrapeId: id,
    ndx: index + 1,
    url: `${portal ?? ''}#page=${index + 1}`,
    served: index < queue.served,
  }));
}

function errorsOf({ id, invented: { since, until, random } }: InventedScrape) {
  const span = until.getTime() - since.getTime();
  return Array.from({ length: random.int(3, 8) }, () => ({
    scrapeId: id,
    logTime: new Date(since.getTime() + Math.floor(span * random.next())),
    logMessage: random.pick(errorMessages),
  }));
}

/** Writes the conditions with their alerts, error logs, queued addresses and unfinished stages. */
async function writeConditions(
  executor: Executor,
  scrapes: readonly InventedScrape[],
): Promise<void> {
  const inCondition = (...conditions: Condition[]) =>
    scrapes.filter(({ invented }) => conditions.includes(invented.condition));
  await executor.execute(sql`
    UPDATE scrape SET status = coalesce(x.status, scrape.status), status_date = coalesce(x.status_date, scrape.status_date),
      broken_since = x.broken_since, underrun_timestamp = x.underrun_timestamp, items_in_queue = x.items_in_queue
    FROM ${recordset(
      scrapes.map(({ id, invented }) => ({ id, ...invented.columns })),
      'id int, status text, status_date timestamptz, broken_since timestamptz, underrun_timestamp timestamptz, items_in_queue int',
    )} WHERE scrape.id = x.id`);
  await writeRows(
    executor,
    scrapeAlert,
    inCondition('broken', 'stuck', 'underrun', 'blocked').map(({ id, entityId, invented }) => ({
      scrapeId: id,
      entityId,
      state: invented.condition,
      createdAt: invented.since,
    })),
  );
  await writeRows(executor, scrapeErrorLog, inCondition('broken', 'blocked').flatMap(errorsOf));
  await writeRows(executor, scrapeQueueItem, scrapes.flatMap(queueItemsOf));
  await writeRows(
    executor,
    scrapeStageHistory,
    inCondition('stuck').map(({ id, entityId, invented }) => ({
      scrapeId: id,
      entityId,
      stage: invented.columns.status ?? 'spidering',
      startTime: invented.since,
      items: 0,
    })),
  );
}

/**
 * Turns each count of the newest days into a finished parsing stage. Returns the number of new
 * stages.
 */
async function writeStages(executor: Executor, today: string): Promise<number> {
  const { rowCount } = await executor.execute(sql`
    INSERT INTO scrape_stage_history (scrape_id, entity_id, stage, start_time, end_time, items)
    SELECT c.scrape_id, s.entity_id, 'parsing', c.recorded_at, c.recorded_at, c.num_jobs
    FROM scrape_job_count c JOIN scrape s ON s.id = c.scrape_id
    WHERE c.num_jobs > 0 AND c.day IN (SELECT DISTINCT day FROM scrape_job_count WHERE day <= ${today}::date ORDER BY day DESC LIMIT ${daysWithStages})
      AND NOT EXISTS (SELECT FROM scrape_stage_history h WHERE h.scrape_id = c.scrape_id AND h.start_time = c.recorded_at AND h.stage = 'parsing')
    ORDER BY c.scrape_id, c.day`);
  return rowCount ?? 0;
}

/**
 * Invents what imported files do not say, so that every screen has something to show: conditions
 * and scripts of bare scrapes, stages of their runs, and the metrics of earlier days. A repetition
 * invents nothing again. Rows that staff wrote are not changed.
 *
 * @param onProgress is called with the share that is done (0 to 1) and the number of scripts so far
 * @returns the number of invented rows, by kind
 */
export async function inventDetails(
  db: Db,
  { now, newestCheck }: { now: Date; newestCheck: Date },
  onProgress: (share: number, scripts: number) => void,
): Promise<Record<string, number>> {
  const total = Math.max(1, (await countRows(db, scrape)) * 2);
  let scripts = 0;
  let conditions = 0;
  for (let last = 0; ;) {
    const { rows } = await db.execute<BareScrape>(bareScrapes(last));
    const lastRow = rows.at(-1);
    if (lastRow === undefined) break;
    last = lastRow.id;
    const inTrouble = rows
      .filter((row) => !row.has_condition)
      .map((row) => conditionOf(row, newestCheck))
      .filter(({ invented }) => invented.condition !== 'fine');
    await db.transaction(async (tx) => {
      await writeConditions(tx, inTrouble);
      await writeScripts(tx, rows.flatMap(scriptsOf));
    });
    conditions += inTrouble.length;
    scripts += rows.length * 2;
    onProgress(scripts / total, scripts);
  }
  onProgress(1, scripts);
  const clock = new Clock(now);
  const today = clock.dayAgo(0);
  return db.transaction(async (tx) => {
    const stages = await writeStages(tx, today);
    if (conditions > 0) await refreshEntityStates(tx);
    const { rows: counts } = await tx.execute(sql`SELECT FROM scrape_job_count LIMIT 1`);
    // Real counts make up the graph of all jobs, so the metric is recorded only without them.
    const includes = (metric: string) => metric !== 'job_count' || counts.length === 0;
    await recordMetrics(tx, today, includes);
    const recorded = await countRows(tx, metricDaily);
    const random = (...path: (string | number)[]) => Random.at(importSeed, ...path);
    await inventMetricHistory(tx, { clock, random }, includes);
    return {
      scripts,
      'scrape conditions': conditions,
      'run stages': stages,
      'metrics of earlier days': (await countRows(tx, metricDaily)) - recorded,
    };
  });
}

async function countRows(executor: Executor, table: PgTable): Promise<number> {
  const { rows } = await executor.execute<{ found: number }>(
    sql`SELECT count(*)::int AS found FROM ${table}`,
  );
  return rows[0]?.found ?? 0;
}
