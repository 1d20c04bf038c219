import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type {
  DataTableColumn,
  DataTableLayout,
  DataTableSelection,
  DataTableSort,
} from './dataTable.types.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import { SelectAllHeader } from './SelectAllHeader.tsx';
import { TableFrame } from './TableFrame.tsx';

export type {
  DataTableColumn,
  DataTableLayout,
  DataTableSelection,
  DataTableSort,
} from './dataTable.types.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

interface Props<Row extends { id: number | string }> {
  label: string;
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  sort?: DataTableSort;
  /** The sort key of the pressed header; the caller decides the direction. */
  onSortChange: (sortKey: string) => void;
  /** Loading other rows: these stay, dimmed. */
  busy?: boolean;
  selection?: DataTableSelection<Row>;
  /** Widths and density that a person chose; with it the edges of the headers can be dragged. */
  layout?: DataTableLayout;
}

/**
 * Rows under sortable headers. It neither fetches, pages nor filters. A plain table, styled once at
 * its root: scrolls inside its own frame, the header and the pinned columns stay.
 */
export function DataTable<Row extends { id: number | string }>({
  label,
  rows,
  columns,
  sort,
  onSortChange,
  busy,
  selection,
  layout,
}: Props<Row>) {
  'use no memo'; // TanStack's table instance changes inside while it stays the same object; it never leaves this file
  const many = selection?.kind === 'many' ? selection : undefined;
  const one = selection?.kind === 'one' ? selection : undefined;
  const table = useTable({
    features,
    data: rows,
    columns: columns.map(({ id, header, sortKey }) => ({
      id,
      header,
      enableSorting: sortKey !== undefined,
    })),
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    state: {
      sorting: columns
        .filter(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key)
        .map(({ id }) => ({ id, desc: sort?.direction === 'desc' })),
      rowSelection: Object.fromEntries(
        many?.selected.map((id) => [String(id), true] as const) ?? [],
      ),
    },
    onRowSelectionChange: (update) => {
      const chosen = typeof update === 'function' ? update(table.state.rowSelection) : update;
      many?.onChange(rows.map(({ id }) => id).filter((id) => chosen[String(id)]));
    },
  });
  return (
    <TableFrame
      label={label}
      columns={columns}
      hasLead={many !== undefined}
      busy={busy}
      layout={layout}
    >
      <DataTableHead
        columns={columns.map((column) => ({
          column,
          sorted: table.getColumn(column.id)?.getIsSorted() || undefined,
        }))}
        onSortChange={onSortChange}
      >
        {many ? (
          <SelectAllHeader
            checked={table.getIsAllRowsSelected()}
            some={table.getIsSomeRowsSelected()}
            onChange={(checked) => table.toggleAllRowsSelected(checked)}
          />
        ) : null}
      </DataTableHead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <DataTableRow
            key={row.id}
            row={row.original}
            columns={columns}
            check={
              many && {
                label: many.rowLabel(row.original),
                checked: row.getIsSelected(),
                onChange: (checked) => row.toggleSelected(checked),
              }
            }
            activate={one && { active: row.original.id === one.active, onActivate: one.onActivate }}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
