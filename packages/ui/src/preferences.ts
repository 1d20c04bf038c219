/** A preference of this browser; null when it was never set, or local storage is blocked. */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference of this browser. */
export function storePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Local storage is blocked or full: the choice lasts until the page is closed.
  }
}
