import { useEffect, type ReactNode } from 'react';
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

/** The first line of a record's page. The name is also put in front of the document's title. */
export function RecordHeader({ name, number, href, actions, children }: RecordHeaderProps) {
  // Each time: the title changes with the code that the editor of a scrape shows.
  useEffect(() => {
    const before = document.title;
    const named = `${name} · ${before}`;
    document.title = named;
    return () => {
      // Unless another page has set its own.
      if (document.title === named) document.title = before;
    };
  });
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
