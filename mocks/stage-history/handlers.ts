import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import * as endpoints from '@console/api/stage-history/endpoints';
import type { StageHistory } from '@console/api/stage-history/schema';
import type { RequestHandler } from 'msw';
import { createEntityStore, type EntityStore } from '../entities/entityStore.ts';
import { list, ofRecord } from '../reads.ts';
import { createScrapeStore, type ScrapeStore } from '../scrapes/scrapeStore.ts';
import type { Wire } from '../wire.ts';
import { stageHistories } from './fixtures.ts';

type Rows = readonly Wire<StageHistory>[];

/**
 * One bound of the window that a stage has to overlap.
 *
 * @throws Problem 400
 */
function bound(params: QueryParams, name: 'start_time' | 'end_time', key: 'gte' | 'lte') {
  const given = params.sub(name);
  const text = (given.at(-1)?.[1] ?? params.one(name) ?? '').trim();
  if (given.some(([found]) => found !== key) || !/^\d{0,11}$/.test(text)) throw invalidFilter(name);
  return text === '' ? undefined : Number(text);
}

/** The stages that overlap the window of the request. One that still runs has no end yet. */
function stagesIn(stages: Rows, params: QueryParams): Rows {
  const start = bound(params, 'start_time', 'gte') ?? 0;
  const end = bound(params, 'end_time', 'lte') ?? Infinity;
  return stages.filter(
    ({ start_time, end_time }) => (end_time ?? Infinity) >= start && start_time <= end,
  );
}
const anyTime = { start_time: () => true, end_time: () => true };

/** A 0 stands for all scrapes. */
function isOfScrape({ scrape_id }: { scrape_id: number }, params: QueryParams): boolean {
  const ids = params.list('scrape.id').map((value) => value.split('/').pop() ?? '');
  if (ids.some((id) => !/^\d+$/.test(id))) throw invalidFilter('scrape.id[]');
  return ids.every((id) => id === '0') || ids.includes(String(scrape_id));
}

type StageHistoryHandlersOptions = { rows?: Rows; store?: EntityStore; scrapes?: ScrapeStore };

/** GET /scrapes/{id}/stage_history and GET /entities/{id}/scrape_stage_history. */
export const stageHistoryHandlers = ({
  rows = stageHistories,
  store = createEntityStore(),
  scrapes = createScrapeStore(),
}: StageHistoryHandlersOptions = {}): RequestHandler[] => [
  list(
    endpoints.ofScrape,
    ofRecord<Wire<StageHistory>>(scrapes, (params) => stagesIn(rows, params), 'scrape_id'),
    { filters: anyTime },
  ),
  list(
    endpoints.ofEntity,
    ofRecord<Wire<StageHistory>>(store, (params) => stagesIn(rows, params), 'company_id'),
    { filters: { ...anyTime, 'scrape.id': isOfScrape } },
  ),
];
