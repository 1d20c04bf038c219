import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ListLayout.module.css';

interface Props {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

let focusNext: string | undefined;

/** Makes the sidebar with this label take the focus as soon as it opens. */
export function focusSidebarOnOpen(label: string): void {
  focusNext = label;
}

/**
 * A ref callback: a sidebar that closes while it has the focus returns it to the element that had
 * it before, or to the rows if the sidebar was open from the start.
 */
function manageFocus(sidebar: HTMLElement | null) {
  const opener = document.activeElement;
  if (sidebar && focusNext === sidebar.getAttribute('aria-label')) {
    // The focus is set at once and not in a later frame, when the person may already be typing in a
    // filter.
    focusNext = undefined;
    sidebar.querySelector('button')?.focus();
  }
  return () => {
    if (!sidebar?.contains(document.activeElement)) return;
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isThere
      ? opener
      : sidebar.parentElement?.querySelector<HTMLElement>(`.${styles.main}`)
    )?.focus({ preventScroll: true });
  };
}

/**
 * A sidebar beside the list. On a narrow screen it covers the list, and Escape closes it. Its
 * content is mounted only while it is open.
 */
export function ListSidebar({ label, open, onClose, children }: Props) {
  if (!open) return null;
  const closeOnEscape = ({ key, defaultPrevented, currentTarget }: KeyboardEvent<HTMLElement>) => {
    // The media query has the breakpoints of the style sheet. `:focus-within` leaves out a dialog
    // that was opened here, because React bubbles its key events too.
    if (
      key === 'Escape' &&
      !defaultPrevented &&
      currentTarget.matches(':focus-within') &&
      matchMedia('(max-width: 1024px), (height < 600px)').matches
    )
      onClose();
  };
  return (
    // The button in the header does the same as the key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={manageFocus}
      className={styles.sidebar}
      aria-label={label}
      onKeyDown={closeOnEscape}
    >
      <header className={styles.sidebarHeader}>
        <h2 className={styles.sidebarTitle}>{label}</h2>
        <IconButton label={`Close ${label}`} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles.sidebarBody}>{children}</div>
    </aside>
  );
}
