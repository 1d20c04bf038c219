import { startTransition } from 'react';
import { afterPaint } from '../afterPaint.ts';

/** Reports changes after they are painted, several before the same paint as one. */
export function createLateReport() {
  let newest: (() => void) | undefined;
  let stopWaiting: (() => void) | undefined;
  const stop = () => {
    stopWaiting?.();
    stopWaiting = undefined;
  };
  return {
    /** Calls `change` after the next paint, as a transition: what it draws waits for further keys. */
    report: (change: () => void) => {
      newest = change;
      stopWaiting ??= afterPaint(() => {
        stopWaiting = undefined;
        startTransition(() => newest?.());
      });
    },
    /**
     * Reports the newest change now, also where that was done: a transition may not be drawn yet,
     * and a shortcut would find the form as it was before.
     */
    flush: () => {
      stop();
      newest?.();
      newest = undefined;
    },
    /** Forgets what waits. */
    cancel: () => {
      stop();
      newest = undefined;
    },
  };
}
