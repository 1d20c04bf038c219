/** A hidden page paints nothing; what waits for a frame runs there after this time. */
const UNPAINTED_MS = 100;

/**
 * Runs `run` once the browser has painted what it is at. A press shows at once that way, and what it causes begins in the task after.
 * @returns a function that calls it off
 */
export function afterPaint(run: () => void): () => void {
  let timer = setTimeout(run, UNPAINTED_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
