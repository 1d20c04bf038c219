import { tierLabel, type EntityRow } from '@console/api/entities/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { DateText } from '@console/ui/DateText';
import { formatCount } from '@console/ui/numbers.ts';
import { EntityLink } from '../parts/cells/EntityLink.tsx';
import { UrlCell } from '../parts/cells/ExternalLink.tsx';
import { LifecycleBadge } from '../parts/cells/LifecycleBadge.tsx';
import { TagCell } from '../parts/cells/TagCell.tsx';

/** All nine columns fit beside the open menu, even in a window that is 1,024 pixels wide. */
export const entitiesColumns: readonly DataTableColumn<EntityRow>[] = [
  {
    id: 'id',
    header: 'EID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    pinned: true,
    cell: ({ id }) => <EntityLink id={id}>{id}</EntityLink>,
  },
  {
    id: 'company_name',
    header: 'Entity Name',
    sortKey: 'company_name',
    pinned: true,
    kind: 'name',
    cell: ({ id, company_name }) => <EntityLink id={id}>{company_name}</EntityLink>,
  },
  {
    id: 'url',
    header: 'URL',
    sortKey: 'url',
    kind: 'url',
    cell: ({ url }) => <UrlCell url={url} />,
  },
  {
    id: 'career_page',
    header: 'Career Page',
    sortKey: 'career_page',
    kind: 'url',
    cell: ({ career_page }) => <UrlCell url={career_page} />,
  },
  {
    id: 'num_jobs',
    header: 'Total Jobs',
    sortKey: 'num_jobs',
    align: 'end',
    cell: ({ num_jobs }) => formatCount(num_jobs),
  },
  { id: 'tags', header: 'Tags', cell: ({ tags }) => <TagCell tags={tags} /> },
  {
    id: 'tier_level',
    header: 'Tier Level',
    sortKey: 'tier_level',
    kind: 'value',
    cell: ({ tier_level }) => tierLabel(tier_level) ?? '–',
  },
  {
    id: 'date_added',
    header: 'Date Added',
    sortKey: 'date_added',
    align: 'end',
    cell: ({ date_added }) => <DateText at={date_added} />,
  },
  {
    id: 'archived',
    header: 'Status',
    sortKey: 'archived',
    kind: 'badge',
    cell: ({ archived }) => <LifecycleBadge archived={archived} />,
  },
];
