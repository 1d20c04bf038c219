import { reviewReadyList } from '@console/api/review-readies/list';
import { listStateOf } from '../../list/listStateOf.ts';
import { ofEveryTab } from '../list/ofEveryTab.ts';

export const reviewReadyState = listStateOf(reviewReadyList, {
  ...ofEveryTab,
  defaultSort: { key: 'last_time_changed', direction: 'desc' },
});
