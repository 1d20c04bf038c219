import type { ReactNode } from 'react';
import type { TableLayout } from './tableLayout.ts';

/** One column. Keep the list of them at module scope: rows are drawn again when it changes. */
export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What `onSortChange` gets; without it the column cannot be sorted. */
  sortKey?: string;
  /** Numbers stand at the end. */
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
}

export interface DataTableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** Several rows by check boxes, or one that a press on it, or Enter, makes the active one. */
export type DataTableSelection<Row extends { id: number | string }> =
  | {
      kind: 'many';
      selected: readonly Row['id'][];
      onChange: (selected: readonly Row['id'][]) => void;
      /** The name of a row's check box. */
      rowLabel: (row: Row) => string;
    }
  | {
      kind: 'one';
      active: Row['id'] | undefined;
      onActivate: (id: Row['id']) => void;
    };

/**
 * How a person wants the table; which columns there are, and their order, is told by the columns
 * themselves.
 */
export interface DataTableLayout extends Pick<TableLayout, 'widths' | 'density'> {
  /** The id of the table element. */
  tableId: string;
  /** `undefined`: as wide as the column says, and its share of the room that is left. */
  onWidthChange: (columnId: string, width: number | undefined) => void;
}
