import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { EntityLink, ScrapeLink } from '../parts/cells/EntityLink.tsx';
import { formatCount } from '../parts/cells/formatCount.ts';
import { LifecycleBadge, RunModeBadge } from '../parts/cells/LifecycleBadge.tsx';

/** "Status" is the lifecycle here, as the filter of that name. */
export const codeSearchColumns: readonly DataTableColumn<ScrapeRow>[] = [
  {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 56,
    cell: ({ id }) => <ScrapeLink id={id}>{id}</ScrapeLink>,
  },
  {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    pinned: true,
    width: 116,
    cell: ({ id, name }) => <ScrapeLink id={id}>{name}</ScrapeLink>,
  },
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity_id',
    align: 'end',
    mono: true,
    width: 56,
    cell: ({ entity_id }) => <EntityLink id={entity_id}>{entity_id}</EntityLink>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    width: 104,
    cell: ({ entity }) => <EntityLink id={entity.id}>{entity.company_name}</EntityLink>,
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
  {
    id: 'last_updated',
    header: 'Last Updated',
    sortKey: 'last_updated',
    align: 'end',
    width: 92,
    cell: ({ last_updated }) => <DateText at={last_updated} />,
  },
];
