import { shiftBlockReason } from '@console/api/daily-job-shifts/rules';
import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { lazy } from '@console/ui/lazy';
import { formatChange, formatCount } from '@console/ui/numbers.ts';
import { Suspense } from 'react';
import { codeLabel } from '../../parts/cells/codeLabel.ts';
import { AtsName, ScrapeLink } from '../../parts/cells/EntityLink.tsx';
import { PercentChange } from '../../parts/cells/PercentChange.tsx';
import { TagCell } from '../../parts/cells/TagCell.tsx';
import { CareerPageButton } from '../career-page/CareerPageButton.tsx';
import { assignIcon, PeopleCell, RowActions, RowButton } from '../list/cells.tsx';
import {
  entityIdColumn,
  entityNameColumn,
  lastReviewedColumn,
  latestNoteColumn,
  reviewColumn,
} from '../list/columns.tsx';
import type { TabActions } from '../list/tabActions.ts';

const RecentCounts = lazy(() =>
  import('../evidence/RecentCounts.tsx').then((it) => it.RecentCounts),
);

export const dailyJobShiftColumns = ({
  open,
}: TabActions<DailyJobShift>): readonly DataTableColumn<DailyJobShift>[] => [
  entityNameColumn,
  entityIdColumn,
  {
    id: 'scrape_name',
    header: 'Scrape Name',
    sortKey: 'scrape.name',
    kind: 'name',
    cell: ({ scrape: { id, name } }) => <ScrapeLink id={id}>{name}</ScrapeLink>,
  },
  {
    id: 'scrape_id',
    header: 'SID',
    sortKey: 'scrape.id',
    align: 'end',
    mono: true,
    cell: ({ scrape: { id } }) => <ScrapeLink id={id}>{id}</ScrapeLink>,
  },
  {
    id: 'ats',
    header: 'ATS',
    sortKey: 'scrape.ats',
    kind: 'value',
    cell: ({ scrape }) => <AtsName ats={scrape.ats} />,
  },
  {
    id: 'average',
    header: 'Avg. Job Count',
    sortKey: 'avg_job_count',
    align: 'end',
    cell: ({ avg_job_count }) => formatCount(avg_job_count),
  },
  {
    id: 'latest',
    header: 'Latest Job Count',
    sortKey: 'latest_job_count',
    align: 'end',
    cell: ({ latest_job_count }) => formatCount(latest_job_count),
  },
  {
    id: 'change',
    header: '% Change',
    sortKey: 'percent_change',
    align: 'end',
    cell: ({ percent_change }) => <PercentChange change={percent_change} />,
  },
  {
    id: 'absolute_change',
    header: 'Change',
    sortKey: 'absolute_change',
    align: 'end',
    cell: ({ absolute_change }) => formatChange(absolute_change),
  },
  {
    id: 'recent_counts',
    header: '30 days',
    width: 120,
    hiddenAtFirst: true,
    cell: ({ scrape: { id } }) => (
      <Suspense>
        <RecentCounts scrapeId={id} />
      </Suspense>
    ),
  },
  { id: 'tags', header: 'Tags', cell: ({ entity }) => <TagCell tags={entity.tags} /> },
  lastReviewedColumn,
  {
    id: 'reviewer',
    header: 'Last Reviewed By',
    sortKey: 'last_reviewed_by.id',
    cell: ({ last_reviewed_by }) => (
      <PeopleCell people={last_reviewed_by ? [last_reviewed_by] : []} />
    ),
  },
  {
    id: 'assigned_to',
    header: 'Assigned To',
    cell: ({ assigned_to }) => <PeopleCell people={assigned_to} />,
  },
  {
    id: 'date_assigned',
    header: 'Date Assigned',
    sortKey: 'date_assigned',
    align: 'end',
    cell: ({ date_assigned }) => <DateText at={date_assigned} />,
  },
  {
    id: 'last_updated',
    header: 'Last Updated',
    sortKey: 'scrape.last_updated',
    align: 'end',
    cell: ({ scrape }) => <DateText at={scrape.last_updated} />,
  },
  {
    id: 'last_action',
    header: 'Last Action Taken',
    cell: ({ last_action_taken }) => (last_action_taken ? codeLabel(last_action_taken) : '–'),
  },
  latestNoteColumn,
  reviewColumn({
    action: 'dailyJobShifts.review',
    blockReason: shiftBlockReason,
    onPress: (row) => open({ kind: 'review', row }),
  }),
  {
    id: 'actions',
    header: 'Actions',
    width: 76,
    pinnedEnd: true,
    cell: (row) => (
      <RowActions>
        <RowButton
          name="assign"
          action="dailyJobShifts.assign"
          blockReason={shiftBlockReason(row)?.message}
          onPress={() => open({ kind: 'assign', row })}
          label="Assign"
          icon={assignIcon}
        />
        <CareerPageButton address={row.scrape.career_portal ?? row.entity.career_page} />
      </RowActions>
    ),
  },
];
