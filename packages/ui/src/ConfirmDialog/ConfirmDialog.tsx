import type { ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogFrame } from '../Dialog/Dialog.tsx';
import { reasonNotClosable } from '../Dialog/reasonNotClosable.ts';
import styles from '../Dialog/Dialog.module.css';

interface Props {
  title: string;
  confirmLabel: string;
  tone?: 'primary' | 'danger';
  pending: boolean;
  /**
   * The error of the last attempt. It is no live region, because the notice of the same error is
   * announced.
   */
  error?: ReactNode;
  cancelLabel?: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Asks before something is done. The dialog is open while it is mounted. Escape does the same as
 * Cancel.
 */
export function ConfirmDialog({
  title,
  confirmLabel,
  tone = 'primary',
  pending,
  error,
  cancelLabel = 'Cancel',
  onConfirm,
  onClose,
  children,
}: Props) {
  const held = reasonNotClosable(pending);
  return (
    <DialogFrame title={title} onEscape={() => held ?? onClose()}>
      <div className={styles.body}>{children}</div>
      {error ? (
        <div className={styles.error}>
          <Banner tone="danger">{error}</Banner>
        </div>
      ) : null}
      <footer className={styles.footer}>
        <Button disabledReason={held} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button tone={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </footer>
    </DialogFrame>
  );
}
