/** What is typed is passed on after a pause of this length. */
const PAUSE_MS = 400;
/** Without a pause it is passed on this long after the first key: a draft cannot wait for one. */
const LONGEST_MS = 600;

/**
 * Passes on a changed document when typing pauses, after the longest wait, or on `flush`.
 *
 * @param isGone whether a document exists no more; then nothing of it is passed on
 */
export function createTyping<Model>(isGone: (model: Model) => boolean = () => false) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed: Model | null = null;
  let firstKeyAt = 0;
  let lastKeyAt = -Infinity;
  let listener: ((model: Model) => void) | undefined;
  const flush = () => {
    clearTimeout(timer);
    const model = changed;
    changed = null;
    if (model && !isGone(model)) listener?.(model);
  };
  return {
    flush,
    /** Whether the last key was less than a pause ago. */
    isTyping: () => performance.now() - lastKeyAt < PAUSE_MS,
    add: (model: Model | null) => {
      clearTimeout(timer);
      const now = performance.now();
      if (!changed) firstKeyAt = now;
      lastKeyAt = now;
      changed = model;
      timer = setTimeout(flush, Math.min(PAUSE_MS, firstKeyAt + LONGEST_MS - now));
    },
    onPause: (heard: (model: Model) => void) => {
      listener = heard;
      return () => {
        listener = undefined;
      };
    },
  };
}
