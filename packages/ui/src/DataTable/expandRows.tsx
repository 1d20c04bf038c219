import type { ReactNode } from 'react';
import type { Expansion } from './dataTable.types.ts';
import styles from './DataTable.module.css';

interface Options<Row> {
  /** The name of a row's button, such as "Code of Acme". */
  rowLabel: (row: Row) => string;
  /** Renders what stands below an expanded row, as wide as the frame. */
  detail: (row: Row) => ReactNode;
  /** Called when the pointer or the focus reaches an expand button, to preload the detail. */
  onApproach?: () => void;
}

/** The interaction of a `DataTable` whose rows expand. */
export const expandRows = <Row,>({
  rowLabel,
  detail,
  onApproach,
}: Options<Row>): Expansion<Row> => ({
  kind: 'expand',
  lead: (
    <td className={styles.lead}>
      <span className="visually-hidden">Details</span>
    </td>
  ),
  renderRow: (row, { cells, detailId, expanded, onChange }) => (
    <>
      <tr>
        <td>
          <button
            type="button"
            className={styles.expand}
            aria-label={rowLabel(row)}
            aria-expanded={expanded}
            aria-controls={expanded ? detailId : undefined}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onClick={() => onChange(!expanded)}
          />
        </td>
        {cells}
      </tr>
      {expanded ? (
        <tr id={detailId} data-detail="" className={styles.detailRow}>
          <td colSpan={cells.length + 1}>
            <div className={styles.detail}>{detail(row)}</div>
          </td>
        </tr>
      ) : null}
    </>
  ),
});
