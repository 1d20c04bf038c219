import { useEffect, useRef, useState } from 'react';
import { focusedAt, focusRowAt } from '../../keys/rows.ts';

/**
 * Which dialog about a row of the list is open. Closing it gives the focus back to where it was
 * (the dialog itself does that); where that row has left the list meanwhile, or leaves it with the
 * answer that is under way, to the row that came to its place.
 */
export function useRowDialog<Dialog>() {
  const [opened, setOpened] = useState<{ dialog: Dialog; at: number }>();
  const returned = useRef<number>(undefined);
  const at = opened?.at;
  useEffect(() => {
    if (at === undefined) return undefined;
    return () => {
      focusRowAt(at);
      returned.current = at;
    };
  }, [at]);
  useEffect(() => {
    if (returned.current === undefined) return;
    if (document.activeElement === document.body) {
      focusRowAt(returned.current);
      returned.current = undefined;
    } else if (focusedAt() < 0) returned.current = undefined;
  });
  return {
    dialog: opened?.dialog,
    open: (dialog: Dialog) => setOpened({ dialog, at: Math.max(0, focusedAt()) }),
    close: () => setOpened(undefined),
  };
}
