import type { ReactNode } from 'react';
import type { Density, TableLayout } from './tableLayout.ts';

/** One column. Define the array at module scope: a new array renders all rows again. */
export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The key passed to `onSortChange`. A column without it cannot be sorted. */
  sortKey?: string;
  /** Use `end` for numbers. */
  align?: 'start' | 'end';
  /** Sets a monospaced font, for IDs, URLs and code. */
  mono?: boolean;
  /**
   * What the column holds. Values (numbers, dates, short words) and badges are never cut; names,
   * texts, addresses and notes may be. By default a column that is aligned at the end holds values,
   * and others hold texts.
   */
  kind?: 'value' | 'badge' | 'name' | 'text' | 'url' | 'note';
  /**
   * The width in pixels of a column whose contents are no text, such as buttons. Other columns are
   * as wide as their contents need.
   */
  width?: number;
  /** The column stays at the start while other columns scroll. Such columns must come first. */
  pinned?: boolean;
  /**
   * The column stays at the end while other columns scroll, for the actions of a row. At most the
   * last two columns may do so.
   */
  pinnedEnd?: boolean;
  /** The column is hidden until a person shows it. */
  hiddenAtFirst?: boolean;
}

export interface DataTableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/**
 * The selected rows. The state is kept outside React, so that a change renders only the check boxes
 * that change. It may hold rows that are not in the table.
 */
export interface ChosenRows<Row extends { id: number | string }> {
  /** Calls `changed` after each change, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  has: (id: Row['id']) => boolean;
  /** Selects or deselects rows of the table. */
  change: (rows: readonly Row[], selected: boolean) => void;
  /** The name of a row's check box. */
  rowLabel: (row: Row) => string;
}

/**
 * The selected rows with their check boxes. `withCheckBoxes` makes it, so that other tables do not
 * load its script.
 */
export interface RowSelection<Row extends { id: number | string }> extends ChosenRows<Row> {
  /** `extend` is true with Shift. */
  boxOfRow: (row: Row, onChange: (selected: boolean, extend: boolean) => void) => ReactNode;
  boxOfPage: (rows: readonly Row[]) => ReactNode;
}

/** What a press on a row or Enter does: it makes the row the active one, or expands it. */
export type RowInteraction<Row extends { id: number | string }> =
  | {
      kind: 'one';
      active: Row['id'] | undefined;
      onActivate: (id: Row['id']) => void;
    }
  | Expansion<Row>;

/**
 * The interaction of rows that expand. `expandRows` makes it, so that other tables do not load its
 * script.
 */
export interface Expansion<Row> {
  kind: 'expand';
  /** The header cell of the column of expand buttons. */
  lead: ReactNode;
  renderRow: (row: Row, state: ExpandableState) => ReactNode;
}

export interface ExpandableState {
  cells: readonly ReactNode[];
  detailId: string;
  expanded: boolean;
  onChange: (expanded: boolean) => void;
}

/**
 * The widths and density that a person chose. Which columns are shown, and their order, is up to
 * `columns`.
 */
export interface DataTableLayout extends Pick<TableLayout, 'widths'> {
  density: Density;
  /** The id of the table element. */
  tableId: string;
  /** `undefined` makes the width automatic again. */
  onWidthChange: (columnId: string, width: number | undefined) => void;
}
