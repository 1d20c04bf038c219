import { cellClass } from './cellClass.ts';
import type { DataTableColumn } from './dataTable.types.ts';

interface Props<Row> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  checkLabel?: string;
  checked?: boolean;
  onCheck?: (checked: boolean) => void;
}

/** One row; drawn again only when its record changes. */
export function DataTableRow<Row>({ row, columns, checkLabel, checked, onCheck }: Props<Row>) {
  return (
    <tr aria-selected={checked}>
      {onCheck ? <td><input type="checkbox" aria-label={checkLabel} checked={checked} onChange={({ target }) => onCheck(target.checked)} /></td> : null}
      {columns.map((column) => <td key={column.id} className={cellClass(column)}>{column.cell(row)}</td>)}
    </tr>
  );
}
