import type { ScrapeRow } from '@console/api/scrapes/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { EntityLink } from '../parts/cells/EntityLink.tsx';
import { formatCount } from '../parts/cells/formatCount.ts';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { RunModeBadge } from '../parts/cells/RunModeBadge.tsx';
import { ScrapeLink } from '../parts/cells/ScrapeLink.tsx';

/**
 * "Status" is the lifecycle here, as the filter of that name (A-AMB-069). All ten columns fit
 * beside the open menu at 1440 pixels.
 */
export const codeSearchColumns: readonly DataTableColumn<ScrapeRow>[] = [
  {
    id: 'id',
    header: 'SID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    pinned: true,
    width: 72,
    cell: ({ id }) => <ScrapeLink id={id}>{id}</ScrapeLink>,
  },
  {
    id: 'name',
    header: 'Scrape Name',
    sortKey: 'name',
    pinned: true,
    width: 154,
    cell: ({ id, name }) => <ScrapeLink id={id}>{name}</ScrapeLink>,
  },
  {
    id: 'entity_id',
    header: 'EID',
    sortKey: 'entity_id',
    align: 'end',
    mono: true,
    width: 72,
    cell: ({ entity_id }) => <EntityLink id={entity_id}>{entity_id}</EntityLink>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'entity.company_name',
    width: 150,
    cell: ({ entity }) => <EntityLink id={entity.id}>{entity.company_name}</EntityLink>,
  },
  {
    id: 'num_jobs',
    header: 'Total Jobs',
    sortKey: 'num_jobs',
    align: 'end',
    width: 108,
    cell: ({ num_jobs }) => formatCount(num_jobs),
  },
  {
    id: 'active',
    header: 'Run Status',
    sortKey: 'active',
    width: 118,
    cell: ({ active }) => <RunModeBadge active={active} />,
  },
  {
    id: 'archived',
    header: 'Status',
    sortKey: 'archived',
    width: 102,
    cell: ({ archived }) => <LifecycleBadge archived={archived} />,
  },
  { id: 'ats', header: 'ATS', sortKey: 'ats', width: 98, cell: ({ ats }) => ats ?? '–' },
  {
    id: 'site_type_label',
    header: 'Site Type',
    sortKey: 'site_type_label',
    width: 104,
    cell: ({ site_type_label }) => site_type_label ?? '–',
  },
  {
    id: 'last_updated',
    header: 'Last Updated',
    sortKey: 'last_updated',
    align: 'end',
    width: 136,
    cell: ({ last_updated }) => <DateText at={last_updated} />,
  },
];
