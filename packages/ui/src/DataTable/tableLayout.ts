/**
 * The layout that a person chose for one table. With the empty layout the table is as its columns
 * describe it.
 */
export interface TableLayout {
  /**
   * The ids of the columns in the chosen order. A column that is not listed follows the one that
   * precedes it in the columns' own order.
   */
  readonly order: readonly string[];
  /**
   * Ids of the columns whose visibility differs from the default: hidden ones, or shown ones with
   * `hiddenAtFirst`.
   */
  readonly hidden: readonly string[];
  /**
   * The chosen widths in pixels, by column id. A column without a chosen width is as wide as its
   * contents need.
   */
  readonly widths: Readonly<Record<string, number>>;
}

export const DEFAULT_LAYOUT: TableLayout = { order: [], hidden: [], widths: {} };

/** How close together the rows of a person's lists are. */
export type Density = 'normal' | 'compact';

/** The part of a column that the layout uses. */
export interface LaidOutColumn {
  id: string;
  pinned?: boolean;
  pinnedEnd?: boolean;
  hiddenAtFirst?: boolean;
}

/** The zone of a column: 0 pinned at the start, 1 scrolling, 2 pinned at the end. */
export const zoneOf = ({ pinned, pinnedEnd }: LaidOutColumn): 0 | 1 | 2 =>
  pinned ? 0 : pinnedEnd ? 2 : 1;

/** All columns in the chosen order, each in its zone. Ids without a column are ignored. */
export function arrangeColumns<C extends LaidOutColumn>(
  columns: readonly C[],
  order: TableLayout['order'],
): readonly C[] {
  if (order.length === 0) return columns;
  const arranged = [...new Set(order)].flatMap((id) =>
    columns.filter((column) => column.id === id),
  );
  for (const [index, column] of columns.entries()) {
    if (order.includes(column.id)) continue;
    const before = columns[index - 1];
    arranged.splice(before ? arranged.indexOf(before) + 1 : 0, 0, column);
  }
  return ([0, 1, 2] as const).flatMap((zone) =>
    arranged.filter((column) => zoneOf(column) === zone),
  );
}

/**
 * Whether a column is the only visible one that identifies a row: the last visible pinned column,
 * or the last visible column when none is pinned.
 */
export const isLastIdentity = (column: LaidOutColumn, shown: readonly LaidOutColumn[]): boolean =>
  shown.every((other) => other.id === column.id || (column.pinned === true && !other.pinned));

/**
 * The columns in the chosen order without the hidden ones. A column that identifies the row is
 * always among them, even if the stored layout hides it.
 */
export function shownColumns<C extends LaidOutColumn>(
  columns: readonly C[],
  order: TableLayout['order'],
  hidden: TableLayout['hidden'],
): readonly C[] {
  const arranged = arrangeColumns(columns, order);
  if (hidden.length === 0 && !arranged.some((column) => column.hiddenAtFirst)) return arranged;
  const identity = arranged.find(({ pinned }) => pinned) ?? arranged[0];
  const isShown = ({ id, hiddenAtFirst = false }: C) => hidden.includes(id) === hiddenAtFirst;
  const identified = arranged.some(
    (column) => isShown(column) && (column.pinned === true || !identity?.pinned),
  );
  return arranged.filter((column) => isShown(column) || (!identified && column === identity));
}

/** The layout with another width for a column. `undefined` makes the width automatic. */
export function withWidth(layout: TableLayout, id: string, width: number | undefined): TableLayout {
  const { [id]: _, ...others } = layout.widths;
  return { ...layout, widths: width === undefined ? others : { ...others, [id]: width } };
}

export const isDefault = ({ order, hidden, widths }: TableLayout): boolean =>
  order.length === 0 && hidden.length === 0 && Object.keys(widths).length === 0;
