import { cellOf, type TableCell } from '../DataTable/tableCells.ts';

/**
 * How long the pointer must rest in a cell, in milliseconds. A pointer that passes by triggers
 * nothing.
 */
const REST_MS = 150;

interface Tracker {
  tableId: string;
  /** Called when the pointer rests in a cell, `x` pixels from the left of the window. */
  onRest: (cell: TableCell, x: number) => void;
  /** Called when the pointer has left the cell, or the page has scrolled under it. */
  onLeave: () => void;
  /** Whether an element belongs to the button or its popover, which may cover another cell. */
  isOwn: (target: Node) => boolean;
}

/**
 * Tracks the mouse or pen over the cells of a table with listeners on the document, until the
 * returned function is called. Touch is ignored, because a finger does not hover.
 */
export function trackCells({ tableId, onRest, onLeave, isOwn }: Tracker): () => void {
  let cell: TableCell | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let x = 0;
  let isFirst = true;
  const hide = () => {
    clearTimeout(timer);
    onLeave();
  };
  const leave = () => {
    if (cell) hide();
    cell = undefined;
  };
  const isOutside = ({ target }: Event) => !(target instanceof Node && isOwn(target));
  const over = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || !isOutside(event)) return;
    isFirst = false;
    x = event.clientX;
    const next = cellOf(event.target, tableId);
    if (next?.element === cell?.element) return;
    leave();
    cell = next;
    if (next) timer = setTimeout(() => onRest(next, x), REST_MS);
  };
  const move = (event: PointerEvent) => {
    x = event.clientX;
    if (isFirst) over(event); // The pointer was in a cell before tracking began.
  };
  const press = (event: Event) => {
    if (isOutside(event)) hide(); // hides the button until the pointer enters another cell
  };
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  document.addEventListener('pointerover', over, options);
  document.addEventListener('pointermove', move, options);
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('scroll', leave, options);
  document.documentElement.addEventListener('pointerleave', leave, { signal: ended.signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}
