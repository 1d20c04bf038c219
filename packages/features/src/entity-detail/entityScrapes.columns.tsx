import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import { scrapeColumns } from '../parts/cells/scrapeColumns.tsx';

/**
 * The date of the lifecycle: when the scrape was archived or unarchived, otherwise when it was
 * created.
 */
const statusDate = ({ lifecycle_date, archived, archived_date, date_added }: ScrapeRow) =>
  lifecycle_date ?? (archived ? (archived_date ?? date_added) : date_added);

/**
 * The columns of an entity's scrapes, with the headers that the requirements state. `number` counts
 * across the pages.
 */
export const entityScrapesColumns: readonly DataTableColumn<ScrapeRow & { number: number }>[] = [
  {
    id: 'number',
    header: '#',
    align: 'end',
    pinned: true,
    cell: ({ number }) => number,
  },
  { ...scrapeColumns.name, header: 'Scrape', pinned: true },
  scrapeColumns.sid,
  scrapeColumns.ats,
  scrapeColumns.siteType,
  { ...scrapeColumns.runMode, header: 'State' },
  scrapeColumns.lifecycle,
  {
    id: 'status_date',
    header: 'Status Date',
    sortKey: 'status_date',
    kind: 'value',
    cell: (row) => <DateText at={statusDate(row)} />,
  },
  {
    id: 'last_updated',
    header: 'Last Date Modified',
    sortKey: 'last_updated',
    kind: 'value',
    cell: ({ last_updated }) => <DateText at={last_updated} />,
  },
  { ...scrapeColumns.totalJobs, header: 'Est. # Jobs' },
  {
    id: 'jobs_without_location',
    header: 'Jobs without Location',
    sortKey: 'jobs_without_location',
    align: 'end',
    cell: ({ jobs_without_location }) => formatCount(jobs_without_location),
  },
];
