import type { AtsCount } from '@console/api/insights/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { formatCount } from '../parts/cells/formatCount.ts';
import { AtsLink } from './AtsLink.tsx';

/** The server's number with two decimals at most (A-AMB-093). */
const formatPercent = (percent: number) => `${Number(percent.toFixed(2))}%`;

export const brokenScrapesByEngineColumns: readonly DataTableColumn<AtsCount>[] = [
  {
    id: 'ats',
    header: 'ATS',
    sortKey: 'scrape.ats',
    pinned: true,
    width: 160,
    cell: ({ ats }) => <AtsLink ats={ats} />,
  },
  {
    id: 'working_count',
    header: 'Working Count',
    sortKey: 'working_count',
    align: 'end',
    cell: ({ working_count }) => formatCount(working_count),
  },
  {
    id: 'broken_count',
    header: 'Broken Count',
    sortKey: 'broken_count',
    align: 'end',
    cell: ({ broken_count }) => formatCount(broken_count),
  },
  {
    id: 'total',
    header: 'Total',
    sortKey: 'total',
    align: 'end',
    cell: ({ total }) => formatCount(total),
  },
  {
    id: 'percent_working',
    header: 'Percent Working',
    sortKey: 'percent_working',
    align: 'end',
    width: 160,
    cell: ({ percent_working }) => formatPercent(percent_working),
  },
];
