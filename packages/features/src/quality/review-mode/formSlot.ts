/** The methods of the open form that the shortcuts of review mode call. */
export interface FormHandle {
  choose: (index: number) => void;
  /** Sends the review, or shows the validation messages. */
  submit: () => void;
  /** The unsent values. Undefined when nothing was typed. */
  typed: () => unknown;
  focusFirst: () => void;
  focusField: (name: string) => void;
}

/**
 * Holds the form of the open row. The form mounts later than its row. Actions in between are queued
 * and run when it mounts. They are dropped when an action for another row runs first.
 */
export function createFormSlot() {
  let open: { id: number; handle: FormHandle } | undefined;
  let waiting: { id: number; run: (handle: FormHandle) => void }[] = [];
  let hasEntered = false;
  return {
    /** Sets the current form, or removes it with undefined. The first form gets the focus. */
    arrive(id: number, handle: FormHandle | undefined) {
      open = handle && { id, handle };
      if (!handle) return;
      const runs = waiting.filter((one) => one.id === id);
      if (runs.length > 0) waiting = [];
      for (const { run } of runs) run(handle);
      if (!hasEntered) handle.focusFirst();
      hasEntered = true;
    },
    with(id: number, run: (handle: FormHandle) => void) {
      if (open?.id === id) run(open.handle);
      else waiting.push({ id, run });
    },
    open: () => open,
    /** Whether a form has been mounted before. */
    hasEntered: () => hasEntered,
  };
}
