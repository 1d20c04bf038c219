/**
 * Runs `run` once the browser has painted what it is at. A press shows at once that way, and what
 * it causes begins in the task after. A hidden page paints nothing: there it runs when the page is
 * looked at again.
 *
 * @returns a function that calls it off
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Resolves then. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
  });
