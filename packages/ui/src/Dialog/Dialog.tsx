import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogFrame } from './DialogFrame.tsx';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  onClose: () => void;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog that shows something. Mounted means open; Escape closes it. */
export function Dialog({ title, size, onClose, footer, children }: Props) {
  return (
    <DialogFrame title={title} size={size} onEscape={onClose}>
      {/* It may scroll, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.body} tabIndex={0}>
        {children}
      </div>
      {footer ? <footer className={styles.footer}>{footer}</footer> : null}
      {footer ? null : (
        <div className={styles.corner}>
          <IconButton label="Close" icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
      )}
    </DialogFrame>
  );
}
