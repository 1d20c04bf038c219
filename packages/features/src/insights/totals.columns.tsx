import type { EntityRow } from '@console/api/entities/schema';
import type { QueuedScrape } from '@console/api/insights/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { formatCount } from '@console/ui/numbers.ts';

export const totalRunsColumns: readonly DataTableColumn<EntityRow>[] = [
  {
    id: 'id',
    header: 'EID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    pinned: true,
    cell: ({ id }) => <a href={`/entities/${id}`}>{id}</a>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'company_name',
    pinned: true,
    kind: 'name',
    cell: ({ id, company_name }) => <a href={`/entities/${id}`}>{company_name}</a>,
  },
  {
    id: 'num_jobs',
    header: 'Total Jobs',
    sortKey: 'num_jobs',
    align: 'end',
    cell: ({ num_jobs }) => formatCount(num_jobs),
  },
];

export const withEntriesInQueueColumns: readonly DataTableColumn<QueuedScrape>[] = [
  {
    id: 'id',
    header: 'SID',
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
  {
    id: 'items_in_queue',
    header: 'Job Count',
    sortKey: 'number_of_jobs_in_queue_order',
    align: 'end',
    cell: ({ items_in_queue }) => formatCount(items_in_queue),
  },
];
