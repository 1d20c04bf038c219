import { entityEventList } from '@console/api/event-logs/list';
import { listStateOf } from '../../list/listStateOf.ts';

/** The list state for the events of an entity, and for those of a scrape. */
export const eventLogState = listStateOf(entityEventList, {
  defaultSort: { key: 'created_at', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
  omit: ['id'],
});
