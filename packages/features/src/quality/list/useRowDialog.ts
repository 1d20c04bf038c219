import { focusedRowIndex, focusRowAt } from '@console/ui/DataTable/tableRows.ts';
import { focusListMain } from '@console/ui/ListLayout';
import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus to the row at an index, unless something else has it; without rows to what stands
 * in their place.
 */
function returnFocusTo(index: number): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (!focusRowAt(index)) focusListMain();
}

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
      returnFocusTo(at);
      returned.current = at;
    };
  }, [at]);
  useEffect(() => {
    if (returned.current === undefined) return;
    if (document.activeElement === document.body) {
      returnFocusTo(returned.current);
      returned.current = undefined;
    } else if (focusedRowIndex() < 0) returned.current = undefined;
  });
  return {
    dialog: opened?.dialog,
    open: (dialog: Dialog) => setOpened({ dialog, at: Math.max(0, focusedRowIndex()) }),
    close: () => setOpened(undefined),
  };
}
