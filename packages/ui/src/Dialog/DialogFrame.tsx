import { useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from './useModal.ts';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  onEscape: () => void;
  /** Header and footer stay, the body scrolls. */
  children: ReactNode;
}

/** The window, title and behaviour that all dialogs share. Mounted means open. */
export function DialogFrame({ title, size = 'sm', onEscape, children }: Props) {
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
