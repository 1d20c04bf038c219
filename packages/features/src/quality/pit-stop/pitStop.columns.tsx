import { pitStopBlockReason } from '@console/api/pit-stops/rules';
import type { PitStop, PitStopStatus } from '@console/api/pit-stops/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { lazyOptional } from '@console/ui/lazy';
import { formatCount } from '@console/ui/numbers.ts';
import { StatusBadge } from '@console/ui/StatusBadge';
import { Suspense } from 'react';
import { codeLabel } from '../../parts/cells/codeLabel.ts';
import { PriorityText } from '../../parts/priority/PriorityText.tsx';
import { CareerPageButton } from '../career-page/CareerPageButton.tsx';
import { ReasonCell, RowActions } from '../list/cells.tsx';
import {
  entityIdColumn,
  entityNameColumn,
  idColumn,
  reviewColumn,
  tagsColumn,
  tierColumn,
} from '../list/columns.tsx';
import type { TabActions } from '../list/tabActions.ts';

const TONES = {
  requested: 'info',
  'in-progress': 'warning',
  done: 'success',
} as const satisfies Record<PitStopStatus, string>;

const isStatus = (status: string): status is PitStopStatus => Object.hasOwn(TONES, status);

/**
 * A badge for a status, in the colours of the statuses of a queue request. An unknown status has a
 * neutral colour.
 */
const statusBadge = (status: string | null) =>
  status === null ? (
    '–'
  ) : (
    <StatusBadge tone={isStatus(status) ? TONES[status] : 'neutral'}>
      {codeLabel(status)}
    </StatusBadge>
  );

/**
 * The menu is out of sight until the row is pointed at, so its script is not part of the first
 * rows.
 */
const PitStopMenu = lazyOptional(() => import('./PitStopMenu.tsx').then((it) => it.PitStopMenu));

export const pitStopColumns = ({
  open,
}: TabActions<PitStop>): readonly DataTableColumn<PitStop>[] => [
  idColumn,
  entityIdColumn,
  entityNameColumn,
  {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    kind: 'badge',
    cell: ({ status }) => statusBadge(status),
  },
  {
    id: 'priority',
    header: 'Priority',
    sortKey: 'priority',
    kind: 'value',
    cell: ({ priority }) => <PriorityText value={priority} />,
  },
  {
    id: 'requests',
    header: 'Number of Requests',
    sortKey: 'number_of_requests',
    align: 'end',
    cell: ({ number_of_requests }) => formatCount(number_of_requests),
  },
  {
    id: 'entered',
    header: 'Date Requested',
    sortKey: 'pit_stop_entered_date',
    align: 'end',
    cell: ({ pit_stop_entered_date }) => <DateText at={pit_stop_entered_date} />,
  },
  {
    id: 'reason_code',
    header: 'Reason Code',
    sortKey: 'reason_code',
    cell: ({ reason_code }) => (
      <ReasonCell kinds={['pit_stop', 'queue_request']} code={reason_code} />
    ),
  },
  tierColumn,
  {
    id: 'num_jobs',
    header: 'Total Jobs',
    sortKey: 'entity.num_jobs',
    align: 'end',
    cell: ({ entity }) => formatCount(entity.num_jobs),
  },
  tagsColumn,
  {
    id: 'resolved',
    header: 'Resolved Date',
    sortKey: 'resolved_date',
    align: 'end',
    cell: ({ resolved_date }) => <DateText at={resolved_date} />,
  },
  reviewColumn({
    action: 'pitStops.review',
    blockReason: pitStopBlockReason,
    onPress: (row) => open({ kind: 'review', row }),
  }),
  {
    id: 'actions',
    header: 'Actions',
    width: 76,
    pinnedEnd: true,
    cell: (row) => (
      <RowActions>
        <CareerPageButton address={row.entity.career_page} />
        <Suspense>
          <PitStopMenu row={row} open={open} />
        </Suspense>
      </RowActions>
    ),
  },
];
