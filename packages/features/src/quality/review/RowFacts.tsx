import type { ReactNode } from 'react';
import styles from './ReviewDialog.module.css';

/**
 * What is known about the row, so that nobody has to look at the list behind the dialog. Holds
 * `Fact`s.
 */
export function RowFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
