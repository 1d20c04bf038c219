import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface Props {
  /** In the order in which they stand; a label only once. */
  rows: readonly (readonly [label: string, value: ReactNode])[];
}

/**
 * What is known of one thing: a label and a value a line. A value in another direction of writing
 * keeps its own.
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
