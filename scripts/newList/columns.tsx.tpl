import type { __Pascal__Row } from '@console/api/__kebab__/schema';
import type { DataTableColumn } from '@console/ui/DataTable';

export const __camel__Columns: readonly DataTableColumn<__Pascal__Row>[] = [
  { id: 'id', header: 'ID', sortKey: 'id', align: 'end', mono: true, pinned: true, cell: ({ id }) => id },
  { id: 'name', header: 'Name', sortKey: 'name', kind: 'name', cell: ({ name }) => name },
];
