import { tierLabel } from '@console/api/entities/schema';
import { monitoredObstacle } from '@console/api/monitored-entities/rules';
import type { MonitoredEntity } from '@console/api/monitored-entities/schema';
import type { Tag } from '@console/api/tags/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { CareerPageButton } from '../../parts/career-page/CareerPageButton.tsx';
import { EntityLink, EntityNameCell } from '../../parts/cells/EntityLink.tsx';
import { UrlCell } from '../../parts/cells/ExternalLink.tsx';
import { NoteCell } from '../../parts/cells/NoteCell.tsx';
import { TitlesCell } from '../../parts/cells/TagCell.tsx';
import { EntityStateBadge, RowButton } from '../list/cells.tsx';
import type { TabActions } from '../list/QualityTab.tsx';

const titlesOf = (tags: readonly Tag[]) => tags.map(({ title }) => title);

/**
 * Of monitored and of new entities alike, headed as their filters are, what a review is decided by
 * first. The only dialog of the tabs is the review, so its row says it all.
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
    width: 56,
    cell: ({ entity: { id } }) => <EntityLink id={id}>{id}</EntityLink>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    pinned: true,
    width: 120,
    cell: ({ entity }) => <EntityNameCell entity={entity} />,
  },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'entity.state',
    width: 124,
    cell: ({ status, entity }) => <EntityStateBadge state={status ?? entity.state} />,
  },
  {
    id: 'tier',
    header: 'Tier Level',
    sortKey: 'entity.tier_level',
    width: 62,
    cell: ({ tier_level, entity }) => tierLabel(tier_level ?? entity.tier_level) ?? '–',
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
    id: 'reviewed',
    header: 'Last Time Reviewed',
    sortKey: 'last_time_reviewed',
    align: 'end',
    width: 92,
    cell: ({ last_time_reviewed }) => <DateText at={last_time_reviewed} />,
  },
  {
    id: 'latest_note',
    header: 'Latest Note',
    width: 112,
    cell: ({ latest_note }) => <NoteCell note={latest_note} />,
  },
  {
    id: 'can_not_be_scraped',
    header: 'Can Not Be Scraped',
    width: 120,
    cell: ({ can_not_be_scraped_tags }) => (
      <TitlesCell titles={titlesOf(can_not_be_scraped_tags)} />
    ),
  },
  {
    id: 'tags',
    header: 'Tags',
    width: 130,
    cell: ({ tags }) => <TitlesCell titles={titlesOf(tags)} />,
  },
  {
    id: 'url',
    header: 'URL',
    sortKey: 'entity.url',
    width: 120,
    cell: ({ entity }) => <UrlCell url={entity.url} />,
  },
  {
    id: 'ticker',
    header: 'Ticker',
    sortKey: 'entity.ticker',
    width: 72,
    cell: ({ ticker, entity }) => ticker ?? entity.ticker ?? '–',
  },
  {
    id: 'exchange',
    header: 'Exchange',
    width: 110,
    cell: ({ exchange_tags }) => <TitlesCell titles={titlesOf(exchange_tags)} />,
  },
  {
    id: 'sector',
    header: 'Sector',
    width: 130,
    cell: ({ sector_and_industry_tags }) => (
      <TitlesCell titles={titlesOf(sector_and_industry_tags)} />
    ),
  },
  {
    id: 'review',
    header: 'Review',
    width: 84,
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
    width: 76,
    pinnedEnd: true,
    cell: ({ entity }) => <CareerPageButton address={entity.career_page} />,
  },
];
