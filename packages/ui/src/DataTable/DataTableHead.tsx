import type { ReactNode } from 'react';
import { cellClass } from './cellClass.ts';
import type { DataTableColumn } from './dataTable.types.ts';
import styles from './DataTable.module.css';

interface Props<Row> {
  columns: readonly { column: DataTableColumn<Row>; sorted: 'asc' | 'desc' | undefined }[];
  onSortChange: (sortKey: string) => void;
  /** The header of the column before these. */
  children?: ReactNode;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

/**
 * The header row; a sortable header is a button. Its icon comes from the style sheet: an SVG
 * element per header doubles what a sort costs until its first frame.
 */
export function DataTableHead<Row>({ columns, onSortChange, children }: Props<Row>) {
  return (
    <thead>
      <tr>
        {children}
        {columns.map(({ column, sorted }) => {
          const { sortKey } = column;
          return (
            <th
              key={column.id}
              scope="col"
              data-column={column.id}
              className={cellClass({ align: column.align })}
              aria-sort={sorted && ARIA_SORT[sorted]}
            >
              {sortKey === undefined ? (
                column.header
              ) : (
                <button type="button" className={styles.sort} onClick={() => onSortChange(sortKey)}>
                  <span>{column.header}</span>
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
