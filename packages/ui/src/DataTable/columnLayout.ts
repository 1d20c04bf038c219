import type { CSSProperties } from 'react';
import type { DataTableColumn } from './dataTable.types.ts';

const DEFAULT_WIDTH = 140;
export const SELECTION_WIDTH = 44;

type Widths = readonly Pick<DataTableColumn<never>, 'width' | 'pinned'>[];

/** Least widths in pixels, and how many of the first columns stay (the check boxes with them). */
export function columnLayout(columns: Widths, selectable: boolean): { widths: readonly number[]; pinned: number; total: number } {
  const own = columns.map(({ width }) => width ?? DEFAULT_WIDTH);
  const free = columns.findIndex(({ pinned }) => !pinned);
  const pinned = free === -1 ? columns.length : free;
  const widths = selectable ? [SELECTION_WIDTH, ...own] : own;
  return { widths, pinned: selectable && pinned > 0 ? pinned + 1 : pinned, total: widths.reduce((sum, width) => sum + width, 0) };
}

/** The left edges of the pinned columns as CSS variables of the table, so that no cell carries a style of its own. */
export function tableStyle({ widths, pinned, total }: ReturnType<typeof columnLayout>): CSSProperties & Record<`--${string}`, string> {
  const edges: Record<`--${string}`, string> = {};
  let left = 0;
  for (const [index, width] of widths.slice(0, pinned).entries()) {
    edges[`--pin-${index + 1}`] = `${left}px`;
    left += width;
  }
  return { minWidth: total, ...edges };
}
