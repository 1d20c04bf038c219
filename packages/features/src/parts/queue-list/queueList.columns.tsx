import type { QueueRequestRow } from '@console/api/company-queues/schema';
import { tierLabel } from '@console/api/entities/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import { EntityLink, EntityNameCell } from '../cells/EntityLink.tsx';
import { TagCell } from '../cells/TagCell.tsx';
import { userLabel } from '../people/userLabel.ts';
import { PriorityText } from '../priority/PriorityText.tsx';
import { QueueStatusBadge } from '../queue/QueueStatusBadge.tsx';
import { DueText } from './DueText.tsx';
import { OwnerText } from './OwnerText.tsx';

/** The columns of a list of queue requests. A queue without an entity is known by its own name. */
export const queueListColumns: readonly DataTableColumn<QueueRequestRow>[] = [
  {
    id: 'id',
    header: 'ID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    pinned: true,
    cell: ({ id }) => <a href={`/queue-requests/${id}`}>{id}</a>,
  },
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity_id',
    align: 'end',
    mono: true,
    pinned: true,
    cell: ({ company_queue: { entity } }) =>
      entity ? <EntityLink id={entity.id}>{entity.id}</EntityLink> : '–',
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity_name',
    pinned: true,
    kind: 'name',
    cell: ({ id, company_queue: { entity, name } }) =>
      entity ? (
        <EntityNameCell entity={entity} />
      ) : name ? (
        <a href={`/queue-requests/${id}`} dir="auto">
          {name}
        </a>
      ) : (
        '–'
      ),
  },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'latest_status',
    kind: 'badge',
    cell: ({ latest_status: status }) => <QueueStatusBadge status={status} />,
  },
  {
    id: 'priority',
    header: 'Priority',
    sortKey: 'request_priority',
    kind: 'value',
    cell: ({ request_priority: priority }) => <PriorityText value={priority} />,
  },
  {
    id: 'due',
    header: 'Due',
    sortKey: 'due_at',
    kind: 'badge',
    cell: (request) => <DueText request={request} />,
  },
  {
    id: 'tags',
    header: 'Tags',
    cell: ({ company_queue: { entity } }) => <TagCell tags={entity?.tags ?? []} />,
  },
  {
    id: 'times',
    header: 'Number of Requests',
    sortKey: 'number_of_times_requested',
    align: 'end',
    cell: ({ number_of_times_requested: times }) => formatCount(times),
  },
  {
    id: 'requested',
    header: 'Date Requested',
    sortKey: 'request_timestamp',
    align: 'end',
    cell: ({ request_timestamp: at }) => <DateText at={at} />,
  },
  {
    id: 'user',
    header: 'Requested By',
    cell: ({ user }) => <span dir="auto">{user ? userLabel(user) : '–'}</span>,
  },
  {
    id: 'owner',
    header: 'Owner',
    cell: (request) => <OwnerText request={request} />,
  },
  {
    id: 'tier',
    header: 'Tier Level',
    sortKey: 'tier_level',
    kind: 'value',
    hiddenAtFirst: true,
    cell: ({ company_queue: { entity } }) => tierLabel(entity?.tier_level ?? null) ?? '–',
  },
  {
    id: 'estimate',
    header: 'Jobs Estimate',
    sortKey: 'numjobs_estimate',
    align: 'end',
    hiddenAtFirst: true,
    cell: ({ numjobs_estimate: estimate }) => formatCount(estimate),
  },
];
