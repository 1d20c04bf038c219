import { useLayoutEffect } from 'react';
import { keysStore } from './keys.store.ts';

/**
 * Stands for a dialog whose script has not come yet. The keys of the page rest, because whoever
 * presses one means the dialog.
 */
export function AwaitedDialog(): null {
  useLayoutEffect(() => {
    keysStore.awaited += 1;
    return () => {
      keysStore.awaited -= 1;
    };
  }, []);
  return null;
}
