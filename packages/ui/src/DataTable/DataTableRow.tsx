import { cellClass } from './cellClass.ts';
import type { DataTableColumn } from './dataTable.types.ts';
import { activation } from './rowActivation.ts';

interface Check {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

interface Props<Row extends { id: number | string }> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  /** The check box before the cells. */
  check?: Check;
  /** The row as a whole can be made the active one. */
  activate?: { active: boolean; onActivate: (id: Row['id']) => void };
}

/** One row; its cells are drawn again only when its record changes. */
export function DataTableRow<Row extends { id: number | string }>({
  row,
  columns,
  check,
  activate,
}: Props<Row>) {
  const cells = columns.map((column) => (
    <td key={column.id} className={cellClass(column)}>
      {column.cell(row)}
    </td>
  ));
  if (activate)
    return (
      <tr aria-selected={activate.active} {...activation(() => activate.onActivate(row.id))}>
        {cells}
      </tr>
    );
  return (
    <tr aria-selected={check?.checked}>
      {check ? (
        <td>
          <input
            type="checkbox"
            aria-label={check.label}
            checked={check.checked}
            onChange={({ target }) => check.onChange(target.checked)}
          />
        </td>
      ) : null}
      {cells}
    </tr>
  );
}
