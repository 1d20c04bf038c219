import X from 'lucide-react/icons/x';
import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useModal } from './modal.ts';
import styles from './Dialog.module.css';

interface FrameProps {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  onEscape: () => void;
  /** The content below the title. The body scrolls; the title and the footer stay. */
  children: ReactNode;
}

/** The window, title and behaviour that all dialogs share. A dialog is open while it is mounted. */
export function DialogFrame({ title, size = 'sm', onEscape, children }: FrameProps) {
  const layer = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModal(layer, onEscape);
  return createPortal(
    <div ref={layer} className={styles.backdrop}>
      <dialog
        open
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.dialog}
        data-size={size}
      >
        <header className={styles.header}>
          <h2 id={titleId} dir="auto">
            {title}
          </h2>
        </header>
        {children}
      </dialog>
    </div>,
    document.body,
  );
}

interface Props {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  onClose: () => void;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog that shows something. It is open while it is mounted. Escape calls `onClose`. */
export function Dialog({ title, size, onClose, footer, children }: Props) {
  return (
    <DialogFrame title={title} size={size} onEscape={onClose}>
      {/* A scroll container must be focusable, so that the keyboard can scroll it. */}
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
