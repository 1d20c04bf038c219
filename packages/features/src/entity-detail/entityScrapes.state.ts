import { entityScrapeList } from '@console/api/entities/list';
import { listStateOf } from '../list/listStateOf.ts';

export const entityScrapesState = listStateOf(entityScrapeList, {
  defaultSort: { key: 'name', direction: 'asc' },
  defaultPageSize: 15,
  searchable: false,
  omit: ['status'],
});
