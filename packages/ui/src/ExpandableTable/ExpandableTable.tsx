import { useState } from 'react';
import type {
  DataTableColumn,
  DataTableLayout,
  DataTableSort,
} from '../DataTable/dataTable.types.ts';
import { DataTableHead } from '../DataTable/DataTableHead.tsx';
import { TableFrame } from '../DataTable/TableFrame.tsx';
import { ExpandableRow } from './ExpandableRow.tsx';
import type { RowExpansion } from './expandableTable.types.ts';
import styles from './ExpandableTable.module.css';

export type { RowExpansion } from './expandableTable.types.ts';

interface Props<Row extends { id: number | string }> {
  label: string;
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  sort?: DataTableSort;
  /** The sort key of the pressed header; the caller decides the direction. */
  onSortChange: (sortKey: string) => void;
  /** Loading other rows: these stay, the open ones open. */
  busy?: boolean;
  /** What opens below a row. */
  expand: RowExpansion<Row>;
  /** Widths and density that a person chose; with it the edges of the headers can be dragged. */
  layout?: DataTableLayout;
}

/**
 * A data table whose rows open. A row that was opened stays open through a sort or a reload, until
 * it is closed or is no longer among the rows.
 */
export function ExpandableTable<Row extends { id: number | string }>({
  label,
  rows,
  columns,
  sort,
  onSortChange,
  busy,
  expand,
  layout,
}: Props<Row>) {
  const [open, setOpen] = useState<readonly Row['id'][]>([]);
  const still = open.filter((id) => rows.some((row) => row.id === id));
  if (still.length < open.length) setOpen(still);
  const toggle = (id: Row['id']) =>
    setOpen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id]));
  return (
    <TableFrame label={label} columns={columns} hasLead busy={busy} layout={layout}>
      <DataTableHead
        columns={columns.map((column) => ({
          column,
          sorted:
            column.sortKey !== undefined && column.sortKey === sort?.key
              ? sort.direction
              : undefined,
        }))}
        onSortChange={onSortChange}
      >
        <td className={styles.lead}>
          <span className={styles.hidden}>Details</span>
        </td>
      </DataTableHead>
      <tbody>
        {rows.map((row) => (
          <ExpandableRow
            key={row.id}
            row={row}
            columns={columns}
            expand={expand}
            open={open.includes(row.id)}
            onToggle={toggle}
          />
        ))}
      </tbody>
    </TableFrame>
  );
}
