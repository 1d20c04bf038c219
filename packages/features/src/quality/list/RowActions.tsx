import type { ReactNode } from 'react';
import styles from './RowActions.module.css';

interface RowActionsProps {
  children: ReactNode;
}

/** What can be done with a row, side by side. */
export function RowActions({ children }: RowActionsProps) {
  return <span className={styles.actions}>{children}</span>;
}
