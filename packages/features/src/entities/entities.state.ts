import { entityList } from '@console/api/entities/list';
import { listStateOf } from '../list/listStateOf.ts';

/** The boot script imports this file too, so it may import neither React nor valibot. */
export const entitiesState = listStateOf(entityList, {
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
