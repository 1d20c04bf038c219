import { tierLabel } from '@console/api/entities/schema';
import { monitoredBlockReason } from '@console/api/monitored-entities/rules';
import type { MonitoredEntity } from '@console/api/monitored-entities/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { EntityStateBadge } from '../../parts/cells/EntityStateBadge.tsx';
import { UrlCell } from '../../parts/cells/ExternalLink.tsx';
import { TagLinksCell } from '../../parts/cells/TagCell.tsx';
import {
  careerPageColumn,
  entityIdColumn,
  entityNameColumn,
  lastChangedColumn,
  lastReviewedColumn,
  latestNoteColumn,
  reviewColumn,
  tagsColumn,
} from '../list/columns.tsx';
import type { TabActions } from '../list/tabActions.ts';

/**
 * The columns of the tabs for monitored and for new entities. The headers match the labels of the
 * filters. The columns that decide a review come first.
 */
export const monitoredEntitiesColumns = ({
  open,
}: TabActions<MonitoredEntity>): readonly DataTableColumn<MonitoredEntity>[] => [
  entityIdColumn,
  entityNameColumn,
  {
    id: 'status',
    header: 'Status',
    sortKey: 'entity.state',
    kind: 'badge',
    cell: ({ status, entity }) => <EntityStateBadge state={status ?? entity.state} />,
  },
  {
    id: 'tier',
    header: 'Tier Level',
    sortKey: 'entity.tier_level',
    kind: 'value',
    cell: ({ tier_level, entity }) => tierLabel(tier_level ?? entity.tier_level) ?? '–',
  },
  lastChangedColumn,
  lastReviewedColumn,
  latestNoteColumn,
  {
    id: 'can_not_be_scraped',
    header: 'Can Not Be Scraped',
    cell: ({ can_not_be_scraped_tags }) => <TagLinksCell tags={can_not_be_scraped_tags} />,
  },
  tagsColumn,
  {
    id: 'url',
    header: 'URL',
    sortKey: 'entity.url',
    kind: 'url',
    cell: ({ entity }) => <UrlCell url={entity.url} />,
  },
  {
    id: 'ticker',
    header: 'Ticker',
    sortKey: 'entity.ticker',
    kind: 'value',
    cell: ({ ticker, entity }) => ticker ?? entity.ticker ?? '–',
  },
  {
    id: 'exchange',
    header: 'Exchange',
    cell: ({ exchange_tags }) => <TagLinksCell tags={exchange_tags} />,
  },
  {
    id: 'sector',
    header: 'Sector',
    cell: ({ sector_and_industry_tags }) => <TagLinksCell tags={sector_and_industry_tags} />,
  },
  reviewColumn({
    action: 'monitoredEntities.review',
    blockReason: monitoredBlockReason,
    onPress: (row) => open({ kind: 'review', row }),
  }),
  careerPageColumn,
];
