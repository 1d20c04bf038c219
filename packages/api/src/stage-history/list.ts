import { defineList } from '../core/list.ts';

const stageHistoryList = {
  type: 'StageHistory',
  sortKeys: ['start_time', 'end_time', 'stage', 'items', 'scrape.name', 'id'],
  sortProperties: { 'scrape.name': 'scrape_name' },
  order: [{ key: 'start_time', direction: 'desc' }],
} as const;

/**
 * Finds the stages that overlap the window from `start_time` to `end_time`, in Unix seconds.
 * `start_time[gte]` and `end_time[lte]` are other names of the two.
 */
const filters = {
  start_time: { kind: 'number' },
  end_time: { kind: 'number' },
  id: { kind: 'ids', of: 'stage_histories' },
} as const;

/** GET /scrapes/{id}/stage_history. */
export const scrapeStageHistoryList = defineList({
  ...stageHistoryList,
  path: '/scrapes/{id}/stage_history',
  filters,
});

/** GET /entities/{id}/scrape_stage_history. The id 0 in `scrape.id[]` stands for all scrapes. */
export const entityStageHistoryList = defineList({
  ...stageHistoryList,
  path: '/entities/{id}/scrape_stage_history',
  filters: { ...filters, 'scrape.id': { kind: 'ids', of: 'scrapes', properties: ['scrape_id'] } },
});
