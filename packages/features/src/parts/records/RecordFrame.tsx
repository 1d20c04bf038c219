import { Suspense, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { recordSidebarStore } from '../record-sidebar/recordSidebar.store.ts';
import styles from './RecordFrame.module.css';

interface RecordFrameProps {
  /** The breadcrumb, the title, the notices and the tabs. */
  top: ReactNode;
  /** The sidebar that is shown beside the content while it is open. */
  details: ReactNode;
  /** True while a part of the record loads. */
  busy?: boolean;
  children: ReactNode;
}

/** The layout of a record page: a fixed top, a scrolling content and a sidebar for details. */
export function RecordFrame({ top, details, busy, children }: RecordFrameProps) {
  const { open } = useSnapshot(recordSidebarStore);
  return (
    <div className={styles.page} aria-busy={busy ? true : undefined}>
      <div className={styles.top}>{top}</div>
      <div className={styles.content}>{children}</div>
      {open && (
        <div className={styles.details}>
          <Suspense>{details}</Suspense>
        </div>
      )}
    </div>
  );
}
