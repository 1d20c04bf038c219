import { dailyJobShiftList } from '@console/api/daily-job-shifts/list';
import { listStateOf } from '../../list/listStateOf.ts';
import { ofEveryTab } from '../list/ofEveryTab.ts';

export const dailyJobShiftState = listStateOf(dailyJobShiftList, {
  ...ofEveryTab,
  defaultSort: { key: 'scrape.last_updated', direction: 'desc' },
});
