import type { ReactNode } from 'react';
import type { TableLayout } from './tableLayout.ts';

/** One column. Keep the list of them at module scope: rows render again when it changes. */
export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The argument of `onSortChange`; without it the column cannot be sorted. */
  sortKey?: string;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  /** For IDs, URLs and code. */
  mono?: boolean;
  /** Least width in pixels, 140 without it. */
  width?: number;
  /** Stays while the others scroll sideways. Pinned columns come first. */
  pinned?: boolean;
  /**
   * Stays at the end while the others scroll sideways: what a person does with a row. At most two,
   * the last ones.
   */
  pinnedEnd?: boolean;
  /** Not shown until a person shows it. */
  hiddenAtFirst?: boolean;
}

export interface DataTableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/**
 * Which rows are chosen by their check boxes. It is kept outside React, so that a change draws the
 * check boxes that change and nothing else. Rows that are not in the table may be chosen too.
 */
export interface RowSelection<Row extends { id: number | string }> {
  /** Calls back after each change, until the returned function is called. */
  subscribe: (changed: () => void) => () => void;
  has: (id: Row['id']) => boolean;
  /** Chooses rows of the table, or chooses them no longer. */
  change: (rows: readonly Row[], selected: boolean) => void;
  /** The name of a row's check box. */
  rowLabel: (row: Row) => string;
}

/**
 * What a person does with whole rows besides choosing them: make one the active one by a press on
 * it or Enter, or expand them.
 */
export type RowInteraction<Row extends { id: number | string }> =
  | {
      kind: 'one';
      active: Row['id'] | undefined;
      onActivate: (id: Row['id']) => void;
    }
  | Expansion<Row>;

/** Made by `expandRows`, which keeps the script of it out of tables that do not expand. */
export interface Expansion<Row> {
  kind: 'expand';
  /** The header of the column of buttons. */
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
export interface DataTableLayout extends Pick<TableLayout, 'widths' | 'density'> {
  /** The id of the table element. */
  tableId: string;
  /** `undefined` makes the width automatic again. */
  onWidthChange: (columnId: string, width: number | undefined) => void;
}
