import type { ReactNode } from 'react';
import styles from './PageMessage.module.css';

interface PageMessageProps {
  title: string;
  message?: ReactNode;
  /** Links and buttons that lead on. */
  children: ReactNode;
}

/** What is shown in place of a page that has no content: what happened, and a next step. */
export function PageMessage({ title, message, children }: PageMessageProps) {
  return (
    <section className={styles.page} aria-label={title}>
      <h1>{title}</h1>
      {message && <p dir="auto">{message}</p>}
      <div className={styles.ways}>{children}</div>
    </section>
  );
}
