interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The width and height of the button, in pixels. */
export const BUTTON = 26;
/** Between the button and the edge of the cell. */
const GAP = 2;

/**
 * Where the button stands in the part of a cell that is in sight: at the end that its text leaves
 * free, but never under the pointer, whose next press would be taken. Undefined where there is no
 * room beside the pointer.
 *
 * @param pointer its horizontal place
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
 * The part of a cell that is in sight, in window pixels: inside the frame of its table, below the
 * header, and not under the columns that stay.
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
