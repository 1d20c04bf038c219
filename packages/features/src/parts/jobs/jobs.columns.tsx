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
    cell: ({ number }) => number,
  },
  {
    id: 'title',
    header: 'Job Title',
    sortKey: 'title',
    kind: 'name',
    cell: ({ id, title }) => <JobLink id={id}>{title}</JobLink>,
  },
  { id: 'url', header: 'URL', kind: 'url', cell: ({ url }) => <UrlCell url={url} /> },
  {
    id: 'job_id',
    header: 'Job ID',
    mono: true,
    kind: 'value',
    cell: ({ id, job_id: number }) => (number ? <JobLink id={id}>{number}</JobLink> : '–'),
  },
];

const scrape: readonly DataTableColumn<Row>[] = [
  {
    id: 'scrape',
    header: 'Scrape Name',
    kind: 'name',
    cell: ({ scrape: of }) => (of ? <ScrapeLink id={of.id}>{of.name}</ScrapeLink> : '–'),
  },
  {
    id: 'scrape_id',
    header: 'SID',
    align: 'end',
    mono: true,
    cell: ({ scrape_id: id }) => (id === null ? '–' : <ScrapeLink id={id}>{id}</ScrapeLink>),
  },
];

const after: readonly DataTableColumn<Row>[] = [
  {
    id: 'create_date',
    header: 'Date Created',
    sortKey: 'create_date',
    kind: 'value',
    cell: ({ create_date }) => <DateText at={create_date} />,
  },
  {
    id: 'last_check',
    header: 'Last Time Checked',
    sortKey: 'last_check',
    kind: 'value',
    cell: ({ last_check }) => <DateText at={last_check} />,
  },
  {
    id: 'has_location',
    header: 'Location',
    kind: 'value',
    cell: ({ has_location }) => (has_location ? 'Yes' : 'No'),
  },
];

/** The columns for the jobs of an entity. One of them names the scrape of each job. */
export const entityJobColumns = [...before, ...scrape, ...after];
export const scrapeJobColumns = [...before, ...after];
