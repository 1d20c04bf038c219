import type { ReactNode } from 'react';

/** What opens below a row. Keep it at module scope, or stable: rows are drawn again when it changes. */
export interface RowExpansion<Row> {
  /** The name of a row's button, such as "Code of Acme". */
  rowLabel: (row: Row) => string;
  detail: (row: Row) => ReactNode;
  /**
   * The pointer or the focus has arrived at a button: the time to fetch the script that the detail
   * needs.
   */
  onApproach?: () => void;
}
