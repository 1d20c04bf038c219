import type { ReactNode } from 'react';
import type { DataTableColumn, RowInteraction } from './dataTable.types.ts';
import { cellClass } from './TableFrame.tsx';
import { activation } from './tableRows.ts';
import styles from './DataTable.module.css';

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
        <>
          <tr>
            <td>
              <button
                type="button"
                className={styles.expand}
                aria-label={interaction.rowLabel(row)}
                aria-expanded={on}
                aria-controls={on ? detailId : undefined}
                onPointerEnter={interaction.onApproach}
                onFocus={interaction.onApproach}
                onClick={() => onChange(!on)}
              />
            </td>
            {cells}
          </tr>
          {on ? (
            <tr id={detailId} data-detail="" className={styles.detailRow}>
              <td colSpan={columns.length + 1}>
                <div className={styles.detail}>{interaction.detail(row)}</div>
              </td>
            </tr>
          ) : null}
        </>
      );
  }
}

interface LeadHeaderProps {
  kind: RowInteraction<never>['kind'] | undefined;
  /** Of the rows on the page, for the check box over the check boxes. */
  chosen: { all: boolean; some: boolean };
  onChooseAll: (all: boolean) => void;
}

/** The header of the column before the columns, where the interaction has one. */
export function LeadHeader({ kind, chosen, onChooseAll }: LeadHeaderProps): ReactNode {
  if (kind === 'expand')
    return (
      <td className={styles.lead}>
        <span className={styles.hidden}>Details</span>
      </td>
    );
  if (kind !== 'many') return null;
  return (
    <th scope="col">
      <input
        type="checkbox"
        aria-label="Select all rows"
        checked={chosen.all}
        ref={(box) => {
          if (box) box.indeterminate = chosen.some && !chosen.all;
        }}
        onChange={({ target }) => onChooseAll(target.checked)}
      />
    </th>
  );
}
