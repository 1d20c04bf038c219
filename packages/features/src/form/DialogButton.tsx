'use no memo'; // The React Compiler's cache code would cost more here than rendering one button again.
import { Button } from '@console/ui/Button';
import { Suspense, useState, type ComponentProps, type ReactNode } from 'react';

export interface DialogButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'size' | 'tone' | 'icon' | 'disabledReason'
> {
  label: string;
  /** Starts to fetch the script of the dialog. It is called on hover and focus. */
  preload: () => void;
  /** Called when the dialog opens and when it closes. */
  onOpenChange?: (open: boolean) => void;
  children: (close: () => void) => ReactNode;
}

/** A button whose dialog is loaded when the pointer or the focus reaches it. */
export function DialogButton({
  label,
  preload,
  onOpenChange,
  children,
  ...button
}: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <span onPointerEnter={preload} onFocus={preload}>
        <Button {...button} onClick={() => change(true)}>
          {label}
        </Button>
      </span>
      <Suspense>{open && children(() => change(false))}</Suspense>
    </>
  );
}
