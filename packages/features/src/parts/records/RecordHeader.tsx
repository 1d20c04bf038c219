import type { ReactNode } from 'react';
import styles from './RecordHeader.module.css';

interface RecordHeaderProps {
  name: string;
  /** "EID 5": a link to `href`, the record's own address. */
  number: string;
  href: string;
  actions?: ReactNode;
  /** The state of the record. */
  children: ReactNode;
}

/** The first line of a record's page. */
export function RecordHeader({ name, number, href, actions, children }: RecordHeaderProps) {
  return (
    <header className={styles.header}>
      <h1 dir="auto">{name}</h1>
      <a className={styles.number} href={href}>
        {number}
      </a>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
