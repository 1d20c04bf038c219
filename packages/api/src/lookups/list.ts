import { defineList } from '../core/list.ts';

/** GET /ats. Without `page` and `limit` it is complete. */
export const atsList = defineList({
  type: 'Ats',
  path: '/ats',
  sortKeys: ['id', 'name'],
  order: [{ key: 'name', direction: 'asc' }],
  filters: { id: { kind: 'ids', of: 'ats' } },
  unpaged: 'byDefault',
});
