import { focusActiveRow } from '@console/ui/DataTable/tableRows.ts';
import { isInDialog } from '@console/ui/Dialog/topDialog.ts';
import { ListLayout } from '@console/ui/ListLayout';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { useShortcut } from '../keys/useShortcut.ts';
import styles from './ListDetail.module.css';

interface ListDetailProps {
  /** The accessible name of the sidebar, such as "Entity Detail". */
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The sidebar with the details of the active row, beside the list. Opening it leaves the focus in
 * the rows. When it is closed with its button or Escape, the focus returns to the element that had
 * it before.
 */
export function ListDetail({ label, onClose, children }: ListDetailProps) {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // Focus that returns from a dialog of the sidebar did not come from the list.
    const enters =
      currentTarget.contains(target) &&
      relatedTarget instanceof HTMLElement &&
      !currentTarget.contains(relatedTarget);
    if (enters && !isInDialog(relatedTarget)) before.current = relatedTarget;
  };
  const close = () => {
    if (frame.current?.contains(document.activeElement)) {
      if (before.current?.isConnected) before.current.focus();
      else focusActiveRow();
    }
    onClose();
  };
  useShortcut('list.closeDetail', close);
  return (
    <div ref={frame} className={styles.frame} onFocus={remember}>
      <ListLayout.Sidebar label={label} open onClose={close}>
        {children}
      </ListLayout.Sidebar>
    </div>
  );
}
