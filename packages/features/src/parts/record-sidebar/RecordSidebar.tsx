import { CardRole } from '@console/ui/Card/cardRole.ts';
import { IconButton } from '@console/ui/IconButton';
import { Tabs } from '@console/ui/Tabs';
import { X } from 'lucide-react';
import { Suspense, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { recordSidebarStore, setRecordSidebarOpen } from './recordSidebar.store.ts';
import styles from './RecordSidebar.module.css';

/** A part of the sidebar. It is mounted while it is shown. */
export interface RecordPanel {
  id: string;
  label: string;
  content: ReactNode;
}

interface RecordSidebarProps {
  /** "Entity Detail". */
  label: string;
  /** In display order. The first one is shown at first, and when the chosen one is not there. */
  panels: readonly RecordPanel[];
}

/**
 * What stands beside the page of a record, 320 px wide; over it on a narrow screen, where Escape
 * closes it. Closing it from the inside gives the focus back to what had it before.
 */
export function RecordSidebar({ label, panels }: RecordSidebarProps) {
  const { open, panel: chosen } = useSnapshot(recordSidebarStore);
  const opener = useRef<Element>(null);
  const current = panels.find(({ id }) => id === chosen) ?? panels[0];
  if (!open || !current) return null;
  const close = () => {
    const before = opener.current;
    setRecordSidebarOpen(false);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  const closeOnEscape = ({ key, defaultPrevented, currentTarget }: KeyboardEvent<HTMLElement>) => {
    // Keys of a dialog that was opened from here bubble through React, though the focus is elsewhere.
    const isHere = currentTarget.contains(document.activeElement);
    if (key !== 'Escape' || defaultPrevented || !isHere) return;
    if (matchMedia('(max-width: 1024px)').matches) close();
  };
  return (
    // The button in the header does the same as the key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={styles.sidebar}
      aria-label={label}
      onKeyDown={closeOnEscape}
      onFocus={({ currentTarget, relatedTarget }) => {
        // Focus that returns from a dialog of the sidebar did not come from the page.
        if (!(relatedTarget instanceof HTMLElement) || relatedTarget.closest('dialog')) return;
        if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
      }}
    >
      <header className={styles.header}>
        <h2>{label}</h2>
        <IconButton label={`Close ${label}`} icon={<X aria-hidden="true" />} onClick={close} />
      </header>
      <Tabs
        label={label}
        tabs={panels}
        current={current.id}
        onChange={(id) => {
          recordSidebarStore.panel = id;
        }}
      >
        {/* The page shows some of the same cards. */}
        <CardRole value="group">
          <Suspense>{current.content}</Suspense>
        </CardRole>
      </Tabs>
    </aside>
  );
}
