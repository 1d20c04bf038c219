import { serverNow } from '@console/api/core/clock';
import type { AtsCount, BrokenScrape } from '@console/api/insights/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import { TimeAgo } from '@console/ui/TimeAgo';
import { AtsLink } from './AtsLink.tsx';

const sid: DataTableColumn<BrokenScrape> = {
  id: 'id',
  header: 'SID',
  sortKey: 'id',
  align: 'end',
  mono: true,
  pinned: true,
  cell: ({ id }) => <a href={`/scrapes/${id}`}>{id}</a>,
};
const name: DataTableColumn<BrokenScrape> = {
  id: 'name',
  header: 'Scrape Name',
  sortKey: 'name',
  pinned: true,
  kind: 'name',
  cell: (scrape) => <a href={`/scrapes/${scrape.id}`}>{scrape.name}</a>,
};
const ats: DataTableColumn<BrokenScrape> = {
  id: 'ats',
  header: 'ATS',
  kind: 'value',
  sortKey: 'ats',
  cell: (scrape) => <AtsLink ats={scrape.ats} />,
};
const lastRun: DataTableColumn<BrokenScrape> = {
  id: 'spider_last_ran',
  header: 'Last Run Time',
  align: 'end',
  cell: ({ spider_last_ran }) => <DateText at={spider_last_ran} />,
};
const timeAgo: DataTableColumn<BrokenScrape> = {
  id: 'time_ago',
  header: 'Time Ago',
  align: 'end',
  cell: ({ spider_last_ran }) => <TimeAgo at={spider_last_ran} now={serverNow()} />,
};

export const allBrokenScrapesColumns: readonly DataTableColumn<BrokenScrape>[] = [
  sid,
  name,
  ats,
  lastRun,
  timeAgo,
];

/** The columns for the broken scrapes of one ATS, without the ATS column. */
export const brokenScrapesOfEngineColumns: readonly DataTableColumn<BrokenScrape>[] = [
  sid,
  name,
  lastRun,
  timeAgo,
];

/** The server's number with at most two decimals. */
const formatPercent = (percent: number) => `${Number(percent.toFixed(2))}%`;

export const brokenScrapesByEngineColumns: readonly DataTableColumn<AtsCount>[] = [
  {
    id: 'ats',
    header: 'ATS',
    sortKey: 'scrape.ats',
    pinned: true,
    kind: 'value',
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
    cell: ({ percent_working }) => formatPercent(percent_working),
  },
];
