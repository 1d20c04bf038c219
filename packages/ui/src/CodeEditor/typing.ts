/** The debounce of `onChange`, in milliseconds. */
const PAUSE_MS = 400;
/** The interval at which `onTyping` is called while somebody types without a pause, in milliseconds. */
const STILL_TYPING_MS = 600;

interface Listeners<Model> {
  onPause: (model: Model) => void;
  onTyping: () => void;
}

/**
 * Reports a changed document when typing pauses, or on `flush`. Until then it calls `onTyping`
 * repeatedly.
 *
 * @param isGone whether a document no longer exists; its changes are then dropped
 */
export function createTyping<Model>(isGone: (model: Model) => boolean = () => false) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let stillTyping: ReturnType<typeof setInterval> | undefined;
  let changed: Model | null = null;
  let lastKeyAt = -Infinity;
  let listeners: Listeners<Model> | undefined;
  const flush = () => {
    clearTimeout(pause);
    clearInterval(stillTyping);
    const model = changed;
    changed = null;
    if (model && !isGone(model)) listeners?.onPause(model);
  };
  return {
    flush,
    /** Whether the time since the last key is shorter than a pause. */
    isTyping: () => performance.now() - lastKeyAt < PAUSE_MS,
    add: (model: Model | null) => {
      if (!changed) stillTyping = setInterval(() => listeners?.onTyping(), STILL_TYPING_MS);
      clearTimeout(pause);
      lastKeyAt = performance.now();
      changed = model;
      pause = setTimeout(flush, PAUSE_MS);
    },
    listen: (heard: Listeners<Model>) => {
      listeners = heard;
      return () => {
        listeners = undefined;
      };
    },
  };
}
