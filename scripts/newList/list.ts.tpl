import { defineList } from '../core/list.ts';

/** GET /__snake__. */
export const __camel__List = defineList({
  type: '__Pascal__Row',
  path: '/__snake__',
  sortKeys: ['id', 'name'],
  order: [{ key: 'id', direction: 'desc' }],
  filters: {
    custom_search: { kind: 'search', properties: ['name'], ids: ['id'] },
    name: { kind: 'search', address: 'name' },
    id: { kind: 'ids', of: '__snake__' },
  },
});
