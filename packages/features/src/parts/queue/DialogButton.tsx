import { Button } from '@console/ui/Button';
import { Suspense, useState, type ReactNode } from 'react';

interface DialogButtonProps {
  label: string;
  size?: 'sm' | 'md';
  disabledReason: string | undefined;
  /** Loads the script of the dialog. It is also called on hover and focus. */
  load: () => Promise<unknown>;
  children: (close: () => void) => ReactNode;
}

/** A button whose dialog is loaded when the pointer or the focus reaches it. */
export function DialogButton({ label, size, disabledReason, load, children }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const preload = () => void load().catch(() => undefined);
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button size={size} disabledReason={disabledReason} onClick={() => setOpen(true)}>
          {label}
        </Button>
      </span>
      <Suspense>{open && children(() => setOpen(false))}</Suspense>
    </>
  );
}
