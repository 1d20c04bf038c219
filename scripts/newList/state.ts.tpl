import { defineListState } from '../list/listState.ts';
import { text } from '../list/params.ts';

export const __camel__State = defineListState({
  filters: { name: text() },
  wire: { name: (name) => ({ name }) },
  sortKeys: ['id', 'name'],
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
