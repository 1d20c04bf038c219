const listeners = new Set<() => void>();

/**
 * Calls `save` before the console loads the page again because the session is over. Returns a
 * function that removes it again.
 */
export function onForcedReload(save: () => void): () => void {
  listeners.add(save);
  return () => {
    listeners.delete(save);
  };
}

/** Lets everything that is unsaved be kept. */
export function saveDrafts(): void {
  for (const save of listeners) save();
}
