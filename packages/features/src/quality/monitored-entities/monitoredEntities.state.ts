import { monitoredEntityList } from '@console/api/monitored-entities/list';
import { listStateOf } from '../../list/listStateOf.ts';

/** Of monitored and of new entities alike. */
export const monitoredEntitiesState = listStateOf(monitoredEntityList, {
  defaultSort: { key: 'last_time_changed', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
});
