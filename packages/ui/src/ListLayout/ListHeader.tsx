import type { ReactNode } from 'react';
import styles from './ListLayout.module.css';

interface Props {
  /** Left out where the page around the list has its heading. */
  title?: string;
  breadcrumb?: ReactNode;
  /** Search, Filter and other actions, in this order. */
  children?: ReactNode;
}

export function ListHeader({ title, breadcrumb, children }: Props) {
  return (
    <header className={styles.header}>
      {title === undefined ? null : (
        <div className={styles.heading}>
          {breadcrumb}
          <h1 className={styles.title}>{title}</h1>
        </div>
      )}
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
