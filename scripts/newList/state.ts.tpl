import { __camel__List } from '@console/api/__kebab__/list';
import { listStateOf } from '../list/listStateOf.ts';

export const __camel__State = listStateOf(__camel__List, {
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
