import type { CSSProperties } from 'react';
import type { DataTableColumn } from './dataTable.types.ts';
import type { TableLayout } from './tableLayout.ts';

/** The width of a column of texts that has not been measured. */
export const DEFAULT_WIDTH = 140;
/** The width of the leading column of expand buttons. */
export const EXPAND_WIDTH = 44;
/** The width of the leading column of check boxes. */
export const CHOOSE_WIDTH = 28;

type Column = Pick<
  DataTableColumn<never>,
  'id' | 'align' | 'kind' | 'width' | 'pinned' | 'pinnedEnd'
>;

/** What a column holds. A column that is aligned at the end holds values, others hold texts. */
export const kindOf = ({ kind, align }: Pick<Column, 'kind' | 'align'>) =>
  kind ?? (align === 'end' ? 'value' : 'text');

/**
 * The widest that a column becomes for its contents while others need the room. The style sheet has
 * smaller limits for narrow frames (`--fit-name` and so on). Values and badges have no limit,
 * because a part of them would be another value.
 */
const LIMITS = { name: 200, text: 152, url: 176, note: 240, value: Infinity, badge: Infinity };
/** A text gets at most this many times its limit, so that one long text does not take all room. */
const MOST = 3;
/** The share of the room that cut texts take before the other columns get any. */
const FIRST = 1000;

/** The width in pixels that a column needs for its header alone, and for all of its contents. */
export interface Needed {
  head: number;
  all: number;
}

export interface ColumnLayout {
  /** The number of columns pinned at the start, including the leading one. */
  pinned: number;
  /** The number of columns pinned at the end. */
  pinnedEnd: 1 | 2 | undefined;
  style: CSSProperties & Record<`--${string}`, string>;
}

interface Track {
  /** The least width as a CSS length. */
  own: string;
  grow: number;
  most?: number;
}

const fixed = (own: number): Track => ({ own: `${own}px`, grow: 0 });

/** The track of a column that is as wide as its contents need. */
function fitted(column: Column, { head, all }: Needed): Track {
  const kind = kindOf(column);
  const limit = LIMITS[kind];
  if (limit === Infinity) return { own: `${all}px`, grow: all };
  const own = `max(${head}px, min(${all}px, var(--fit-${kind})))`;
  const most = Math.min(all, MOST * limit);
  return limit < most ? { own, grow: (most - limit) * FIRST, most } : { own, grow: all };
}

const sum = (lengths: readonly string[]) => `calc(${['0px', ...lengths].join(' + ')})`;

/**
 * The widths of the columns (`--col-1` and so on, values of `flex`, and `--most-1` and so on) and
 * the left edges of the pinned ones, as variables of the table, so that no cell carries a style of
 * its own. `lead` is the width of the column before them, if there is one.
 *
 * A chosen width is exact. Each other column gets what its contents need, up to a limit. Room that
 * is left goes to the texts that are cut, then to all columns in proportion to their widths. If all
 * widths are chosen, the last column takes it.
 */
export function columnLayout(
  columns: readonly Column[],
  lead: number | undefined,
  chosen: TableLayout['widths'] = {},
  needed: Readonly<Record<string, Needed>> = {},
): ColumnLayout {
  const tracks = columns.map((column): Track => {
    const own = chosen[column.id] ?? column.width;
    return own === undefined
      ? fitted(column, needed[column.id] ?? { head: 0, all: DEFAULT_WIDTH })
      : fixed(own);
  });
  const last = tracks.at(-1);
  if (last && tracks.every(({ grow }) => grow === 0)) last.grow = 1;
  if (lead !== undefined) tracks.unshift(fixed(lead));
  const free = columns.findIndex((column) => !column.pinned);
  const own = free < 0 ? columns.length : free;
  const pinned = own && own + (lead === undefined ? 0 : 1);

  const owns = tracks.map(({ own }) => own);
  const style: ColumnLayout['style'] = { minWidth: sum(owns) };
  for (const [index, { own, grow, most }] of tracks.entries()) {
    style[`--col-${index + 1}`] = `${grow} 0 ${own}`;
    if (most !== undefined) style[`--most-${index + 1}`] = `${most}px`;
    if (index < pinned) style[`--pin-${index + 1}`] = sum(owns.slice(0, index));
  }
  const pinnedEnd = columns.at(-1)?.pinnedEnd ? (columns.at(-2)?.pinnedEnd ? 2 : 1) : undefined;
  if (pinnedEnd === 2) style['--pin-end-2'] = `${last?.own}`;
  return { pinned, pinnedEnd, style };
}

export const MIN_WIDTH = 48;
export const MAX_WIDTH = 640;
