import { tierLabel } from '@console/api/entities/rules';
import { monitoredObstacle } from '@console/api/monitored-entities/rules';
import type { MonitoredEntity } from '@console/api/monitored-entities/schema';
import type { Tag } from '@console/api/tags/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { CareerPageButton } from '../../parts/career-page/CareerPageButton.tsx';
import { EntityLink } from '../../parts/cells/EntityLink.tsx';
import { EntityNameCell } from '../../parts/cells/EntityNameCell.tsx';
import { ExternalLink } from '../../parts/cells/ExternalLink.tsx';
import { NoteCell } from '../../parts/cells/NoteCell.tsx';
import { TitlesCell } from '../../parts/cells/TitlesCell.tsx';
import { EntityStateBadge, RowButton } from '../list/cells.tsx';
import type { TabActions } from '../list/QualityTab.tsx';

const titlesOf = (tags: readonly Tag[]) => tags.map(({ title }) => title);

/**
 * Of monitored and of new entities alike, headed as their filters are. The only dialog of the tabs
 * is the review, so its row says it all.
 */
export const monitoredEntitiesColumns = ({
  open,
}: TabActions<MonitoredEntity>): readonly DataTableColumn<MonitoredEntity>[] => [
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity.id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 72,
    cell: ({ entity: { id } }) => <EntityLink id={id}>{id}</EntityLink>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    pinned: true,
    width: 200,
    cell: ({ entity }) => <EntityNameCell entity={entity} />,
  },
  {
    id: 'url',
    header: 'URL',
    sortKey: 'entity.url',
    width: 144,
    cell: ({ entity }) => <ExternalLink url={entity.url} />,
  },
  {
    id: 'ticker',
    header: 'Ticker',
    sortKey: 'entity.ticker',
    width: 90,
    cell: ({ ticker, entity }) => ticker ?? entity.ticker ?? '–',
  },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'entity.state',
    width: 152,
    cell: ({ status, entity }) => <EntityStateBadge state={status ?? entity.state} />,
  },
  {
    id: 'tags',
    header: 'Tags',
    width: 158,
    cell: ({ tags }) => <TitlesCell titles={titlesOf(tags)} />,
  },
  {
    id: 'exchange',
    header: 'Exchange',
    width: 130,
    cell: ({ exchange_tags }) => <TitlesCell titles={titlesOf(exchange_tags)} />,
  },
  {
    id: 'can_not_be_scraped',
    header: 'Can Not Be Scraped',
    width: 166,
    cell: ({ can_not_be_scraped_tags }) => (
      <TitlesCell titles={titlesOf(can_not_be_scraped_tags)} />
    ),
  },
  {
    id: 'sector',
    header: 'Sector',
    width: 158,
    cell: ({ sector_and_industry_tags }) => (
      <TitlesCell titles={titlesOf(sector_and_industry_tags)} />
    ),
  },
  {
    id: 'latest_note',
    header: 'Latest Note',
    width: 200,
    cell: ({ latest_note }) => <NoteCell note={latest_note} />,
  },
  {
    id: 'reviewed',
    header: 'Last Time Reviewed',
    sortKey: 'last_time_reviewed',
    align: 'end',
    width: 180,
    cell: ({ last_time_reviewed }) => <DateText at={last_time_reviewed} />,
  },
  {
    id: 'changed',
    header: 'Last Time Changed',
    sortKey: 'last_time_changed',
    align: 'end',
    width: 180,
    cell: ({ last_time_changed }) => <DateText at={last_time_changed} />,
  },
  {
    id: 'tier',
    header: 'Tier Level',
    sortKey: 'entity.tier_level',
    width: 112,
    cell: ({ tier_level, entity }) => tierLabel(tier_level ?? entity.tier_level) ?? '–',
  },
  {
    id: 'review',
    header: 'Review',
    width: 96,
    pinnedEnd: true,
    cell: (row) => (
      <RowButton
        name="review"
        action="monitoredEntities.review"
        obstacle={monitoredObstacle(row)?.message}
        onPress={() => open(row)}
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
    cell: ({ entity }) => <CareerPageButton address={entity.career_page} />,
  },
];
