import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useId, useState } from 'react';
import type {
  DataTableColumn,
  DataTableLayout,
  DataTableSort,
  RowInteraction,
} from './dataTable.types.ts';
import { DataTableRow, SelectAllHeader } from './DataTableRow.tsx';
import { TableFrame, TableHead } from './TableFrame.tsx';
import { useRowsInSteps } from './useRowsInSteps.ts';

export type {
  DataTableColumn,
  DataTableLayout,
  DataTableSort,
  RowInteraction,
} from './dataTable.types.ts';

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

interface Props<Row extends { id: number | string }> {
  label: string;
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  sort?: DataTableSort;
  /** Called with the sort key of the pressed header; the caller decides the direction. */
  onSortChange: (sortKey: string) => void;
  /** Other rows are loading: these stay, under a dimmed header. */
  busy?: boolean;
  /** What can be done with whole rows. */
  interaction?: RowInteraction<Row>;
  /** Widths and density that a person chose; with it the edges of the headers can be dragged. */
  layout?: DataTableLayout;
}

/**
 * Rows under sortable headers. It neither fetches, pages nor filters. A plain table, styled once at
 * its root: it scrolls inside its own frame, the header and the pinned columns stay. An expanded
 * row stays expanded through a sort or a reload, until it is closed or no longer among the rows.
 */
export function DataTable<Row extends { id: number | string }>({
  label,
  rows,
  columns,
  sort,
  onSortChange,
  busy,
  interaction,
  layout,
}: Props<Row>) {
  'use no memo'; // TanStack's table instance changes inside while it stays the same object; it never leaves this file
  const id = useId();
  const body = useRowsInSteps(rows);
  const [expanded, setExpanded] = useState<readonly Row['id'][]>([]);
  const present = expanded.filter((open) => rows.some((row) => row.id === open));
  if (present.length < expanded.length) setExpanded(present);
  const many = interaction?.kind === 'many' ? interaction : undefined;
  const table = useTable({
    features,
    data: rows,
    columns: columns.map((column) => ({
      id: column.id,
      header: column.header,
      enableSorting: column.sortKey !== undefined,
    })),
    getRowId: (row) => String(row.id),
    manualSorting: true,
    state: {
      sorting: columns
        .filter(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key)
        .map((column) => ({ id: column.id, desc: sort?.direction === 'desc' })),
      rowSelection: Object.fromEntries(
        many?.selected.map((selected) => [String(selected), true] as const) ?? [],
      ),
    },
    onRowSelectionChange: (update) => {
      const chosen = typeof update === 'function' ? update(table.state.rowSelection) : update;
      many?.onChange(rows.map((row) => row.id).filter((row) => chosen[String(row)]));
    },
  });
  const isOn = (row: Row, selected: boolean) =>
    interaction?.kind === 'one'
      ? interaction.active === row.id
      : interaction?.kind === 'expand'
        ? expanded.includes(row.id)
        : selected;
  const change = (row: Row, on: boolean, select: (selected: boolean) => void) => {
    if (interaction?.kind === 'one') interaction.onActivate(row.id);
    else if (interaction?.kind === 'expand')
      setExpanded((now) => (on ? [...now, row.id] : now.filter((open) => open !== row.id)));
    else select(on);
  };
  return (
    <TableFrame
      label={label}
      columns={columns}
      hasLead={interaction !== undefined && interaction.kind !== 'one'}
      busy={busy}
      layout={layout}
    >
      <TableHead
        columns={columns.map((column) => ({
          column,
          sorted: table.getColumn(column.id)?.getIsSorted() || undefined,
        }))}
        onSortChange={onSortChange}
      >
        {many ? (
          <SelectAllHeader
            chosen={{ all: table.getIsAllRowsSelected(), some: table.getIsSomeRowsSelected() }}
            onChange={(all) => table.toggleAllRowsSelected(all)}
          />
        ) : null}
        {interaction?.kind === 'expand' ? interaction.lead : null}
      </TableHead>
      <tbody ref={body}>
        {table.getRowModel().rows.map((row) => (
          <DataTableRow
            key={row.id}
            row={row.original}
            columns={columns}
            interaction={interaction}
            detailId={`${id}-${row.id}`}
            on={isOn(row.original, row.getIsSelected())}
            onChange={(on) => change(row.original, on, (selected) => row.toggleSelected(selected))}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
