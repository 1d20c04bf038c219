import { rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { PointerEvent } from 'react';
import { columnLayout, tableStyle } from './columnLayout.ts';
import styles from './DataTable.module.css';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow } from './DataTableRow.tsx';
import type { DataTableColumn, DataTableSelection, DataTableSort } from './dataTable.types.ts';

export type { DataTableColumn, DataTableSelection, DataTableSort } from './dataTable.types.ts';

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
}

/** A cell that cuts its text shows all of it in a tooltip. One listener for all cells. */
function titleCutText({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell || cell.querySelector('[title]')) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

/**
 * Rows under sortable headers. It neither fetches, pages nor filters. A plain table, styled once at its root: scrolls inside its own
 * frame, the header and the pinned columns stay.
 */
export function DataTable<Row extends { id: number | string }>({ label, rows, columns, sort, onSortChange, busy, selection }: Props<Row>) {
  'use no memo'; // TanStack's table instance changes inside while it stays the same object; it never leaves this file
  const table = useTable({
    features,
    data: rows,
    columns: columns.map(({ id, header, sortKey }) => ({ id, header, enableSorting: sortKey !== undefined })),
    getRowId: ({ id }) => String(id),
    manualSorting: true,
    state: {
      sorting: columns.filter(({ sortKey }) => sortKey !== undefined && sortKey === sort?.key).map(({ id }) => ({ id, desc: sort?.direction === 'desc' })),
      rowSelection: Object.fromEntries(selection?.selected.map((id) => [String(id), true] as const) ?? []),
    },
    onRowSelectionChange: (update) => {
      const chosen = typeof update === 'function' ? update(table.state.rowSelection) : update;
      selection?.onChange(rows.map(({ id }) => id).filter((id) => chosen[String(id)]));
    },
  });
  const layout = columnLayout(columns, selection !== undefined);
  return (
    // The frame scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.frame} aria-label={label} tabIndex={0} onPointerOver={titleCutText}>
      <table className={styles.table} aria-label={label} aria-busy={busy || undefined} data-pinned={layout.pinned} style={tableStyle(layout)}>
        <colgroup>{layout.widths.map((width, index) => <col key={index} style={{ width }} />)}</colgroup>
        <DataTableHead
          columns={columns.map((column) => ({ column, sorted: table.getColumn(column.id)?.getIsSorted() || undefined }))}
          onSortChange={onSortChange}
          all={selection && { checked: table.getIsAllRowsSelected(), some: table.getIsSomeRowsSelected(), onChange: (checked) => table.toggleAllRowsSelected(checked) }}
        />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <DataTableRow
              key={row.id}
              row={row.original}
              columns={columns}
              checkLabel={selection?.rowLabel(row.original)}
              checked={selection && row.getIsSelected()}
              onCheck={selection && ((checked) => row.toggleSelected(checked))}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
