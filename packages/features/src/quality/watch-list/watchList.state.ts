import { watchListList } from '@console/api/watch-lists/list';
import { listStateOf } from '../../list/listStateOf.ts';

export const watchListState = listStateOf(watchListList, {
  defaultSort: { key: 'watch_listed_date', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
  // Snoozed rows are out of sight until their day comes.
  defaultFilters: { snoozed: 'false' },
});
