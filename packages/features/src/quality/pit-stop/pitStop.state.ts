import { pitStopList } from '@console/api/pit-stops/list';
import { listStateOf } from '../../list/listStateOf.ts';
import { ofEveryTab } from '../list/ofEveryTab.ts';

export const pitStopState = listStateOf(pitStopList, {
  ...ofEveryTab,
  defaultSort: { key: 'pit_stop_entered_date', direction: 'desc' },
  // The tab begins with the pit stops that still need a decision.
  defaultFilters: { status: ['requested'] },
});
