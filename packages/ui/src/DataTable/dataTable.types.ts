import type { ReactNode } from 'react';

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
}

export interface DataTableSort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface DataTableSelection<Row extends { id: number | string }> {
  selected: readonly Row['id'][];
  onChange: (selected: readonly Row['id'][]) => void;
  /** The name of a row's check box. */
  rowLabel: (row: Row) => string;
}
