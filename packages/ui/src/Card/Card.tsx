import { useId, type ReactNode } from 'react';
import styles from './Card.module.css';

interface Props {
  title: string;
  count?: number;
  /** At the right of the title. */
  action?: ReactNode;
  /** Loading: keeps its height, dimmed. */
  busy?: boolean;
  children: ReactNode;
}

/** One titled piece of a page. */
export function Card({ title, count, action, busy, children }: Props) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={busy || undefined}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>{title}</h2>
        {count === undefined ? null : <span className={styles.count}>{count.toLocaleString('en-US')}</span>}
        {action ? <div className={styles.action}>{action}</div> : null}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
