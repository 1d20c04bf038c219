import { useId } from 'react';
import { cellClass } from '../DataTable/cellClass.ts';
import type { DataTableColumn } from '../DataTable/dataTable.types.ts';
import type { RowExpansion } from './expandableTable.types.ts';
import styles from './ExpandableTable.module.css';

interface Props<Row extends { id: number | string }> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  expand: RowExpansion<Row>;
  open: boolean;
  onToggle: (id: Row['id']) => void;
}

/**
 * A row with a button that opens it, and below it what it opens. The cells are drawn again only
 * when the record changes.
 */
export function ExpandableRow<Row extends { id: number | string }>({
  row,
  columns,
  expand,
  open,
  onToggle,
}: Props<Row>) {
  const detailId = useId();
  return (
    <>
      <tr>
        <td>
          <button
            type="button"
            className={styles.expand}
            aria-label={expand.rowLabel(row)}
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            onPointerEnter={expand.onApproach}
            onFocus={expand.onApproach}
            onClick={() => onToggle(row.id)}
          />
        </td>
        {columns.map((column) => (
          <td key={column.id} className={cellClass(column)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {open ? (
        <tr id={detailId} className={styles.detailRow}>
          <td colSpan={columns.length + 1}>
            <div className={styles.detail}>{expand.detail(row)}</div>
          </td>
        </tr>
      ) : null}
    </>
  );
}
