import { tierLabel } from '@console/api/entities/schema';
import { pitStopObstacle } from '@console/api/pit-stops/rules';
import type { PitStop, PitStopStatus } from '@console/api/pit-stops/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { StatusBadge } from '@console/ui/StatusBadge';
import { CareerPageButton } from '../../parts/career-page/CareerPageButton.tsx';
import { EntityLink, EntityNameCell } from '../../parts/cells/EntityLink.tsx';
import { formatCount } from '../../parts/cells/formatCount.ts';
import { TitlesCell } from '../../parts/cells/TagCell.tsx';
import { PriorityText } from '../../parts/priority/PriorityText.tsx';
import { ReasonCell, RowActions, RowButton } from '../list/cells.tsx';
import type { TabActions } from '../list/QualityTab.tsx';
import { wordsOf } from '../list/wordsOf.ts';
import { PitStopMenu, type PitStopDialog } from './PitStopMenu.tsx';

const TONES = {
  requested: 'info',
  'in-progress': 'warning',
  done: 'success',
} as const satisfies Record<PitStopStatus, string>;

const isStatus = (status: string): status is PitStopStatus => Object.hasOwn(TONES, status);

/** A status in the colours of a queue request's; one that the console does not know in words. */
const statusBadge = (status: string | null) =>
  status === null ? (
    '–'
  ) : (
    <StatusBadge tone={isStatus(status) ? TONES[status] : 'neutral'}>{wordsOf(status)}</StatusBadge>
  );

export const pitStopColumns = ({
  open,
}: TabActions<PitStopDialog>): readonly DataTableColumn<PitStop>[] => [
  {
    id: 'id',
    header: 'ID',
    align: 'end',
    mono: true,
    pinned: true,
    width: 50,
    cell: ({ id }) => id,
  },
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity.id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 54,
    cell: ({ entity: { id } }) => <EntityLink id={id}>{id}</EntityLink>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    pinned: true,
    width: 100,
    cell: ({ entity }) => <EntityNameCell entity={entity} />,
  },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    width: 110,
    cell: ({ status }) => statusBadge(status),
  },
  {
    id: 'priority',
    header: 'Priority',
    sortKey: 'priority',
    width: 80,
    cell: ({ priority }) => <PriorityText value={priority} />,
  },
  {
    id: 'requests',
    header: 'Number of Requests',
    sortKey: 'number_of_requests',
    align: 'end',
    width: 90,
    cell: ({ number_of_requests }) => formatCount(number_of_requests),
  },
  {
    id: 'entered',
    header: 'Date Requested',
    sortKey: 'pit_stop_entered_date',
    align: 'end',
    width: 92,
    cell: ({ pit_stop_entered_date }) => <DateText at={pit_stop_entered_date} />,
  },
  {
    id: 'reason_code',
    header: 'Reason Code',
    sortKey: 'reason_code',
    width: 80,
    cell: ({ reason_code }) => (
      <ReasonCell kinds={['pit_stop', 'queue_request']} code={reason_code} />
    ),
  },
  {
    id: 'tier',
    header: 'Tier Level',
    sortKey: 'entity.tier_level',
    width: 62,
    cell: ({ entity }) => tierLabel(entity.tier_level) ?? '–',
  },
  {
    id: 'num_jobs',
    header: 'Total Jobs',
    sortKey: 'entity.num_jobs',
    align: 'end',
    width: 72,
    cell: ({ entity }) => formatCount(entity.num_jobs),
  },
  {
    id: 'tags',
    header: 'Tags',
    width: 130,
    cell: ({ tags }) => <TitlesCell titles={tags.map(({ title }) => title)} />,
  },
  {
    id: 'resolved',
    header: 'Resolved Date',
    sortKey: 'resolved_date',
    align: 'end',
    width: 92,
    cell: ({ resolved_date }) => <DateText at={resolved_date} />,
  },
  {
    id: 'review',
    header: 'Review',
    width: 84,
    pinnedEnd: true,
    cell: (row) => (
      <RowButton
        name="review"
        action="pitStops.review"
        obstacle={pitStopObstacle(row)?.message}
        onPress={() => open({ row })}
      >
        Review
      </RowButton>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 92,
    pinnedEnd: true,
    cell: (row) => (
      <RowActions>
        <CareerPageButton address={row.entity.career_page} />
        <PitStopMenu row={row} open={open} />
      </RowActions>
    ),
  },
];
