import type { MouseEvent } from 'react';
import { MAX_WIDTH, MIN_WIDTH } from './columnWidths.ts';

// What a pointer does with the cells of a table besides its controls. The script is loaded when a
// pointer reaches the table.

/** A cell with clipped text shows all of it in a tooltip. One listener serves all cells. */
function titleCutText({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell || cell.querySelector('[title]')) return;
  if (cell.scrollWidth > cell.clientWidth) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}

/**
 * The width of the handle at the edge of a header, in pixels. The style sheet draws it with the
 * same width.
 */
const EDGE = 8;

type WidthChange = (columnId: string, width: number | undefined) => void;

export const clampWidth = (width: number): number =>
  Math.round(Math.max(MIN_WIDTH, Math.min(width, MAX_WIDTH)));

/**
 * The header whose right edge is pressed. Its handle is a pseudo-element over the button in the
 * header, so the target is the header itself.
 */
function edgeOf({
  target,
  clientX,
}: MouseEvent): { th: HTMLTableCellElement; id: string } | undefined {
  if (!(target instanceof HTMLTableCellElement) || target.dataset['column'] === undefined)
    return undefined;
  return target.getBoundingClientRect().right - clientX <= EDGE
    ? { th: target, id: target.dataset['column'] }
    : undefined;
}

/**
 * Changes the width of a column while the edge of its header is dragged, starting from the width
 * that the column has on the screen.
 */
function dragEdge(event: MouseEvent, onWidthChange: WidthChange): void {
  const edge = event.button === 0 ? edgeOf(event) : undefined;
  if (!edge) return;
  event.preventDefault(); // keeps the focus and prevents a text selection
  const offset = edge.th.getBoundingClientRect().width - event.clientX;
  const done = new AbortController();
  const { signal } = done;
  addEventListener(
    'pointermove',
    ({ buttons, clientX }) => {
      if (buttons === 0) done.abort(); // released outside the window
      else onWidthChange(edge.id, clampWidth(offset + clientX));
    },
    { signal },
  );
  addEventListener('pointerup', () => done.abort(), { signal });
  addEventListener('pointercancel', () => done.abort(), { signal });
}

/** Makes the width automatic again after a double click on the edge. */
function releaseEdge(event: MouseEvent, onWidthChange: WidthChange): void {
  const edge = edgeOf(event);
  if (edge) onWidthChange(edge.id, undefined);
}

/** Without `onWidthChange` the columns cannot be resized. */
export function handlePointer(event: MouseEvent, onWidthChange: WidthChange | undefined): void {
  if (event.type === 'pointerover') titleCutText(event);
  else if (!onWidthChange) return;
  else if (event.type === 'pointerdown') dragEdge(event, onWidthChange);
  else releaseEdge(event, onWidthChange);
}
