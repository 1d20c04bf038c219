import { monitoredEntityList } from '@console/api/monitored-entities/list';
import { listStateOf } from '../../list/listStateOf.ts';
import { ofEveryTab } from '../list/ofEveryTab.ts';

/** The list state of the tabs for monitored and for new entities. */
export const monitoredEntitiesState = listStateOf(monitoredEntityList, {
  ...ofEveryTab,
  defaultSort: { key: 'last_time_changed', direction: 'desc' },
});
