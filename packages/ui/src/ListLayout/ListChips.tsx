import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

/** The line for the chips of active filters; takes no room without them. */
export function ListChips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}
