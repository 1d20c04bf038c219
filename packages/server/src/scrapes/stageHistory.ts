import { member, seconds, secondsOrNull } from '@console/api/core/hydra/envelope';
import type { Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { entityStageHistoryList, scrapeStageHistoryList } from '@console/api/stage-history/list';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/executor.ts';
import { scrape, scrapeStageHistory as stage } from '../db/schema/scrapes.ts';
import { anyOf, readIds } from '../hydra/filters.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { readInstant } from '../hydra/rangeFilters.ts';

/**
 * Reads one bound of the window that a stage has to overlap. It is in Unix seconds or ISO 8601, and
 * is named `start_time` or `start_time[gte]`, and `end_time` or `end_time[lte]`.
 *
 * @throws Problem 400 for anything but an instant
 */
function bound(params: QueryParams, name: 'start_time' | 'end_time', key: 'gte' | 'lte') {
  const given = params.sub(name);
  if (given.some(([found]) => found !== key)) throw invalidFilter(name);
  const value = (given.at(-1)?.[1] ?? params.one(name) ?? '').trim();
  if (value === '') return undefined;
  const at = readInstant(value);
  if (at === undefined) throw invalidFilter(name);
  return sql`to_timestamp(${at})`;
}

/**
 * Finds the stages that end after the start of the window. A stage that still runs has no end, so
 * it is among them.
 */
function endsAfter(params: QueryParams): SQL | undefined {
  const start = bound(params, 'start_time', 'gte');
  return start && or(isNull(stage.endTime), sql`${stage.endTime} >= ${start}`);
}

function beginsBefore(params: QueryParams): SQL | undefined {
  const end = bound(params, 'end_time', 'lte');
  return end && sql`${stage.startTime} <= ${end}`;
}

/** Finds the stages of these scrapes. The id 0 stands for all scrapes. */
const ofScrapes = (params: QueryParams, addresses: Addresses): SQL | undefined =>
  params.list('scrape.id').every((value) => value === '0')
    ? undefined
    : anyOf(stage.scrapeId, readIds(params, 'scrape.id', 'scrapes', addresses));

async function loadStages(executor: Executor, ids: readonly number[], { apiBasePath }: Addresses) {
  const rows = await executor
    .select({ row: stage, name: scrape.name })
    .from(stage)
    .innerJoin(scrape, eq(scrape.id, stage.scrapeId))
    .where(anyOf(stage.id, ids));
  return rows.map(({ row, name }) =>
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
  );
}
type StageMember = Awaited<ReturnType<typeof loadStages>>[number];

const shared = {
  table: stage,
  id: stage.id,
  orderKeys: {
    start_time: stage.startTime,
    end_time: { by: stage.endTime, join: [], nullable: true },
    stage: stage.stage,
    items: stage.items,
    'scrape.name': {
      by: scrape.name,
      // A scrape stays with its entity. Without the second condition the join would read every
      // scrape.
      join: sql`JOIN ${scrape} ON ${and(eq(scrape.id, stage.scrapeId), eq(scrape.entityId, stage.entityId))}`,
    },
    id: stage.id,
  },
  load: loadStages,
};
const filters = { start_time: endsAfter, end_time: beginsBefore, id: stage.id };

/** The list of the stages of the runs of a scrape. */
export const stagesOfScrape = (
  id: number,
): ListDefinition<typeof scrapeStageHistoryList, StageMember> => ({
  ...shared,
  contract: scrapeStageHistoryList,
  path: `scrapes/${id}/stage_history`,
  where: () => eq(stage.scrapeId, id),
  filters,
});

/** The list of the stages of the runs of all scrapes of an entity. */
export const stagesOfEntity = (
  id: number,
): ListDefinition<typeof entityStageHistoryList, StageMember> => ({
  ...shared,
  contract: entityStageHistoryList,
  path: `entities/${id}/scrape_stage_history`,
  where: () => eq(stage.entityId, id),
  filters: { ...filters, 'scrape.id': ofScrapes },
});
