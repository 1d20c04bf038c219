import { Button } from '@console/ui/Button';
import { Suspense, useState, type ReactNode } from 'react';

export interface DialogButtonProps {
  label: string;
  size?: 'sm' | 'md';
  disabledReason: string | undefined;
  /** Loads the chunk of the dialog. It is also called on hover and focus. */
  load: () => Promise<unknown>;
  /** Called when the dialog opens and when it closes. */
  onOpenChange?: (open: boolean) => void;
  children: (close: () => void) => ReactNode;
}

/** A button whose dialog is loaded when the pointer or the focus reaches it. */
export function DialogButton({
  label,
  size,
  disabledReason,
  load,
  onOpenChange,
  children,
}: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const preload = () => void load().catch(() => undefined);
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button size={size} disabledReason={disabledReason} onClick={() => change(true)}>
          {label}
        </Button>
      </span>
      <Suspense>{open && children(() => change(false))}</Suspense>
    </>
  );
}
