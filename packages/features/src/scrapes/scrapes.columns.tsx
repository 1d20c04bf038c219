import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { formatPercent } from '@console/ui/numbers.ts';
import { StageBadge } from '../parts/cells/LifecycleBadge.tsx';
import { scrapeColumns } from '../parts/cells/scrapeColumns.tsx';

/** "Run Status", "Active" and "Status" stand side by side. Their words and shapes distinguish them. */
export const scrapesColumns: readonly DataTableColumn<ScrapeRow>[] = [
  { ...scrapeColumns.eid, pinned: true },
  { ...scrapeColumns.entityName, pinned: true },
  scrapeColumns.sid,
  scrapeColumns.name,
  scrapeColumns.url,
  scrapeColumns.careerPage,
  scrapeColumns.careerPortal,
  scrapeColumns.totalJobs,
  {
    id: 'without_locations',
    header: '% Without Locations',
    sortKey: 'scrape.percentage_without_locations',
    align: 'end',
    cell: ({ percentage_without_locations }) => formatPercent(percentage_without_locations),
  },
  scrapeColumns.runMode,
  { ...scrapeColumns.lifecycle, header: 'Active' },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    kind: 'badge',
    cell: ({ status }) => <StageBadge status={status} />,
  },
  scrapeColumns.ats,
  { ...scrapeColumns.siteType, id: 'site_type' },
];
