/** The rows of a list, whose table has a name; others stand in texts. */
const ROW = 'table[aria-label] > tbody > tr';

/** Rows that stand for a record; what an expanded row shows is one wide cell below it. */
const isRecord = (row: HTMLTableRowElement) => row.cells[0]?.colSpan === 1;

const shownRows = () => [...document.querySelectorAll<HTMLTableRowElement>(ROW)].filter(isRecord);

/** A row that Enter itself does something with. */
const activates = (row: HTMLTableRowElement) => row.dataset['activates'] !== undefined;

const opener = (row: HTMLTableRowElement) =>
  row.querySelector<HTMLElement>('a[href], button:not([aria-disabled="true"])');

/** The record that the focus is in, or in whose details it is. */
function focusedRow(): Element | null {
  let row = document.activeElement?.closest(ROW) ?? null;
  while (row instanceof HTMLTableRowElement && !isRecord(row)) row = row.previousElementSibling;
  return row;
}

/**
 * The focus goes to what Enter opens: the next row itself where it can be made the active one, else
 * its first link or button, or the row where there is none.
 */
export function moveRow(step: 1 | -1): void {
  const rows = shownRows();
  const at = rows.findIndex((row) => row === focusedRow());
  const row = rows[at < 0 ? 0 : Math.max(0, Math.min(at + step, rows.length - 1))];
  if (!row) return;
  const target = activates(row) ? row : (opener(row) ?? row);
  if (target === row && !activates(row)) row.tabIndex = -1;
  target.focus();
}

export const hasRows = () => shownRows().length > 0;
export const canOpenRow = () => shownRows().some((row) => activates(row) || opener(row));

/** The place of the row that has the focus among the rows; -1 where none has it. */
export const focusedAt = (): number => shownRows().findIndex((row) => row === focusedRow());

/**
 * Gives the focus to the row at a place, or to the last one, unless something else has it. Without
 * any row, to what stands in their place.
 */
export function focusRowAt(at: number): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  const rows = shownRows();
  const row = rows[Math.max(0, Math.min(at, rows.length - 1))];
  (row ?? document.querySelector<HTMLElement>('[data-list-main]'))?.focus();
}

/**
 * What a row offers under a name of its own, for the keys: the control inside the element that is
 * marked so.
 */
export type RowAction = 'review' | 'assign' | 'careerPage';
const controlOf = (action: RowAction) =>
  focusedRow()?.querySelector<HTMLElement>(`[data-row-action="${action}"] :is(button, a)`);

export const offers = (action: RowAction): boolean => Boolean(controlOf(action));

/**
 * Presses what the row that has the focus offers. Where it cannot be pressed now it gets the focus,
 * and its tooltip says why.
 */
export function pressInRow(action: RowAction): void {
  const control = controlOf(action);
  if (control?.getAttribute('aria-disabled') === 'true') control.focus();
  else control?.click();
}
