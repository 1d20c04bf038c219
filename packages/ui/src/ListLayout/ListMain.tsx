import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

/** The rows, or what stands in their place. */
export function ListMain({ children }: { children: ReactNode }) {
  return <div className={styles.main}>{children}</div>;
}
