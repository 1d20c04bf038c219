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
