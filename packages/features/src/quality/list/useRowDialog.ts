import { focusedRowIndex, focusRowAt } from '@console/ui/DataTable/tableRows.ts';
import { focusListMain } from '@console/ui/ListLayout';
import { useEffect, useRef, useState } from 'react';

/**
 * Focuses the row at an index, unless another element has the focus. Without rows it focuses the
 * main part of the list.
 */
function returnFocusTo(index: number): void {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (!focusRowAt(index)) focusListMain();
}

/**
 * Holds the open dialog of a row. The dialog itself returns the focus when it closes. When the row
 * has left the list, or leaves it with the next answer, the focus goes to the row that takes its
 * place.
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
