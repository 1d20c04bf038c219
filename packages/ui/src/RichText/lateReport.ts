import { startTransition } from 'react';
import { afterPaint } from '../afterPaint.ts';

/** Reports changes after they are painted, several before the same paint as one. */
export function createLateReport() {
  let send: (() => void) | undefined;
  let stopWaiting: (() => void) | undefined;
  const cancel = () => {
    stopWaiting?.();
    stopWaiting = undefined;
    send = undefined;
  };
  const flush = () => {
    const waiting = send;
    cancel();
    waiting?.();
  };
  return {
    /** Calls `newest` after the next paint, as a transition: what it draws waits for further keys. */
    report: (newest: () => void) => {
      send = newest;
      stopWaiting ??= afterPaint(() => startTransition(flush));
    },
    /** Reports now what waits. */
    flush,
    /** Forgets what waits. */
    cancel,
  };
}
