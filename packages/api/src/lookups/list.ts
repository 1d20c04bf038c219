import { defineList } from '../core/list.ts';

/** GET /ats: whole, unless a page is asked for. */
export const atsList = defineList({
  type: 'Ats',
  path: '/ats',
  sortKeys: ['id', 'name'],
  order: [{ key: 'name', direction: 'asc' }],
  filters: {},
  unpaged: 'byDefault',
});
