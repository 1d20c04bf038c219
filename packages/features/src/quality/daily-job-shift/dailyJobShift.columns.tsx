import { shiftObstacle } from '@console/api/daily-job-shifts/rules';
import type { DailyJobShift } from '@console/api/daily-job-shifts/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { CareerPageButton } from '../../parts/career-page/CareerPageButton.tsx';
import { EntityLink, EntityNameCell, ScrapeLink } from '../../parts/cells/EntityLink.tsx';
import { formatCount } from '../../parts/cells/formatCount.ts';
import { NoteCell } from '../../parts/cells/NoteCell.tsx';
import { TagCell } from '../../parts/cells/TagCell.tsx';
import { PeopleCell, RowActions, RowButton } from '../list/cells.tsx';
import type { TabActions } from '../list/QualityTab.tsx';
import { wordsOf } from '../list/wordsOf.ts';
import { PercentChange } from './PercentChange.tsx';

/** The dialog of the tab that is open, and its row. */
interface ShiftDialog {
  kind: 'review' | 'assign';
  row: DailyJobShift;
}

export const dailyJobShiftColumns = ({
  open,
}: TabActions<ShiftDialog>): readonly DataTableColumn<DailyJobShift>[] => [
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    pinned: true,
    width: 120,
    cell: ({ entity }) => <EntityNameCell entity={entity} />,
  },
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity.id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 56,
    cell: ({ entity: { id } }) => <EntityLink id={id}>{id}</EntityLink>,
  },
  {
    id: 'scrape_name',
    header: 'Scrape Name',
    sortKey: 'scrape.name',
    width: 80,
    cell: ({ scrape: { id, name } }) => <ScrapeLink id={id}>{name}</ScrapeLink>,
  },
  {
    id: 'scrape_id',
    header: 'SID',
    sortKey: 'scrape.id',
    align: 'end',
    mono: true,
    width: 56,
    cell: ({ scrape: { id } }) => <ScrapeLink id={id}>{id}</ScrapeLink>,
  },
  {
    id: 'ats',
    header: 'ATS',
    sortKey: 'scrape.ats',
    width: 68,
    cell: ({ scrape: { ats } }) => (ats ? <span dir="auto">{ats}</span> : '–'),
  },
  {
    id: 'average',
    header: 'Avg. Job Count',
    sortKey: 'avg_job_count',
    align: 'end',
    width: 80,
    cell: ({ avg_job_count }) => formatCount(avg_job_count),
  },
  {
    id: 'latest',
    header: 'Latest Job Count',
    sortKey: 'latest_job_count',
    align: 'end',
    width: 88,
    cell: ({ latest_job_count }) => formatCount(latest_job_count),
  },
  {
    id: 'change',
    header: '% Change',
    sortKey: 'percent_change',
    align: 'end',
    width: 108,
    cell: ({ percent_change }) => <PercentChange change={percent_change} />,
  },
  { id: 'tags', header: 'Tags', width: 140, cell: ({ entity }) => <TagCell tags={entity.tags} /> },
  {
    id: 'reviewed',
    header: 'Last Time Reviewed',
    sortKey: 'last_time_reviewed',
    align: 'end',
    width: 96,
    cell: ({ last_time_reviewed }) => <DateText at={last_time_reviewed} />,
  },
  {
    id: 'reviewer',
    header: 'Last Reviewed By',
    sortKey: 'last_reviewed_by.id',
    width: 120,
    cell: ({ last_reviewed_by }) => (
      <PeopleCell people={last_reviewed_by ? [last_reviewed_by] : []} />
    ),
  },
  {
    id: 'assigned_to',
    header: 'Assigned To',
    width: 130,
    cell: ({ assigned_to }) => <PeopleCell people={assigned_to} />,
  },
  {
    id: 'date_assigned',
    header: 'Date Assigned',
    sortKey: 'date_assigned',
    align: 'end',
    width: 92,
    cell: ({ date_assigned }) => <DateText at={date_assigned} />,
  },
  {
    id: 'last_updated',
    header: 'Last Updated',
    sortKey: 'scrape.last_updated',
    align: 'end',
    width: 92,
    cell: ({ scrape }) => <DateText at={scrape.last_updated} />,
  },
  {
    id: 'last_action',
    header: 'Last Action Taken',
    width: 120,
    cell: ({ last_action_taken }) => (last_action_taken ? wordsOf(last_action_taken) : '–'),
  },
  {
    id: 'latest_note',
    header: 'Latest Note',
    width: 200,
    cell: ({ latest_note }) => <NoteCell note={latest_note} />,
  },
  {
    id: 'review',
    header: 'Review',
    width: 84,
    pinnedEnd: true,
    cell: (row) => (
      <RowButton
        name="review"
        action="dailyJobShifts.review"
        obstacle={shiftObstacle(row)?.message}
        onPress={() => open({ kind: 'review', row })}
      >
        Review
      </RowButton>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 116,
    pinnedEnd: true,
    cell: (row) => (
      <RowActions>
        <RowButton
          name="assign"
          action="dailyJobShifts.assign"
          obstacle={shiftObstacle(row)?.message}
          onPress={() => open({ kind: 'assign', row })}
        >
          Assign
        </RowButton>
        <CareerPageButton address={row.scrape.career_portal ?? row.entity.career_page} />
      </RowActions>
    ),
  },
];
