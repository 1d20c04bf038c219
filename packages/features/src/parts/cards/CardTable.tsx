import { tableRef } from '@console/ui/DataTable/tableRows.ts';
import type { ReactNode } from 'react';
import styles from './CardTable.module.css';

interface CardTableProps {
  /** The accessible name of the table. */
  label: string;
  columns: readonly { header: string; align?: 'end' }[];
  rows: readonly { id: string | number; cells: readonly ReactNode[] }[];
}

/** A small table inside a card, without sorting. */
export function CardTable({ label, columns, rows }: CardTableProps) {
  return (
    <div className={styles.frame}>
      <table ref={tableRef} className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ header, align }) => (
              <th key={header} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map(({ header, align }, at) => (
                <td key={header} dir="auto" data-align={align}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
