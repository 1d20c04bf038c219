import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { mountedElements } from '../mountedElements.ts';
import { nearFocus } from '../nearFocus.ts';

// Keyboard and focus handling for table rows. Each function uses the table that has the focus, that
// of the card that has it, or the first one on the page.

const tables = mountedElements<HTMLTableElement>();

export const tableRef = tables.register;

/**
 * The focused table. The scroll frame around a table counts as the table. The last match wins,
 * because a nested table comes after its outer table.
 */
const currentTable = () =>
  tables.all().findLast((table) => table.parentElement?.contains(document.activeElement)) ??
  nearFocus(tables.all());

/** Whether a row shows a record. The detail of an expanded row is a row of its own. */
export const isRecord = (row: Element): row is HTMLTableRowElement =>
  row instanceof HTMLTableRowElement && row.dataset['detail'] === undefined;

const records = () => [...(currentTable()?.tBodies[0]?.children ?? [])].filter(isRecord);

const isActivatable = (row: HTMLTableRowElement) => row.dataset['activates'] !== undefined;

const openerOf = (row: HTMLTableRowElement) =>
  row.querySelector<HTMLElement>('a[href], button:not([aria-disabled="true"])');

/**
 * The element that Enter activates in a row: the row itself when it can be made active, otherwise
 * its first link or button.
 */
const targetOf = (row: HTMLTableRowElement) => (isActivatable(row) ? row : openerOf(row));

/** The row that contains the focus, or whose detail contains it. */
function focusedRow(): HTMLTableRowElement | undefined {
  let row: Element | null = document.activeElement?.closest('tr') ?? null;
  while (row instanceof HTMLElement && row.dataset['detail'] !== undefined)
    row = row.previousElementSibling;
  return records().find((record) => record === row);
}

function focusRow(row: HTMLTableRowElement): void {
  const target = targetOf(row) ?? row;
  if (target === row && !isActivatable(row)) row.tabIndex = -1;
  target.focus();
}

export const hasRows = (): boolean => records().length > 0;

/** Whether Enter does something in at least one row. */
export const canOpenRow = (): boolean => records().some(targetOf);

/** The index of the row that has the focus; -1 if no row has it. */
export const focusedRowIndex = (): number => {
  const row = focusedRow();
  return row ? records().indexOf(row) : -1;
};

/**
 * Moves the focus by one row, to the element that Enter activates in that row. Without a focused
 * row it starts at the first one.
 */
export function moveRow(step: 1 | -1): void {
  const rows = records();
  const at = focusedRowIndex();
  const row = rows[at < 0 ? 0 : Math.max(0, Math.min(at + step, rows.length - 1))];
  if (row) focusRow(row);
}

/**
 * Focuses the row at an index, or the last row if there are fewer. Returns false if there are no
 * rows.
 */
export function focusRowAt(index: number): boolean {
  const rows = records();
  const row = rows[Math.max(0, Math.min(index, rows.length - 1))];
  if (row) focusRow(row);
  return row !== undefined;
}

export const focusActiveRow = (): void =>
  records()
    .find((row) => row.getAttribute('aria-selected') === 'true')
    ?.focus();

const boxOfFocusedRow = () => focusedRow()?.querySelector<HTMLElement>('[data-choose]');

/** Whether the row that has the focus has a check box. */
export const canChooseRow = (): boolean => boxOfFocusedRow() != null;

/** Presses the check box of the row that has the focus; `extend` does the same as Shift. */
export function chooseRow(extend = false): void {
  boxOfFocusedRow()?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: extend }),
  );
}

/** The attributes of an element around one control of a row, which `runRowAction` presses. */
export const rowAction = (name: string) => ({ 'data-row-action': name });

const controlOf = (name: string) =>
  focusedRow()?.querySelector<HTMLElement>(
    `[data-row-action="${CSS.escape(name)}"] :is(button, a)`,
  );

export const hasRowAction = (name: string): boolean => controlOf(name) != null;

/**
 * Presses the control of an action in the focused row. A disabled one gets the focus instead, and
 * its tooltip says why it is disabled.
 */
export function runRowAction(name: string): void {
  const control = controlOf(name);
  if (control?.getAttribute('aria-disabled') === 'true') control.focus();
  else control?.click();
}

/**
 * A ref callback for a row or a control in it: when it is removed while it has the focus, the
 * nearest remaining row gets the focus, unless another element has it by then.
 */
export function passFocusToNextRow(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement)) return;
    const row = element.closest('tr');
    const rows = [...(row?.parentElement?.children ?? [])];
    const at = rows.findIndex((other) => other === row);
    const others = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()];
    // Waits until the removal is complete, because other rows may be removed at the same time.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return;
      const left = others.find(({ isConnected }) => isConnected);
      if (left instanceof HTMLTableRowElement) targetOf(left)?.focus();
    });
  };
}

/** The elements of a row that handle a press themselves. */
const CONTROL = 'a, button, input, select, textarea, label, summary, [contenteditable]';

/**
 * Whether a press hit the row itself, not a control in it or a portal of such a control, and did
 * not select text.
 */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(CONTROL))
    return false;
  const selected = getSelection();
  return !selected || selected.isCollapsed || !currentTarget.contains(selected.anchorNode);
}

/**
 * The attributes of a row that can be made the active one: by a press on it, or by Enter or Space
 * while the row itself has the focus.
 */
export const activation = (
  onActivate: () => void,
): ComponentProps<'tr'> & { 'data-activates': '' } => ({
  'data-activates': '',
  tabIndex: 0,
  ref: passFocusToNextRow,
  onClick: (event) => {
    if (isOnRow(event)) onActivate();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' '))
      return;
    event.preventDefault();
    onActivate();
  },
});
