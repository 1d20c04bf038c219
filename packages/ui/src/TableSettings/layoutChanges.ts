import {
  arrangeColumns,
  zoneOf,
  type Density,
  type LaidOutColumn,
  type TableLayout,
} from '../DataTable/tableLayout.ts';

/** The part of a table that the settings use. */
export interface TableSetup {
  /** All columns in display order, hidden ones too. */
  all: readonly (LaidOutColumn & { header: string; sortKey?: string; width?: number })[];
  /** The shown columns. */
  columns: readonly LaidOutColumn[];
  chosen: TableLayout;
  layout: { tableId: string; density: Density };
  onChange: (chosen: TableLayout) => void;
  onDensityChange: (density: Density) => void;
}

export function withShown(
  layout: TableLayout,
  { id, hiddenAtFirst = false }: Pick<LaidOutColumn, 'id' | 'hiddenAtFirst'>,
  shown: boolean,
): TableLayout {
  const others = layout.hidden.filter((hidden) => hidden !== id);
  return { ...layout, hidden: shown === hiddenAtFirst ? [...others, id] : others };
}

/** Moves a column one place up or down among all columns, hidden ones too. */
export function withMoved(
  layout: TableLayout,
  columns: readonly LaidOutColumn[],
  id: string,
  by: -1 | 1,
): TableLayout {
  const order = arrangeColumns(columns, layout.order).map((column) => column.id);
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return layout;
  order.splice(to, 0, ...order.splice(from, 1));
  return { ...layout, order };
}

/** Why a column cannot be moved in a direction. Undefined when it can. */
export function reasonNotToMove(
  columns: readonly LaidOutColumn[],
  id: string,
  by: -1 | 1,
): string | undefined {
  const index = columns.findIndex((column) => column.id === id);
  const neighbour = columns[index + by];
  if (!neighbour) return by < 0 ? 'This is the first column.' : 'This is the last column.';
  const column = columns[index];
  if (!column || zoneOf(neighbour) === zoneOf(column)) return undefined;
  return column.pinnedEnd || neighbour.pinnedEnd
    ? 'Columns that stay at the end come last.'
    : 'Columns that stay while the others scroll come first.';
}
