import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { UrlCell } from '../parts/cells/ExternalLink.tsx';
import { formatCount } from '../parts/cells/formatCount.ts';
import { LifecycleBadge, RunModeBadge } from '../parts/cells/LifecycleBadge.tsx';

/** The table of scrapes with no jobs and of manual scrapes. */
export const scrapesByEntityColumns: readonly DataTableColumn<ScrapeRow>[] = [
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity_id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 56,
    cell: ({ entity_id }) => entity_id,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    pinned: true,
    width: 116,
    cell: ({ entity }) => <a href={`/entities/${entity.id}`}>{entity.company_name}</a>,
  },
  {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    width: 56,
    cell: ({ id }) => id,
  },
  {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    width: 116,
    cell: ({ id, name }) => <a href={`/scrapes/${id}`}>{name}</a>,
  },
  {
    id: 'url',
    header: 'URL',
    sortKey: 'entity.url',
    width: 72,
    cell: ({ entity }) => <UrlCell url={entity.url} />,
  },
  {
    id: 'career_page',
    header: 'Career Page',
    sortKey: 'entity.career_page',
    width: 72,
    cell: ({ entity }) => <UrlCell url={entity.career_page} />,
  },
  {
    id: 'career_portal',
    header: 'Career Portal',
    sortKey: 'career_portal',
    width: 72,
    cell: ({ career_portal }) => <UrlCell url={career_portal} />,
  },
  {
    id: 'num_jobs',
    header: 'Total Jobs',
    sortKey: 'num_jobs',
    align: 'end',
    width: 64,
    cell: ({ num_jobs }) => formatCount(num_jobs),
  },
  {
    id: 'active',
    header: 'Run Status',
    sortKey: 'active',
    width: 116,
    cell: ({ active }) => <RunModeBadge active={active} />,
  },
  {
    id: 'archived',
    header: 'Status',
    sortKey: 'archived',
    width: 98,
    cell: ({ archived }) => <LifecycleBadge archived={archived} />,
  },
  { id: 'ats', header: 'ATS', sortKey: 'ats', width: 84, cell: ({ ats }) => ats ?? '–' },
  {
    id: 'site_type_label',
    header: 'Site Type',
    sortKey: 'site_type_label',
    width: 84,
    cell: ({ site_type_label }) => site_type_label ?? '–',
  },
];
