import type { ReactNode } from 'react';
import type { DataTableColumn, ExpandableState, RowInteraction } from './dataTable.types.ts';
import { cellClass } from './TableFrame.tsx';
import { activation } from './tableRows.ts';

interface Props<Row extends { id: number | string }> {
  row: Row;
  columns: readonly DataTableColumn<Row>[];
  interaction: RowInteraction<Row> | undefined;
  /** The id of the detail, while there is one. */
  detailId: string;
  /** Chosen, active or expanded, depending on the interaction. */
  on: boolean;
  onChange: (on: boolean) => void;
}

/**
 * One row, and its detail while it is expanded. The cells render again only when the record
 * changes.
 */
export function DataTableRow<Row extends { id: number | string }>({
  row,
  columns,
  interaction,
  detailId,
  on,
  onChange,
}: Props<Row>) {
  const cells = columns.map((column) => (
    <td key={column.id} className={cellClass(column)}>
      {column.cell(row)}
    </td>
  ));
  switch (interaction?.kind) {
    case undefined:
      return <tr>{cells}</tr>;
    case 'one':
      return (
        <tr aria-selected={on} {...activation(() => onChange(true))}>
          {cells}
        </tr>
      );
    case 'many':
      return (
        <tr aria-selected={on}>
          <td>
            <input
              type="checkbox"
              aria-label={interaction.rowLabel(row)}
              checked={on}
              onChange={({ target }) => onChange(target.checked)}
            />
          </td>
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
 * A component, so that the compiler may keep the cells: it does not know what a function does with
 * them.
 */
const ExpandableRow = ({ renderRow, ...state }: ExpandableProps) => renderRow(state);

interface SelectAllProps {
  /** Of the rows on the page. */
  chosen: { all: boolean; some: boolean };
  onChange: (all: boolean) => void;
}

/** The check box over the check boxes. */
export function SelectAllHeader({ chosen, onChange }: SelectAllProps) {
  return (
    <th scope="col">
      <input
        type="checkbox"
        aria-label="Select all rows"
        checked={chosen.all}
        ref={(box) => {
          if (box) box.indeterminate = chosen.some && !chosen.all;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </th>
  );
}
