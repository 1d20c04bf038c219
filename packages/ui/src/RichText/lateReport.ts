import { startTransition } from 'react';
import { afterPaint } from '../afterPaint.ts';

/** Reports changes after the next paint. Several changes before one paint are reported once. */
export function createLateReport() {
  let newest: (() => void) | undefined;
  let stopWaiting: (() => void) | undefined;
  const stop = () => {
    stopWaiting?.();
    stopWaiting = undefined;
  };
  return {
    /**
     * Calls `change` after the next paint in a React transition, so that its render does not block
     * further keys.
     */
    report: (change: () => void) => {
      newest = change;
      stopWaiting ??= afterPaint(() => {
        stopWaiting = undefined;
        startTransition(() => newest?.());
      });
    },
    /**
     * Reports the newest change synchronously, because a shortcut would otherwise read outdated
     * form values. It does so even if the change was already reported as a transition, which may
     * not be rendered yet.
     */
    flush: () => {
      stop();
      newest?.();
      newest = undefined;
    },
    /** Drops a pending report. */
    cancel: () => {
      stop();
      newest = undefined;
    },
  };
}
