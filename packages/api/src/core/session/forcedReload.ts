const listeners = new Set<() => void>();

/**
 * Registers a function that keeps unsaved input before the console loads the page again because the
 * session is over. Returns a function that removes it again.
 */
export function onForcedReload(save: () => void): () => void {
  listeners.add(save);
  return () => {
    listeners.delete(save);
  };
}

/** Calls the registered functions, so that all unsaved input is kept. */
export function saveDrafts(): void {
  for (const save of listeners) save();
}
