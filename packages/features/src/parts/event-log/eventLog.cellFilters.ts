import type { EventLog } from '@console/api/event-logs/schema';
import { isRole } from '@console/api/roles/rules';
import { defineCellFilters, onDayOf } from '../../list/cellFilters/cellFilters.ts';
import { userLabel } from '../people/userLabel.ts';
import { eventLogState } from './eventLog.state.ts';

/** The cell filters of the event log. */
export const eventLogCellFilters = defineCellFilters<EventLog>()(eventLogState, {
  event_type: ({ event_type: type }) => ({ name: 'eventType', value: type }),
  created_at: ({ created_at: at }) => onDayOf('eventDate', at),
  user: ({ user }) => user && { name: 'user', value: String(user.id), label: userLabel(user) },
  // When a back end does not send the role at the time of the event, the cell shows the person's
  // present role. The filter compares event roles, so this value is not offered.
  user_role: ({ user_role: role }) =>
    role !== null && isRole(role) ? { name: 'userRole', value: role } : undefined,
});
