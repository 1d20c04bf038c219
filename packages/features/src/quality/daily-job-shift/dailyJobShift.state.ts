import { dailyJobShiftList } from '@console/api/daily-job-shifts/list';
import { listStateOf } from '../../list/listStateOf.ts';

export const dailyJobShiftState = listStateOf(dailyJobShiftList, {
  defaultSort: { key: 'scrape.last_updated', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
});
