import { dueStateOf } from '@console/api/company-queues/due';
import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { serverNow } from '@console/api/core/clock';
import { getConfig } from '@console/api/core/config';
import type { UserRef } from '@console/api/users/schema';
import { formatCount } from '@console/ui/numbers.ts';
import { defineCellFilters, exactly, onDayOf, tagsIn } from '../../list/cellFilters/cellFilters.ts';
import { userLabel } from '../people/userLabel.ts';
import type { QueueListDefinition } from './queueList.state.ts';

const person = <Name extends string>(name: Name, user: UserRef | null) =>
  user ? { name, value: String(user.id), label: userLabel(user) } : undefined;

/** The cell filters for a list of queue requests with the given list state. */
export const queueListCellFilters = (definition: QueueListDefinition) =>
  defineCellFilters<QueueRequestRow>()(definition, {
    status: ({ latest_status: status }) => (status ? { name: 'status', value: status } : undefined),
    priority: ({ request_priority: priority }) =>
      priority === null ? undefined : { name: 'priority', value: String(priority) },
    due: ({ due_at: at }) =>
      // The back end cannot filter by a due time that the console has calculated.
      at === null
        ? undefined
        : { name: 'due', value: dueStateOf(at, serverNow(), getConfig().timeZone) },
    tags: ({ company_queue: { entity } }) =>
      tagsIn(
        'tag',
        (entity?.tags ?? []).map(({ tag }) => tag),
      ),
    times: ({ number_of_times_requested: times }) =>
      exactly('numberRequests', times, formatCount(times)),
    requested: ({ request_timestamp: at }) => onDayOf('dateRequested', at),
    user: ({ user }) => person('user', user),
    owner: ({ assigned_to: user }) => person('assignedTo', user),
  });
