import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { errorLogList, stageHistoryList } from '@console/api/scrape-code/list';
import { eq, or, isNull, sql, type SQL } from 'drizzle-orm';
import {
  scrape,
  scrapeErrorLog as errorLog,
  scrapeStageHistory as stage,
} from '../db/schema/scrapes.ts';
import { anyOf } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';

type Member = ReturnType<typeof member> & { id: number };

/** What went wrong in the runs of a scrape. */
export const errorLogOf = (id: number): ListDefinition<typeof errorLogList, Member> => ({
  contract: errorLogList,
  path: `scrapes/${id}/error_log`,
  table: errorLog,
  id: errorLog.id,
  orderKeys: { log_time: errorLog.logTime, id: errorLog.id },
  where: () => eq(errorLog.scrapeId, id),
  filters: { id: errorLog.id },
  load: async (executor, ids, { apiBasePath }) =>
    (await executor.select().from(errorLog).where(anyOf(errorLog.id, ids))).map((row) =>
      member(apiBasePath, 'error_logs', 'ErrorLog', row.id, {
        log_date_time: seconds(row.logTime),
        log_message: row.logMessage,
      }),
    ),
});

/**
 * One bound of the window that a stage has to overlap, in Unix seconds: `start_time` or
 * `start_time[gte]`, and `end_time` or `end_time[lte]`.
 *
 * @throws Problem 400 for anything but a number
 */
function bound(params: QueryParams, name: 'start_time' | 'end_time', key: 'gte' | 'lte') {
  const given = params.sub(name);
  if (given.some(([found]) => found !== key)) throw invalidFilter(name);
  const value = (given.at(-1)?.[1] ?? params.one(name) ?? '').trim();
  if (value === '') return undefined;
  if (!/^\d{1,11}$/.test(value)) throw invalidFilter(name);
  return sql`to_timestamp(${Number(value)})`;
}

/** A stage that still runs overlaps whatever begins after its start. */
function endsAfter(params: QueryParams): SQL | undefined {
  const start = bound(params, 'start_time', 'gte');
  return start && or(isNull(stage.endTime), sql`${stage.endTime} >= ${start}`);
}

function beginsBefore(params: QueryParams): SQL | undefined {
  const end = bound(params, 'end_time', 'lte');
  return end && sql`${stage.startTime} <= ${end}`;
}

/** The stages of the runs of a scrape. */
export const stageHistoryOf = (id: number): ListDefinition<typeof stageHistoryList, Member> => ({
  contract: stageHistoryList,
  path: `scrapes/${id}/stage_history`,
  table: stage,
  id: stage.id,
  orderKeys: {
    start_time: stage.startTime,
    end_time: { by: stage.endTime, join: [], nullable: true },
    stage: stage.stage,
    items: stage.items,
    id: stage.id,
  },
  where: () => eq(stage.scrapeId, id),
  filters: { start_time: endsAfter, end_time: beginsBefore, id: stage.id },
  load: async (executor, ids, { apiBasePath }) =>
    (
      await executor
        .select({ row: stage, name: scrape.name })
        .from(stage)
        .innerJoin(scrape, eq(scrape.id, stage.scrapeId))
        .where(anyOf(stage.id, ids))
    ).map(({ row, name }) =>
      member(apiBasePath, 'stage_histories', 'StageHistory', row.id, {
        stage: row.stage,
        scrape_id: row.scrapeId,
        scrape: member(apiBasePath, 'scrapes', 'Scrape', row.scrapeId, { name }),
        scrape_name: name,
        start_time: seconds(row.startTime),
        end_time: secondsOrNull(row.endTime),
        items: row.items,
        company_id: row.entityId,
      }),
    ),
});
