import type { CSSProperties } from 'react';
import type { DataTableColumn } from './dataTable.types.ts';
import type { TableLayout } from './tableLayout.ts';

export const DEFAULT_WIDTH = 140;
/** Of a column before the caller's own: check boxes, expand buttons. */
export const LEAD_WIDTH = 44;

type Widths = readonly Pick<DataTableColumn<never>, 'id' | 'width' | 'pinned' | 'pinnedEnd'>[];

export interface ColumnLayout {
  /** Of each column, as CSS. */
  widths: readonly (number | string)[];
  /** How many of the first columns stay, the leading one with them. */
  pinned: number;
  /** How many of the last columns stay. */
  pinnedEnd: 1 | 2 | undefined;
  style: CSSProperties & Record<`--${string}`, string>;
}

/**
 * The widths of the columns and the left edges of the pinned ones, as variables of the table, so
 * that no cell carries a style of its own. Without chosen widths the browser shares out the room
 * that is left. A chosen width is exact: then the others, or the last one where all are chosen, get
 * their shares by calculation from the width of the frame (100cqi).
 */
export function columnLayout(
  columns: Widths,
  hasLead: boolean,
  chosen: TableLayout['widths'] = {},
): ColumnLayout {
  const own = columns.map(({ id, width }) => chosen[id] ?? width ?? DEFAULT_WIDTH);
  const least = hasLead ? [LEAD_WIDTH, ...own] : own;
  const total = least.reduce((sum, width) => sum + width, 0);
  const free = columns.findIndex(({ pinned }) => !pinned);
  const pinnedOwn = free === -1 ? columns.length : free;
  const pinned = hasLead && pinnedOwn > 0 ? pinnedOwn + 1 : pinnedOwn;

  const style: ColumnLayout['style'] = { minWidth: total };
  let left = 0;
  for (const [index, width] of least.slice(0, pinned).entries()) {
    style[`--pin-${index + 1}`] = `${left}px`;
    left += width;
  }
  const [lastButOne, last] = [columns.at(-2), columns.at(-1)];
  const pinnedEnd = last?.pinnedEnd ? (lastButOne?.pinnedEnd ? 2 : 1) : undefined;
  if (pinnedEnd === 2) style['--pin-end-2'] = `${own.at(-1)}px`;
  return {
    pinnedEnd,
    widths: hasLead
      ? [LEAD_WIDTH, ...share(columns, own, total, chosen)]
      : share(columns, own, total, chosen),
    pinned,
    style,
  };
}

function share(
  columns: Widths,
  own: readonly number[],
  total: number,
  chosen: TableLayout['widths'],
): readonly (number | string)[] {
  if (!columns.some(({ id }) => id in chosen)) return own;
  const isFree = (index: number) => !((columns[index]?.id ?? '') in chosen);
  const takes = own.some((_, index) => isFree(index))
    ? isFree
    : (index: number) => index === own.length - 1;
  const taken = own.reduce((sum, width, index) => sum + (takes(index) ? width : 0), 0);
  return own.map((width, index) =>
    takes(index)
      ? `calc(${width}px + max(0px, 100cqi - ${total}px) * ${(width / taken).toFixed(5)})`
      : width,
  );
}
