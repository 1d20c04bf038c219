import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { scrapeColumns } from '../parts/cells/scrapeColumns.tsx';

/** The column "Status" shows the lifecycle here, as the filter with that name does. */
export const codeSearchColumns: readonly DataTableColumn<ScrapeRow>[] = [
  { ...scrapeColumns.sid, pinned: true },
  { ...scrapeColumns.name, pinned: true },
  scrapeColumns.eid,
  scrapeColumns.entityName,
  scrapeColumns.totalJobs,
  scrapeColumns.runMode,
  scrapeColumns.lifecycle,
  scrapeColumns.ats,
  scrapeColumns.siteType,
  {
    id: 'last_updated',
    header: 'Last Updated',
    sortKey: 'last_updated',
    align: 'end',
    cell: ({ last_updated }) => <DateText at={last_updated} />,
  },
];
