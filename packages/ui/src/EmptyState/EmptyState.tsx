import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  /** What is not there, as a sentence. */
  title: string;
  /** How it would come. */
  children?: ReactNode;
  /** What helps. */
  action?: ReactNode;
}

export function EmptyState({ title, children, action }: Props) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action}
    </div>
  );
}
