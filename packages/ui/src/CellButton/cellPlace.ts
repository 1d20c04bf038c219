interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The width and height of the button, in pixels. */
export const BUTTON = 26;
/** The distance between the button and the edge of the cell, in pixels. */
const GAP = 2;

/**
 * The place of the button in the visible part of a cell. The button stands at the end that the text
 * leaves free, but never under the pointer, where it would catch the next press. Undefined when
 * there is no room beside the pointer.
 *
 * @param pointer the x coordinate of the pointer
 */
export function cellPlace(
  { left, right, top, bottom }: Box,
  align: 'start' | 'end',
  pointer: number,
): { left: number; top: number } | undefined {
  const places = { start: left + GAP, end: right - GAP - BUTTON };
  const free = align === 'end' ? 'start' : 'end';
  const other = align === 'end' ? 'end' : 'start';
  const at = [places[free], places[other]].find(
    (place) =>
      place >= left && place + BUTTON <= right && (pointer < place || pointer > place + BUTTON),
  );
  return at === undefined ? undefined : { left: at, top: (top + bottom - BUTTON) / 2 };
}

/**
 * The visible part of a cell in viewport pixels: inside the table's frame, below the header, and
 * not under pinned columns.
 */
export function boxInSight(cell: HTMLTableCellElement): Box {
  const own = cell.getBoundingClientRect();
  const table = cell.closest('table');
  const frame = (table?.parentElement ?? cell).getBoundingClientRect();
  const head = table?.tHead?.getBoundingClientRect().bottom ?? frame.top;
  const box = {
    left: Math.max(own.left, frame.left),
    right: Math.min(own.right, frame.right),
    top: Math.max(own.top, head),
    bottom: Math.min(own.bottom, frame.bottom),
  };
  const stays = (other: Element) => getComputedStyle(other).position === 'sticky';
  if (stays(cell)) return box;
  for (const other of [...(cell.parentElement?.children ?? [])].filter(stays)) {
    const { left, right } = other.getBoundingClientRect();
    if (cell.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
      box.right = Math.min(box.right, left);
    else box.left = Math.max(box.left, right);
  }
  return box;
}
