/** What the keys of review mode do with the form that is open. */
export interface FormHandle {
  choose: (index: number) => void;
  /** Sends the review, or shows what is missing. */
  submit: () => void;
  /** What is typed and not sent; undefined where nothing is. */
  typed: () => unknown;
  focusFirst: () => void;
  focusField: (name: string) => void;
}

/**
 * Where the form of the open row lies. It comes a little later than its row: what is pressed
 * meanwhile is done when it is there, and forgotten when another row is open by then.
 */
export function createFormDesk() {
  let open: { id: number; handle: FormHandle } | undefined;
  let waiting: { id: number; run: (handle: FormHandle) => void }[] = [];
  let hasEntered = false;
  return {
    /** The form as it is now; undefined when it goes. The first one gets the focus. */
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
    /** Whether a form was there already. */
    hasEntered: () => hasEntered,
  };
}
