import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface Props {
  /** The rows in display order. Each label may occur only once. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

/**
 * The properties of one thing, one label and value per line. Each value keeps its own writing
 * direction.
 */
export function Facts({ rows }: Props) {
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
