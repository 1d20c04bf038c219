import { entityList } from '@console/api/entities/list';
import { listStateOf } from '../list/listStateOf.ts';

export const entitiesState = listStateOf(entityList, {
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
