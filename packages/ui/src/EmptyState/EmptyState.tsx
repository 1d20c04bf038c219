import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  /** A sentence that says what is missing. */
  title: string;
  /** A text that says how to add content. */
  children?: ReactNode;
  /** A button for the next step. */
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
