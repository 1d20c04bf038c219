import { useEffect, useState } from 'react';

/**
 * Runs `run` in the task after the next paint, so that a press shows before the work that it
 * starts. A hidden page does not paint: there it runs when the page is visible again.
 *
 * @returns a function that cancels it
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

/** Resolves after the next paint. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    afterPaint(resolve);
  });

/** False until the first paint of the component, then true. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => afterPaint(() => setIsPainted(true)), []);
  return isPainted;
}
