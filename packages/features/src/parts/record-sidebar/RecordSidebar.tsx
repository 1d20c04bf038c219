import { CardRole } from '@console/ui/Card/cardRole.ts';
import { isInDialog } from '@console/ui/Dialog/topDialog.ts';
import { IconButton } from '@console/ui/IconButton';
import { Tabs } from '@console/ui/Tabs';
import X from 'lucide-react/icons/x';
import { Suspense, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { detailsButtons } from './detailsButton.ts';
import { recordSidebarStore, setRecordSidebarOpen } from './recordSidebar.store.ts';
import styles from './RecordSidebar.module.css';

/** A panel of the sidebar. It is mounted only while it is shown. */
export interface RecordPanel {
  id: string;
  label: string;
  content: ReactNode;
}

interface RecordSidebarProps {
  /** The accessible name of the sidebar, such as "Entity Detail". */
  label: string;
  /**
   * The panels in display order. The first one is the default. It is also shown when the remembered
   * panel does not exist on this page.
   */
  panels: readonly RecordPanel[];
}

/**
 * The sidebar of a record page, 320 px wide. On a narrow screen it covers the page, and Escape
 * closes it and moves the focus to the "Details" button. Its Close button returns the focus to the
 * element that had it before.
 */
export function RecordSidebar({ label, panels }: RecordSidebarProps) {
  const { open, panel: chosen } = useSnapshot(recordSidebarStore);
  const opener = useRef<Element>(null);
  const current = panels.find(({ id }) => id === chosen) ?? panels[0];
  if (!open || !current) return null;
  const close = (before: Element | null) => {
    setRecordSidebarOpen(false);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else detailsButtons()[0]?.focus();
  };
  const closeOnEscape = ({ key, defaultPrevented, currentTarget }: KeyboardEvent<HTMLElement>) => {
    // React bubbles key events of a dialog that was opened here, although the focus is in the
    // dialog.
    const isHere = currentTarget.contains(document.activeElement);
    if (key !== 'Escape' || defaultPrevented || !isHere) return;
    if (matchMedia('(max-width: 1024px), (height < 600px)').matches) close(null);
  };
  return (
    // The button in the header does the same as the key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      className={styles.sidebar}
      aria-label={label}
      tabIndex={-1} // A press on a text inside moves the focus to this element.
      onKeyDown={closeOnEscape}
      onFocus={({ currentTarget, relatedTarget }) => {
        // Focus that returns from a dialog of the sidebar did not come from the page.
        if (!(relatedTarget instanceof HTMLElement) || isInDialog(relatedTarget)) return;
        if (!currentTarget.contains(relatedTarget)) opener.current = relatedTarget;
      }}
    >
      {/* The key is handled in the capture phase, because the tooltip of the button would take
          the first Escape. */}
      <header className={styles.header} onKeyDownCapture={closeOnEscape}>
        <h2>{label}</h2>
        <IconButton
          label={`Close ${label}`}
          icon={<X aria-hidden="true" />}
          onClick={() => close(opener.current)}
        />
      </header>
      <Tabs
        label={label}
        tabs={panels}
        current={current.id}
        onChange={(id) => {
          recordSidebarStore.panel = id;
        }}
      >
        {/* Cards in the sidebar are groups and not landmarks, because a page may show the same
           cards. */}
        <CardRole value="group">
          <Suspense>{current.content}</Suspense>
        </CardRole>
      </Tabs>
    </aside>
  );
}
