import type { PointerEvent, MouseEvent } from 'react';

export const MIN_WIDTH = 48;
export const MAX_WIDTH = 640;
/** The same as the width of the handle that the style sheet draws. */
const EDGE = 8;

type WidthChange = (columnId: string, width: number | undefined) => void;

export const clampWidth = (width: number): number =>
  Math.round(Math.max(MIN_WIDTH, Math.min(width, MAX_WIDTH)));

/**
 * The header whose right edge is pressed. The handle there is drawn by the header itself, over the
 * button in it.
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
 * Pressing the edge of a header and moving makes the column wider or narrower, from the width it
 * has on the screen.
 */
export function dragEdge(event: PointerEvent, onWidthChange: WidthChange): void {
  const edge = event.button === 0 ? edgeOf(event) : undefined;
  if (!edge) return;
  event.preventDefault(); // no text is selected, the focus stays
  const offset = edge.th.getBoundingClientRect().width - event.clientX;
  const done = new AbortController();
  const { signal } = done;
  addEventListener(
    'pointermove',
    ({ buttons, clientX }) => {
      if (buttons === 0) done.abort(); // let go where nobody told us
      else onWidthChange(edge.id, clampWidth(offset + clientX));
    },
    { signal },
  );
  addEventListener('pointerup', () => done.abort(), { signal });
  addEventListener('pointercancel', () => done.abort(), { signal });
}

/** A double click on the edge gives the width back. */
export function releaseEdge(event: MouseEvent, onWidthChange: WidthChange): void {
  const edge = edgeOf(event);
  if (edge) onWidthChange(edge.id, undefined);
}
