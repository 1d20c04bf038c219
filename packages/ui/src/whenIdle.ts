/**
 * Calls `run` when the browser is idle, and after `timeout` milliseconds at the latest. Without a
 * timeout a busy browser never calls `run`.
 *
 * @returns a function that cancels the call
 */
export function whenIdle(run: () => void, timeout = 0): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(handle);
}
