import { rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useId, useRef, useState } from 'react';
import { CHOOSE_WIDTH, EXPAND_WIDTH } from './columnWidths.ts';
import type {
  DataTableColumn,
  DataTableLayout,
  DataTableSort,
  RowInteraction,
  RowSelection,
} from './dataTable.types.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { rowRange } from './rowRange.ts';
import { TableFrame, TableHead } from './TableFrame.tsx';
import { useRowsInSteps } from './useRowsInSteps.ts';

export type {
  DataTableColumn,
  DataTableLayout,
  DataTableSort,
  RowInteraction,
  RowSelection,
} from './dataTable.types.ts';

const features = tableFeatures({ rowSortingFeature });

interface Props<Row extends { id: number | string }> {
  label: string;
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  sort?: DataTableSort;
  /** Called with the sort key of the pressed header; the caller decides the direction. */
  onSortChange: (sortKey: string) => void;
  /** True while other rows load: the present rows stay, and the header is dimmed. */
  busy?: boolean;
  /**
   * The number of rows that are drawn empty while the first rows load. They have the widths of the
   * columns and stand where the rows will be. They are drawn below the header and are no elements,
   * so that nothing takes them for rows.
   */
  skeleton?: number;
  /** How a press on a whole row is handled. Absent for rows that only show data. */
  interaction?: RowInteraction<Row>;
  /** Adds a check box to each row, and one for all rows to the header. */
  selection?: RowSelection<Row>;
  /**
   * The chosen widths and density. It also makes the columns resizable by dragging the edges of the
   * headers.
   */
  layout?: DataTableLayout;
}

/**
 * A table with sortable headers. It does no fetching, paging or filtering. It scrolls inside its
 * own frame with a sticky header and pinned columns. An expanded row stays expanded after a sort or
 * a reload, until it is closed or no longer in the rows.
 */
export function DataTable<Row extends { id: number | string }>({
  label,
  rows,
  columns,
  sort,
  onSortChange,
  busy,
  skeleton = 0,
  interaction,
  selection,
  layout,
}: Props<Row>) {
  // TanStack's table instance is mutable and keeps its identity; it stays within this file
  'use no memo';
  const id = useId();
  const body = useRowsInSteps(rows);
  const [expanded, setExpanded] = useState<readonly Row['id'][]>([]);
  const present = expanded.filter((open) => rows.some((row) => row.id === open));
  if (present.length < expanded.length) setExpanded(present);
  /** The row whose check box was pressed last: the start of a range with Shift. */
  const chosenLast = useRef<Row['id']>(undefined);
  const choose = (row: Row, selected: boolean, extend: boolean) => {
    const from = extend ? chosenLast.current : undefined;
    chosenLast.current = row.id;
    selection?.change(rowRange(rows, from, row.id), selected);
  };
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
    },
  });
  const isOn = (row: Row) =>
    interaction?.kind === 'one' ? interaction.active === row.id : expanded.includes(row.id);
  const change = (row: Row, on: boolean) => {
    if (interaction?.kind === 'one') interaction.onActivate(row.id);
    else setExpanded((now) => (on ? [...now, row.id] : now.filter((open) => open !== row.id)));
  };
  return (
    <TableFrame
      label={label}
      rows={rows}
      columns={columns}
      lead={selection ? CHOOSE_WIDTH : interaction?.kind === 'expand' ? EXPAND_WIDTH : undefined}
      busy={busy}
      isSkeleton={skeleton > 0}
      layout={layout}
    >
      <TableHead
        columns={columns.map((column) => ({
          column,
          sorted: table.getColumn(column.id)?.getIsSorted() || undefined,
        }))}
        onSortChange={onSortChange}
      >
        {selection?.boxOfPage(rows)}
        {interaction?.kind === 'expand' ? interaction.lead : null}
      </TableHead>
      <tbody
        ref={body}
        style={skeleton > 0 ? { blockSize: `calc(${skeleton} * var(--row))` } : undefined}
      >
        {table.getRowModel().rows.map((row) => (
          <DataTableRow
            key={row.id}
            row={row.original}
            columns={columns}
            interaction={interaction}
            selection={selection}
            detailId={`${id}-${row.id}`}
            on={isOn(row.original)}
            onChange={(on) => change(row.original, on)}
            onChoose={(selected, extend) => choose(row.original, selected, extend)}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
