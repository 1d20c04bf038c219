import type { ReactNode } from 'react';
import type {
  DataTableColumn,
  ExpandableState,
  RowInteraction,
  RowSelection,
} from './dataTable.types.ts';
import { cellClass } from './TableFrame.tsx';
import { activation } from './tableRows.ts';

interface Props<Row extends { id: number | string }> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  interaction: RowInteraction<Row> | undefined;
  selection: RowSelection<Row> | undefined;
  /** The id of the detail, while there is one. */
  detailId: string;
  /** True while the row is active or expanded, depending on the interaction. */
  on: boolean;
  onChange: (on: boolean) => void;
  /** Called when the check box is pressed. `extend` is true with Shift. */
  onChoose: (selected: boolean, extend: boolean) => void;
}

/**
 * One row, and its detail while it is expanded. The cells render again only when the record
 * changes.
 */
export function DataTableRow<Row extends { id: number | string }>({
  row,
  columns,
  interaction,
  selection,
  detailId,
  on,
  onChange,
  onChoose,
}: Props<Row>) {
  const box = selection?.boxOfRow(row, onChoose);
  const cells = columns.map((column) => (
    <td key={column.id} className={cellClass(column)}>
      {column.cell(row)}
    </td>
  ));
  switch (interaction?.kind) {
    case undefined:
      return (
        <tr>
          {box}
          {cells}
        </tr>
      );
    case 'one':
      return (
        <tr aria-selected={on} {...activation(() => onChange(true))}>
          {box}
          {cells}
        </tr>
      );
    case 'expand':
      return (
        <ExpandableRow
          renderRow={(state) => interaction.renderRow(row, state)}
          cells={cells}
          detailId={detailId}
          expanded={on}
          onChange={onChange}
        />
      );
  }
}

interface ExpandableProps extends ExpandableState {
  renderRow: (state: ExpandableState) => ReactNode;
}

/**
 * This is a component of its own, so that the React Compiler can memoise the cells. The compiler
 * cannot see what a render function does with them.
 */
const ExpandableRow = ({ renderRow, ...state }: ExpandableProps) => renderRow(state);
