import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { EntityLink } from '../parts/cells/EntityLink.tsx';
import { ExternalLink } from '../parts/cells/ExternalLink.tsx';
import { formatCount } from '../parts/cells/formatCount.ts';
import { formatPercent } from '../parts/cells/formatPercent.ts';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { RunModeBadge } from '../parts/cells/RunModeBadge.tsx';
import { ScrapeLink } from '../parts/cells/ScrapeLink.tsx';
import { StageBadge } from '../parts/cells/StageBadge.tsx';

/**
 * "Run Status", "Active" and "Status" are three neighbours that each have their own words and
 * shapes (decision 16).
 */
export const scrapesColumns: readonly DataTableColumn<ScrapeRow>[] = [
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity_id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 72,
    cell: ({ entity_id }) => <EntityLink id={entity_id}>{entity_id}</EntityLink>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    pinned: true,
    width: 180,
    cell: ({ entity_id, entity }) => <EntityLink id={entity_id}>{entity.company_name}</EntityLink>,
  },
  {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    width: 72,
    cell: ({ id }) => <ScrapeLink id={id}>{id}</ScrapeLink>,
  },
  {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    width: 200,
    cell: ({ id, name }) => <ScrapeLink id={id}>{name}</ScrapeLink>,
  },
  {
    id: 'url',
    header: 'URL',
    sortKey: 'entity.url',
    width: 144,
    cell: ({ entity }) => <ExternalLink url={entity.url} />,
  },
  {
    id: 'career_page',
    header: 'Career Page',
    sortKey: 'entity.career_page',
    width: 144,
    cell: ({ entity }) => <ExternalLink url={entity.career_page} />,
  },
  {
    id: 'career_portal',
    header: 'Career Portal',
    sortKey: 'career_portal',
    width: 160,
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
    id: 'without_locations',
    header: '% Without Locations',
    sortKey: 'scrape.percentage_without_locations',
    align: 'end',
    width: 184,
    cell: ({ percentage_without_locations }) => formatPercent(percentage_without_locations),
  },
  {
    id: 'active',
    header: 'Run Status',
    sortKey: 'active',
    width: 132,
    cell: ({ active }) => <RunModeBadge active={active} />,
  },
  {
    id: 'archived',
    header: 'Active',
    sortKey: 'archived',
    width: 116,
    cell: ({ archived }) => <LifecycleBadge archived={archived} />,
  },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    width: 124,
    cell: ({ status }) => <StageBadge status={status} />,
  },
  {
    id: 'ats',
    header: 'ATS',
    sortKey: 'ats',
    width: 140,
    cell: ({ ats }) => (ats ? <span dir="auto">{ats}</span> : '–'),
  },
  {
    id: 'site_type',
    header: 'Site Type',
    sortKey: 'site_type_label',
    width: 128,
    cell: ({ site_type_label }) => site_type_label ?? '–',
  },
];
