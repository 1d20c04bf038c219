import { HOLD_MS, newestHeld } from '@console/api/reviews/outbox/outbox.store';
import { canUndo, newestUndoableAt, undoNewest } from '@console/ui/Notices/notices.store.ts';

/** Whether a change, or a decision that is not sent yet, can be undone now. */
export const canUndoLast = (): boolean => canUndo() || newestHeld() !== undefined;

/**
 * Undoes the last change whose toast is shown or takes back the last held decision, whichever is
 * newer.
 */
export async function undoLast(): Promise<void> {
  const held = newestHeld();
  const toastAt = newestUndoableAt() ?? 0;
  if (held && (held.heldUntil - HOLD_MS) / 1000 >= toastAt)
    (await import('./takeBackNewest.ts')).takeBackNewest();
  else await undoNewest();
}
