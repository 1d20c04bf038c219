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
    width: 72,
    cell: (tag) => <TagLink tag={tag}>{tag.id}</TagLink>,
  },
  {
    id: 'title',
    header: 'Title',
    sortKey: 'title',
    width: 360,
    cell: (tag) => <TagLink tag={tag} />,
  },
  { id: 'category', header: 'Category', sortKey: 'category', width: 200, cell: categoryText },
  { id: 'actions', header: 'Actions', width: 100, cell: (tag) => <TagActions tag={tag} /> },
];
