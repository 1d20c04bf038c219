import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { EntityLink, ScrapeLink } from '../parts/cells/EntityLink.tsx';
import { UrlCell } from '../parts/cells/ExternalLink.tsx';
import { formatCount, formatPercent } from '../parts/cells/formatCount.ts';
import { LifecycleBadge, RunModeBadge, StageBadge } from '../parts/cells/LifecycleBadge.tsx';

/** "Run Status", "Active" and "Status" are neighbours with words and shapes of their own. */
export const scrapesColumns: readonly DataTableColumn<ScrapeRow>[] = [
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity_id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 56,
    cell: ({ entity_id }) => <EntityLink id={entity_id}>{entity_id}</EntityLink>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    pinned: true,
    width: 116,
    cell: ({ entity_id, entity }) => <EntityLink id={entity_id}>{entity.company_name}</EntityLink>,
  },
  {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    width: 56,
    cell: ({ id }) => <ScrapeLink id={id}>{id}</ScrapeLink>,
  },
  {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    width: 116,
    cell: ({ id, name }) => <ScrapeLink id={id}>{name}</ScrapeLink>,
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
    id: 'without_locations',
    header: '% Without Locations',
    sortKey: 'scrape.percentage_without_locations',
    align: 'end',
    width: 92,
    cell: ({ percentage_without_locations }) => formatPercent(percentage_without_locations),
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
    header: 'Active',
    sortKey: 'archived',
    width: 98,
    cell: ({ archived }) => <LifecycleBadge archived={archived} />,
  },
  {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    width: 108,
    cell: ({ status }) => <StageBadge status={status} />,
  },
  {
    id: 'ats',
    header: 'ATS',
    sortKey: 'ats',
    width: 84,
    cell: ({ ats }) => (ats ? <span dir="auto">{ats}</span> : '–'),
  },
  {
    id: 'site_type',
    header: 'Site Type',
    sortKey: 'site_type_label',
    width: 84,
    cell: ({ site_type_label }) => site_type_label ?? '–',
  },
];
