import { tierLabel } from '@console/api/entities/schema';
import { reviewReadyObstacle } from '@console/api/review-readies/rules';
import type { ReviewReady } from '@console/api/review-readies/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { CareerPageButton } from '../../parts/career-page/CareerPageButton.tsx';
import { EntityLink, EntityNameCell } from '../../parts/cells/EntityLink.tsx';
import { UrlCell } from '../../parts/cells/ExternalLink.tsx';
import { NoteCell } from '../../parts/cells/NoteCell.tsx';
import { TitlesCell } from '../../parts/cells/TagCell.tsx';
import { RowButton } from '../list/cells.tsx';
import type { TabActions } from '../list/QualityTab.tsx';
import { wordsOf } from '../list/wordsOf.ts';

/** The only dialog of the tab is the review, so its row says it all. */
export const reviewReadyColumns = ({
  open,
}: TabActions<ReviewReady>): readonly DataTableColumn<ReviewReady>[] => [
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
    width: 110,
    cell: ({ entity }) => <EntityNameCell entity={entity} />,
  },
  {
    id: 'tier',
    header: 'Tier Level',
    sortKey: 'entity.tier_level',
    width: 62,
    cell: ({ entity }) => tierLabel(entity.tier_level) ?? '–',
  },
  {
    id: 'request_source',
    header: 'Request Source',
    sortKey: 'request_source',
    width: 90,
    cell: ({ request_source, company_queue_request }) => (
      <span dir="auto">{company_queue_request?.request_source ?? request_source ?? '–'}</span>
    ),
  },
  {
    id: 'last_action',
    header: 'Last Action Taken',
    sortKey: 'last_action_taken',
    width: 96,
    cell: ({ last_action_taken }) => (last_action_taken ? wordsOf(last_action_taken) : '–'),
  },
  {
    id: 'changed',
    header: 'Last Time Changed',
    sortKey: 'last_time_changed',
    align: 'end',
    width: 92,
    cell: ({ last_time_changed }) => <DateText at={last_time_changed} />,
  },
  {
    id: 'latest_note',
    header: 'Latest Note',
    width: 100,
    cell: ({ latest_note }) => <NoteCell note={latest_note} />,
  },
  {
    id: 'reviewed',
    header: 'Last Time Reviewed',
    sortKey: 'last_time_reviewed',
    align: 'end',
    width: 92,
    cell: ({ last_time_reviewed }) => <DateText at={last_time_reviewed} />,
  },
  {
    id: 'tags',
    header: 'Tags',
    width: 130,
    cell: ({ tags }) => <TitlesCell titles={tags.map(({ title }) => title)} />,
  },
  { id: 'url', header: 'URL', width: 120, cell: ({ entity }) => <UrlCell url={entity.url} /> },
  {
    id: 'ticker',
    header: 'Ticker',
    sortKey: 'entity.ticker',
    width: 72,
    cell: ({ entity }) => entity.ticker ?? '–',
  },
  {
    id: 'exchange',
    header: 'Exchange',
    width: 110,
    cell: ({ exchange_tags }) => <TitlesCell titles={exchange_tags.map(({ title }) => title)} />,
  },
  {
    id: 'review',
    header: 'Review',
    width: 84,
    pinnedEnd: true,
    cell: (row) => (
      <RowButton
        name="review"
        action="reviewReadies.review"
        obstacle={reviewReadyObstacle(row)?.message}
        onPress={() => open(row)}
      >
        Review
      </RowButton>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 76,
    pinnedEnd: true,
    cell: ({ entity }) => <CareerPageButton address={entity.career_page} />,
  },
];
