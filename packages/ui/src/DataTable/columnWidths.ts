import type { CSSProperties, MouseEvent, PointerEvent } from 'react';
import type { DataTableColumn } from './dataTable.types.ts';
import type { TableLayout } from './tableLayout.ts';

export const DEFAULT_WIDTH = 140;
/** The width of the leading column of expand buttons. */
export const EXPAND_WIDTH = 44;
/** The width of the leading column of check boxes. */
export const CHOOSE_WIDTH = 28;

type Widths = readonly Pick<DataTableColumn<never>, 'id' | 'width' | 'pinned' | 'pinnedEnd'>[];

export interface ColumnLayout {
  /** The number of columns pinned at the start, including the leading one. */
  pinned: number;
  /** The number of columns pinned at the end. */
  pinnedEnd: 1 | 2 | undefined;
  style: CSSProperties & Record<`--${string}`, string>;
}

/**
 * The widths of the columns (`--col-1` and so on, values of `flex`) and the left edges of the
 * pinned ones, as variables of the table, so that no cell carries a style of its own. `lead` is the
 * width of the column before them, if there is one. A chosen width is exact. The other columns
 * share the room that is left in proportion to their widths; if all are chosen, the last one takes
 * it.
 */
export function columnLayout(
  columns: Widths,
  lead: number | undefined,
  chosen: TableLayout['widths'] = {},
): ColumnLayout {
  const areAllChosen = columns.every(({ id }) => id in chosen);
  const tracks = columns.map(({ id, width }, index) => {
    const own = chosen[id] ?? width ?? DEFAULT_WIDTH;
    const grows = !(id in chosen) || (areAllChosen && index === columns.length - 1);
    return { own, grow: grows ? own : 0 };
  });
  if (lead !== undefined) tracks.unshift({ own: lead, grow: 0 });
  const free = columns.findIndex(({ pinned }) => !pinned);
  const pinnedOwn = free === -1 ? columns.length : free;
  const pinned = lead !== undefined && pinnedOwn > 0 ? pinnedOwn + 1 : pinnedOwn;

  const style: ColumnLayout['style'] = {
    minWidth: tracks.reduce((sum, { own }) => sum + own, 0),
  };
  let left = 0;
  for (const [index, { own, grow }] of tracks.entries()) {
    style[`--col-${index + 1}`] = `${grow} 0 ${own}px`;
    if (index < pinned) style[`--pin-${index + 1}`] = `${left}px`;
    left += own;
  }
  const [lastButOne, last] = [columns.at(-2), columns.at(-1)];
  const pinnedEnd = last?.pinnedEnd ? (lastButOne?.pinnedEnd ? 2 : 1) : undefined;
  if (pinnedEnd === 2) style['--pin-end-2'] = `${tracks.at(-1)?.own}px`;
  return { pinned, pinnedEnd, style };
}

export const MIN_WIDTH = 48;
export const MAX_WIDTH = 640;
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
export function dragEdge(event: PointerEvent, onWidthChange: WidthChange): void {
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
export function releaseEdge(event: MouseEvent, onWidthChange: WidthChange): void {
  const edge = edgeOf(event);
  if (edge) onWidthChange(edge.id, undefined);
}
