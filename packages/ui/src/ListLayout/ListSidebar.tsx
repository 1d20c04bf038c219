import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ListLayout.module.css';

interface Props {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A sidebar that closes with the focus in it gives that back to what opened it, or to the rows
 * where it was open from the start.
 */
function returnFocus(sidebar: HTMLElement | null) {
  const opener = document.activeElement;
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
 * Beside the list, over it on a narrow screen, where Escape closes it. Its content exists only
 * while it is open.
 */
export function ListSidebar({ label, open, onClose, children }: Props) {
  if (!open) return null;
  const closeOnEscape = ({ key, defaultPrevented, currentTarget }: KeyboardEvent<HTMLElement>) => {
    // The width is the style sheet's. A dialog that was opened from here has the focus elsewhere, though its events come by.
    if (
      key === 'Escape' &&
      !defaultPrevented &&
      currentTarget.matches(':focus-within') &&
      matchMedia('(max-width: 1024px)').matches
    )
      onClose();
  };
  return (
    // What closes it by a key closes it by its button, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={returnFocus}
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
