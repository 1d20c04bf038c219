import type { ReactNode } from 'react';
import styles from './GatePanel.module.css';

/** What a window shows instead of the console, in its middle. */
export function GatePanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.window}>
      <div className={styles.panel}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}
