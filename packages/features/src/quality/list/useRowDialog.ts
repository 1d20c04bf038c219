import { useEffect, useState } from 'react';
import { focusedAt, focusRowAt } from '../../keys/rows.ts';

/**
 * Which dialog about a row of the list is open. Closing it gives the focus back to where it was (the dialog itself does that); where that
 * row has left the list meanwhile, to the row that came to its place.
 */
export function useRowDialog<Dialog>() {
  const [opened, setOpened] = useState<{ dialog: Dialog; at: number }>();
  const at = opened?.at;
  useEffect(() => (at === undefined ? undefined : () => focusRowAt(at)), [at]);
  return {
    dialog: opened?.dialog,
    open: (dialog: Dialog) => setOpened({ dialog, at: Math.max(0, focusedAt()) }),
    close: () => setOpened(undefined),
  };
}
