import type { StuckScrape } from '@console/api/insights/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import { UrlCell } from '../parts/cells/ExternalLink.tsx';
import { StageBadge } from '../parts/cells/LifecycleBadge.tsx';
import { UnserveItemsButton } from '../parts/legacy-popup/UnserveItemsButton.tsx';

const queuedItems: DataTableColumn<StuckScrape> = {
  id: 'items_in_queue',
  header: 'Queued Items',
  sortKey: 'queued_items',
  align: 'end',
  cell: ({ items_in_queue }) => formatCount(items_in_queue),
};

export const stuckWithQueuedItemsColumns: readonly DataTableColumn<StuckScrape>[] = [
  {
    id: 'id',
    header: 'Scrape ID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    pinned: true,
    cell: ({ id }) => <a href={`/scrapes/${id}`}>{id}</a>,
  },
  {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    pinned: true,
    kind: 'name',
    cell: ({ id, name }) => <a href={`/scrapes/${id}`}>{name}</a>,
  },
  { id: 'ats', header: 'ATS', sortKey: 'ats', kind: 'value', cell: ({ ats }) => ats ?? '–' },
  {
    id: 'status',
    header: 'Stage',
    sortKey: 'stage',
    kind: 'badge',
    cell: ({ status }) => <StageBadge status={status} />,
  },
  {
    id: 'status_date',
    header: 'Since',
    sortKey: 'since',
    align: 'end',
    cell: ({ status_date }) => <DateText at={status_date} />,
  },
  queuedItems,
  {
    id: 'career_portal',
    header: 'Career Page',
    sortKey: 'career_portal',
    kind: 'url',
    cell: ({ career_portal }) => <UrlCell url={career_portal} />,
  },
  {
    id: 'action',
    header: 'Action',
    width: 130,
    pinnedEnd: true,
    cell: ({ id }) => <UnserveItemsButton scrapeId={id} />,
  },
];

export const stuckWithoutQueuedItemsColumns = stuckWithQueuedItemsColumns.filter(
  (column) => column !== queuedItems,
);
