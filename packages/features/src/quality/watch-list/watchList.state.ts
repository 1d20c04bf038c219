import { watchListList } from '@console/api/watch-lists/list';
import { listStateOf } from '../../list/listStateOf.ts';
import { ofEveryTab } from '../list/ofEveryTab.ts';

export const watchListState = listStateOf(watchListList, {
  ...ofEveryTab,
  defaultSort: { key: 'watch_listed_date', direction: 'desc' },
  // Snoozed rows are hidden until their day comes.
  defaultFilters: { snoozed: 'false' },
});
