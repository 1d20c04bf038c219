import { defineList } from '../core/list.ts';

/** GET /scrapes/{id}/code_history: every saved version. */
export const codeHistoryList = defineList({
  type: 'CodeHistory',
  path: '/scrapes/{id}/code_history',
  sortKeys: ['modified', 'id'],
  sortAliases: { index: 'modified' },
  order: [{ key: 'modified', direction: 'desc' }],
  filters: {
    code_type: { kind: 'choice', options: ['spider', 'parser'] },
    id: { kind: 'ids', of: 'code_histories' },
  },
  unpaged: 'onRequest',
});

/** GET /scrapes/{id}/error_log. */
export const errorLogList = defineList({
  type: 'ErrorLog',
  path: '/scrapes/{id}/error_log',
  sortKeys: ['log_time', 'id'],
  sortAliases: { log_date_time: 'log_time' },
  sortProperties: { log_time: 'log_date_time' },
  order: [{ key: 'log_time', direction: 'desc' }],
  filters: { id: { kind: 'ids', of: 'error_logs' } },
});

/**
 * GET /scrapes/{id}/stage_history: stages that overlap the window from `start_time` to `end_time`,
 * in Unix seconds. `start_time[gte]` and `end_time[lte]` are other names of the two.
 */
export const stageHistoryList = defineList({
  type: 'StageHistory',
  path: '/scrapes/{id}/stage_history',
  sortKeys: ['start_time', 'end_time', 'stage', 'items', 'id'],
  order: [{ key: 'start_time', direction: 'desc' }],
  filters: {
    start_time: { kind: 'number' },
    end_time: { kind: 'number' },
    id: { kind: 'ids', of: 'stage_histories' },
  },
});
