import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './ListLayout.module.css';

interface Props {
  label: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A sidebar that closes with the focus in it gives that back to what opened it, or to the rows where it was open from the start. */
function returnFocus(sidebar: HTMLElement | null) {
  const opener = document.activeElement;
  return () => {
    if (!sidebar?.contains(document.activeElement)) return;
    const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
    (isThere ? opener : sidebar.parentElement?.querySelector<HTMLElement>(`.${styles.main}`))?.focus({ preventScroll: true });
  };
}

/** Beside the list, over it on a narrow screen. Its content exists only while it is open. */
export function ListSidebar({ label, open, onClose, children }: Props) {
  if (!open) return null;
  return (
    <aside ref={returnFocus} className={styles.sidebar} aria-label={label}>
      <header className={styles.sidebarHeader}>
        <h2 className={styles.sidebarTitle}>{label}</h2>
        <IconButton label={`Close ${label}`} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles.sidebarBody}>{children}</div>
    </aside>
  );
}
