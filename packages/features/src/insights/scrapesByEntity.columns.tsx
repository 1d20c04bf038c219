import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { ExternalLink } from '../parts/cells/ExternalLink.tsx';
import { formatCount } from '../parts/cells/formatCount.ts';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { RunModeBadge } from '../parts/cells/RunModeBadge.tsx';

/** The table of scrapes with no jobs and of manual scrapes (B-AMB-073). */
export const scrapesByEntityColumns: readonly DataTableColumn<ScrapeRow>[] = [
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity_id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 72,
    cell: ({ entity_id }) => entity_id,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    pinned: true,
    width: 186,
    cell: ({ entity }) => <a href={`/entities/${entity.id}`}>{entity.company_name}</a>,
  },
  {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    width: 72,
    cell: ({ id }) => id,
  },
  {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    width: 186,
    cell: ({ id, name }) => <a href={`/scrapes/${id}`}>{name}</a>,
  },
  {
    id: 'url',
    header: 'URL',
    sortKey: 'entity.url',
    cell: ({ entity }) => <ExternalLink url={entity.url} />,
  },
  {
    id: 'career_page',
    header: 'Career Page',
    sortKey: 'entity.career_page',
    cell: ({ entity }) => <ExternalLink url={entity.career_page} />,
  },
  {
    id: 'career_portal',
    header: 'Career Portal',
    sortKey: 'career_portal',
    cell: ({ career_portal }) => <ExternalLink url={career_portal} />,
  },
  {
    id: 'num_jobs',
    header: 'Total Jobs',
    sortKey: 'num_jobs',
    align: 'end',
    width: 114,
    cell: ({ num_jobs }) => formatCount(num_jobs),
  },
  {
    id: 'active',
    header: 'Run Status',
    sortKey: 'active',
    width: 122,
    cell: ({ active }) => <RunModeBadge active={active} />,
  },
  {
    id: 'archived',
    header: 'Status',
    sortKey: 'archived',
    width: 106,
    cell: ({ archived }) => <LifecycleBadge archived={archived} />,
  },
  { id: 'ats', header: 'ATS', sortKey: 'ats', width: 122, cell: ({ ats }) => ats ?? '–' },
  {
    id: 'site_type_label',
    header: 'Site Type',
    sortKey: 'site_type_label',
    width: 122,
    cell: ({ site_type_label }) => site_type_label ?? '–',
  },
];
