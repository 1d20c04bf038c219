import { isRecord } from './tableRows.ts';

// Finds the hovered cell and the focused row of the table with a given id.

/** A cell, by the id of its column and the index of its row among the table's records. */
export interface TableCell {
  element: HTMLTableCellElement;
  column: string;
  row: number;
}

const indexOf = (row: Element | null): number =>
  [...(row?.parentElement?.children ?? [])].filter(isRecord).findIndex((record) => record === row);

/**
 * The cell that contains an element. Undefined in the header, in a detail, and in a cell of
 * controls.
 */
export function cellOf(target: EventTarget | null, tableId: string): TableCell | undefined {
  const element = target instanceof Element ? target.closest('td') : null;
  const table = element?.closest('table');
  const record = element?.parentElement;
  if (!element || !record?.closest('tbody') || table?.id !== tableId) return undefined;
  const heads = table.tHead?.firstElementChild?.children;
  const column = heads?.[[...record.children].indexOf(element)]?.getAttribute('data-column');
  const row = indexOf(record);
  return column == null || row < 0 ? undefined : { element, column, row };
}

/** The row of the table that has or contains the focus. */
export function focusedRowOf(
  tableId: string,
): { element: HTMLTableRowElement; row: number } | undefined {
  const element = document.activeElement?.closest('tr');
  if (!element || element.closest('table')?.id !== tableId || !element.closest('tbody'))
    return undefined;
  const row = indexOf(element);
  return row < 0 ? undefined : { element, row };
}
