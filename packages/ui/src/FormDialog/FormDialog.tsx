import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { DialogFrame } from '../Dialog/Dialog.tsx';
import { reasonNotClosable } from '../Dialog/reasonNotClosable.ts';
import styles from '../Dialog/Dialog.module.css';

interface Props {
  title: string;
  size?: 'sm' | 'md' | 'lg';
  /** The submit button. Without it the only button is Close, which does not ask for confirmation. */
  submit?: { label: string; pending: boolean; disabledReason?: string };
  /**
   * The error of the last attempt. It is no live region, because the notice of the same error is
   * announced.
   */
  error?: ReactNode;
  /** True when closing would lose input. Cancel and Escape then ask first. */
  dirty: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A ref callback: when the submit button is removed while it has the focus, Close gets the focus. */
function passFocusToClose(submit: HTMLElement | null) {
  const footer = submit?.closest('footer');
  return () => {
    if (submit?.contains(document.activeElement)) footer?.querySelector('button')?.focus();
  };
}

/** A dialog around one form. It is open while it is mounted. Escape does the same as Cancel. */
export function FormDialog({
  title,
  size,
  submit,
  error,
  dirty,
  onSubmit,
  onClose,
  children,
}: Props) {
  const [leaving, setLeaving] = useState(false);
  const held = reasonNotClosable(submit?.pending);
  const leave = () => (dirty && submit ? setLeaving(true) : onClose());
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    // React bubbles the event to a form around this dialog, which must not be submitted.
    event.stopPropagation();
    if (submit && !submit.pending && submit.disabledReason === undefined) onSubmit();
  };
  return (
    <DialogFrame title={title} size={size} onEscape={() => held ?? leave()}>
      <form className={styles.form} noValidate onSubmit={send}>
        <div className={styles.body}>{children}</div>
        {error ? (
          <div className={styles.error}>
            <Banner tone="danger">{error}</Banner>
          </div>
        ) : null}
        <footer className={styles.footer}>
          <Button disabledReason={held} onClick={leave}>
            {submit ? 'Cancel' : 'Close'}
          </Button>
          {submit ? (
            <span ref={passFocusToClose} className={styles.submit}>
              <Button
                type="submit"
                tone="primary"
                pending={submit.pending}
                disabledReason={submit.disabledReason}
              >
                {submit.label}
              </Button>
            </span>
          ) : null}
        </footer>
      </form>
      {leaving ? (
        <ConfirmDialog
          title="Discard your changes?"
          confirmLabel="Discard"
          cancelLabel="Keep editing"
          tone="danger"
          pending={false}
          onConfirm={() => {
            // Closes the question first: while it is open, the page below is inert and cannot take
            // the focus back.
            flushSync(() => setLeaving(false));
            onClose();
          }}
          onClose={() => setLeaving(false)}
        >
          What you have entered has not been saved.
        </ConfirmDialog>
      ) : null}
    </DialogFrame>
  );
}
