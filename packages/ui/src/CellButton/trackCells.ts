import { cellOf, type TableCell } from '../DataTable/tableCells.ts';

/** How long the pointer stays in a cell before the cell counts: whoever passes by sees nothing. */
const REST_MS = 150;

interface Tracker {
  tableId: string;
  /** The pointer rests in a cell, `x` pixels from the left of the window. */
  onRest: (cell: TableCell, x: number) => void;
  /** It has left the cell, or the page has moved under it. */
  onLeave: () => void;
  /** Whether an element belongs to what the cell shows, which may lie over another cell. */
  isOwn: (target: Node) => boolean;
}

/**
 * Follows the mouse or pen over the cells of a table, with listeners of the document for all of
 * them, until the returned function is called. A finger does not hover.
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
    if (isFirst) over(event); // It was in a cell before it was followed.
  };
  const press = (event: Event) => {
    if (isOutside(event)) hide(); // not again in this cell
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
