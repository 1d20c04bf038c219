/** The rows of a list, whose table has a name; others stand in texts. */
const ROW = 'table[aria-label] > tbody > tr';

/** Rows that stand for a record; what an expanded row shows is one wide cell below it. */
const isRecord = (row: HTMLTableRowElement) => row.cells[0]?.colSpan === 1;

const shownRows = () => [...document.querySelectorAll<HTMLTableRowElement>(ROW)].filter(isRecord);

const opener = (row: HTMLTableRowElement) => row.querySelector<HTMLElement>('a[href], button:not([aria-disabled="true"])');

/** The record that the focus is in, or in whose details it is. */
function focusedRow(): Element | null {
  let row = document.activeElement?.closest(ROW) ?? null;
  while (row instanceof HTMLTableRowElement && !isRecord(row)) row = row.previousElementSibling;
  return row;
}

/** The focus goes to what opens the next row (its first link or button, which Enter then presses), or to the row where nothing does. */
export function moveRow(step: 1 | -1): void {
  const rows = shownRows();
  const at = rows.findIndex((row) => row === focusedRow());
  const row = rows[at < 0 ? 0 : Math.max(0, Math.min(at + step, rows.length - 1))];
  if (!row) return;
  const target = opener(row) ?? row;
  if (target === row) row.tabIndex = -1;
  target.focus();
}

export const hasRows = () => shownRows().length > 0;
export const canOpenRow = () => shownRows().some(opener);
