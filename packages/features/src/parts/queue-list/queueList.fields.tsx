import type { FilterChoice, FilterField } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';
import { UsersControl } from '../people/UsersControl.tsx';
import { queueStatusLabel } from '../queue/QueueStatusBadge.tsx';
import { TagsControl } from '../tags/TagsControl.tsx';
import type { QueueFilters } from './queueList.state.ts';

/**
 * A field to choose several of the offered statuses. A status that only the address names is
 * listed, too, so that it can be removed.
 */
const statusesOf = (offered: readonly string[]): FilterChoice =>
  function StatusChoice({ label, value, onChange }: ComponentProps<FilterChoice>) {
    return (
      <MultiSelectFilter
        label={label}
        name="status"
        value={value}
        onChange={onChange}
        options={[...new Set([...offered, ...value])].map((status) => ({
          value: status,
          label: queueStatusLabel(status),
        }))}
      />
    );
  };

/** The filters of a list of queue requests. `statuses` are the statuses that the filter offers. */
export const queueListFields = (
  statuses: readonly string[],
): readonly FilterField<QueueFilters>[] => [
  { kind: 'manyOf', name: 'status', label: 'Status', Control: statusesOf(statuses) },
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: TagsControl },
  { kind: 'manyOf', name: 'user', label: 'User', Control: UsersControl },
  {
    kind: 'manyOf',
    name: 'priority',
    label: 'Priority',
    options: { 1: '1 Now', 2: '2 High', 3: '3 Average', 4: '4 Low', 5: '5 Later' },
  },
  { kind: 'numberRange', name: 'numberRequests', label: 'Number of Requests' },
  { kind: 'dayRange', name: 'dateRequested', label: 'Date Requested' },
  {
    kind: 'manyOf',
    name: 'due',
    label: 'Due',
    options: { overdue: 'Overdue', today: 'Today', later: 'Later' },
  },
  { kind: 'manyOf', name: 'assignedTo', label: 'Owner', Control: UsersControl },
  { kind: 'flag', name: 'stalled', label: 'Stalled' },
];
