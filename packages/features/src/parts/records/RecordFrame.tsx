import { RecordReads } from '@console/api/core/RecordReads';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { recordSidebarStore } from '../record-sidebar/recordSidebar.store.ts';
import styles from './RecordFrame.module.css';

interface RecordFrameProps extends Pick<ComponentProps<typeof RecordReads>, 'of' | 'record'> {
  /** The breadcrumb, the title, the notices and the tabs. */
  top: ReactNode;
  /** The sidebar that is shown beside the content while it is open. */
  details: ReactNode;
  /** True while a part of the record loads. */
  busy?: boolean;
  children: ReactNode;
}

/** The layout of a record page: a fixed top, a scrolling content and a sidebar for details. */
export function RecordFrame({ of, record, top, details, busy, children }: RecordFrameProps) {
  const { open } = useSnapshot(recordSidebarStore);
  return (
    <RecordReads of={of} record={record}>
      <div className={styles.page} aria-busy={busy ? true : undefined}>
        <div className={styles.top}>{top}</div>
        <div className={styles.content}>{children}</div>
        {open && (
          <div className={styles.details}>
            <Suspense>{details}</Suspense>
          </div>
        )}
      </div>
    </RecordReads>
  );
}
