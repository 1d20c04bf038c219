import { defineList } from '../core/list.ts';
import { ROLES } from '../roles/rules.ts';

const eventList = {
  type: 'EventLog',
  sortKeys: ['id', 'created_at'],
  order: [{ key: 'created_at', direction: 'desc' }],
  filters: {
    custom_search: {
      kind: 'search',
      properties: ['event_name', 'current_state', 'previous_state', 'notes'],
      ids: ['id'],
    },
    event_type: { kind: 'texts', address: 'eventType' },
    'user.id': { kind: 'ids', of: 'users', address: 'user' },
    'user.role': {
      kind: 'choices',
      options: ROLES,
      properties: ['user_role'],
      address: 'userRole',
    },
    created_at: { kind: 'days', address: 'eventDate' },
    id: { kind: 'ids', of: 'event_logs' },
  },
} as const;

/** GET /entities/{id}/event_logs: the events of the entity and of its scrapes. */
export const entityEventList = defineList({ ...eventList, path: '/entities/{id}/event_logs' });
/** GET /scrapes/{id}/event_logs. */
export const scrapeEventList = defineList({ ...eventList, path: '/scrapes/{id}/event_logs' });

/** The columns of the CSV file of events. */
export const eventCsvColumns = [
  'Event Type',
  'Event Action',
  'Current State',
  'Previous State',
  'Event Date',
  'User',
  'User Role',
  'Note',
] as const;
