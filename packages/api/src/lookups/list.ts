import { defineList } from '../core/list.ts';

/** GET /ats. The list is complete when it is asked for without `page` and `limit`. */
export const atsList = defineList({
  type: 'Ats',
  path: '/ats',
  sortKeys: ['id', 'name'],
  order: [{ key: 'name', direction: 'asc' }],
  filters: { id: { kind: 'ids', of: 'ats' } },
  unpaged: 'byDefault',
});
