import type { LaidOutColumn, TableLayout } from '../DataTable/tableLayout.ts';

/** A table as its settings see it. */
export interface TableSetup {
  /** All of its columns, in the order in which they stand, hidden ones too. */
  all: readonly (LaidOutColumn & { header: string; sortKey?: string; width?: number })[];
  /** Those that are shown. */
  columns: readonly LaidOutColumn[];
  chosen: TableLayout;
  layout: { tableId: string };
  onChange: (chosen: TableLayout) => void;
}
