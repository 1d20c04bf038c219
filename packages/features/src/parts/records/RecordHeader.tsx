import { useEffect, type ReactNode } from 'react';
import styles from './RecordHeader.module.css';

interface RecordHeaderProps {
  name: string;
  /** The number with its prefix, such as "EID 5". It links to `href`, the address of the record. */
  number: string;
  href: string;
  actions?: ReactNode;
  /** The state of the record. */
  children: ReactNode;
}

/** The first line of a record's page. It also puts the name before the title of the document. */
export function RecordHeader({ name, number, href, actions, children }: RecordHeaderProps) {
  // It runs after every render, because the title changes with the code that the editor of a scrape
  // shows.
  useEffect(() => {
    const before = document.title;
    const named = `${name} · ${before}`;
    document.title = named;
    return () => {
      // Another page may have set its own title.
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
