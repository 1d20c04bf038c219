import type { QueuedScrape } from '@console/api/insights/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { formatCount } from '../parts/cells/formatCount.ts';

export const withEntriesInQueueColumns: readonly DataTableColumn<QueuedScrape>[] = [
  {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 96,
    cell: ({ id }) => id,
  },
  {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    pinned: true,
    width: 220,
    cell: ({ id, name }) => <a href={`/scrapes/${id}`}>{name}</a>,
  },
  {
    id: 'items_in_queue',
    header: 'Job Count',
    sortKey: 'number_of_jobs_in_queue_order',
    align: 'end',
    cell: ({ items_in_queue }) => formatCount(items_in_queue),
  },
];
