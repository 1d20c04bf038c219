import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

/** Total, View and pages; Last Updated and the download where a list has them. */
export function ListFooter({ children }: { children: ReactNode }) {
  return <footer className={styles.footer}>{children}</footer>;
}
