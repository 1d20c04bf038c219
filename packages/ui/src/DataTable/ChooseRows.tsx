import { useSyncExternalStore, type MouseEvent } from 'react';
import type { ChosenRows, RowSelection } from './dataTable.types.ts';
import styles from './DataTable.module.css';

type Row = { id: number | string };

/** Keeps a press with Shift from selecting text. */
const keepText = (event: MouseEvent) => {
  if (event.shiftKey) event.preventDefault();
};

interface ChooseRowProps<R extends Row> {
  row: R;
  selection: ChosenRows<R>;
  /**
   * Called when the box is pressed. With `extend` (Shift) all rows from the last pressed one to
   * this one change.
   */
  onChange: (selected: boolean, extend: boolean) => void;
}

/** The check box of a row. Only this component renders again when the row is selected. */
function ChooseRow<R extends Row>({ row, selection, onChange }: ChooseRowProps<R>) {
  const selected = useSyncExternalStore(selection.subscribe, () => selection.has(row.id));
  return (
    <td className={styles.choose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <label onMouseDown={keepText}>
        <input
          type="checkbox"
          data-choose=""
          aria-label={selection.rowLabel(row)}
          checked={selected}
          onChange={({ target, nativeEvent }) =>
            onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
          }
        />
      </label>
    </td>
  );
}

interface ChoosePageProps<R extends Row> {
  rows: readonly R[];
  selection: ChosenRows<R>;
}

/** The check box in the header, which selects all rows of the page or none. */
function ChoosePage<R extends Row>({ rows, selection }: ChoosePageProps<R>) {
  const count = useSyncExternalStore(
    selection.subscribe,
    () => rows.filter(({ id }) => selection.has(id)).length,
  );
  const all = count > 0 && count === rows.length;
  return (
    <th scope="col" className={styles.choose}>
      <label>
        <input
          type="checkbox"
          aria-label="Select this page"
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !all;
          }}
          onChange={() => selection.change(rows, !all)}
        />
      </label>
    </th>
  );
}

/** Adds the check boxes of rows to their selection. */
export const withCheckBoxes = <R extends Row>(selection: ChosenRows<R>): RowSelection<R> => ({
  ...selection,
  boxOfRow: (row, onChange) => <ChooseRow row={row} selection={selection} onChange={onChange} />,
  boxOfPage: (rows) => <ChoosePage rows={rows} selection={selection} />,
});
