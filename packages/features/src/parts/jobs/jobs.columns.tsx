import type { JobRow } from '@console/api/jobs/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { JobLink, ScrapeLink } from '../cells/EntityLink.tsx';
import { UrlCell } from '../cells/ExternalLink.tsx';

type Row = JobRow & { number: number };

const before: readonly DataTableColumn<Row>[] = [
  {
    id: 'number',
    header: '#',
    align: 'end',
    mono: true,
    width: 48,
    cell: ({ number }) => number,
  },
  {
    id: 'title',
    header: 'Job Title',
    sortKey: 'title',
    width: 220,
    cell: ({ id, title }) => <JobLink id={id}>{title}</JobLink>,
  },
  { id: 'url', header: 'URL', width: 160, cell: ({ url }) => <UrlCell url={url} /> },
  {
    id: 'job_id',
    header: 'Job ID',
    mono: true,
    width: 96,
    cell: ({ id, job_id: number }) => (number ? <JobLink id={id}>{number}</JobLink> : '–'),
  },
];

const scrape: readonly DataTableColumn<Row>[] = [
  {
    id: 'scrape',
    header: 'Scrape Name',
    cell: ({ scrape: of }) => (of ? <ScrapeLink id={of.id}>{of.name}</ScrapeLink> : '–'),
  },
  {
    id: 'scrape_id',
    header: 'SID',
    align: 'end',
    mono: true,
    width: 64,
    cell: ({ scrape_id: id }) => (id === null ? '–' : <ScrapeLink id={id}>{id}</ScrapeLink>),
  },
];

const after: readonly DataTableColumn<Row>[] = [
  {
    id: 'create_date',
    header: 'Date Created',
    sortKey: 'create_date',
    width: 116,
    cell: ({ create_date }) => <DateText at={create_date} />,
  },
  {
    id: 'last_check',
    header: 'Last Time Checked',
    sortKey: 'last_check',
    width: 140,
    cell: ({ last_check }) => <DateText at={last_check} />,
  },
  {
    id: 'has_location',
    header: 'Location',
    width: 84,
    cell: ({ has_location }) => (has_location ? 'Yes' : 'No'),
  },
];

/** The columns for the jobs of an entity. One of them names the scrape of each job. */
export const entityJobColumns = [...before, ...scrape, ...after];
export const scrapeJobColumns = [...before, ...after];
