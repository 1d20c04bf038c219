import type { Tag } from '@console/api/tags/schema';
import type { DataTableColumn } from '@console/ui/DataTable';
import { TagLink } from '../parts/cells/TagLink.tsx';
import { categoryText } from './categoryLabels.ts';
import { TagActions } from './TagActions.tsx';

export const tagsColumns: readonly DataTableColumn<Tag>[] = [
  {
    id: 'id',
    header: 'ID',
    sortKey: 'id',
    align: 'end',
    mono: true,
    pinned: true,
    cell: (tag) => <TagLink tag={tag}>{tag.id}</TagLink>,
  },
  {
    id: 'title',
    header: 'Title',
    sortKey: 'title',
    kind: 'name',
    cell: (tag) => <TagLink tag={tag} />,
  },
  { id: 'category', header: 'Category', sortKey: 'category', cell: categoryText },
  { id: 'actions', header: 'Actions', width: 100, cell: (tag) => <TagActions tag={tag} /> },
];
