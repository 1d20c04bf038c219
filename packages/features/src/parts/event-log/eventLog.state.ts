import { entityEventList } from '@console/api/event-logs/list';
import { listStateOf } from '../../list/listStateOf.ts';

/** Of the events of an entity and of a scrape alike. */
export const eventLogState = listStateOf(entityEventList, {
  defaultSort: { key: 'created_at', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
  omit: ['id'],
});
