import { reviewReadyList } from '@console/api/review-readies/list';
import { listStateOf } from '../../list/listStateOf.ts';

export const reviewReadyState = listStateOf(reviewReadyList, {
  defaultSort: { key: 'last_time_changed', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
});
