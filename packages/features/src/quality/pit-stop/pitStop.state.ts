import { pitStopList } from '@console/api/pit-stops/list';
import { listStateOf } from '../../list/listStateOf.ts';

export const pitStopState = listStateOf(pitStopList, {
  defaultSort: { key: 'pit_stop_entered_date', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
  // The tab begins with the requests that still wait.
  defaultFilters: { status: ['requested'] },
});
