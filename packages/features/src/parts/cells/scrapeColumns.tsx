import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { formatCount } from '@console/ui/numbers.ts';
import { AtsName, EntityLink, ScrapeLink } from './EntityLink.tsx';
import { UrlCell } from './ExternalLink.tsx';
import { LifecycleBadge, RunModeBadge } from './LifecycleBadge.tsx';

/**
 * The columns that the lists of scrapes share. Each list pins and names them as the requirements
 * state.
 */
export const scrapeColumns = {
  eid: {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity_id',
    align: 'end',
    mono: true,
    cell: ({ entity_id }) => <EntityLink id={entity_id}>{entity_id}</EntityLink>,
  },
  entityName: {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    kind: 'name',
    cell: ({ entity }) => <EntityLink id={entity.id}>{entity.company_name}</EntityLink>,
  },
  sid: {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    cell: ({ id }) => <ScrapeLink id={id}>{id}</ScrapeLink>,
  },
  name: {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    kind: 'name',
    cell: ({ id, name }) => <ScrapeLink id={id}>{name}</ScrapeLink>,
  },
  url: {
    id: 'url',
    header: 'URL',
    sortKey: 'entity.url',
    kind: 'url',
    cell: ({ entity }) => <UrlCell url={entity.url} />,
  },
  careerPage: {
    id: 'career_page',
    header: 'Career Page',
    sortKey: 'entity.career_page',
    kind: 'url',
    cell: ({ entity }) => <UrlCell url={entity.career_page} />,
  },
  careerPortal: {
    id: 'career_portal',
    header: 'Career Portal',
    sortKey: 'career_portal',
    kind: 'url',
    cell: ({ career_portal }) => <UrlCell url={career_portal} />,
  },
  totalJobs: {
    id: 'num_jobs',
    header: 'Total Jobs',
    sortKey: 'num_jobs',
    align: 'end',
    cell: ({ num_jobs }) => formatCount(num_jobs),
  },
  runMode: {
    id: 'active',
    header: 'Run Status',
    sortKey: 'active',
    kind: 'badge',
    cell: ({ active }) => <RunModeBadge active={active} />,
  },
  lifecycle: {
    id: 'archived',
    header: 'Status',
    sortKey: 'archived',
    kind: 'badge',
    cell: ({ archived }) => <LifecycleBadge archived={archived} />,
  },
  ats: {
    id: 'ats',
    header: 'ATS',
    sortKey: 'ats',
    kind: 'value',
    cell: ({ ats }) => <AtsName ats={ats} />,
  },
  siteType: {
    id: 'site_type_label',
    header: 'Site Type',
    sortKey: 'site_type_label',
    cell: ({ site_type_label }) => site_type_label ?? '–',
  },
} as const satisfies Record<string, DataTableColumn<ScrapeRow>>;
