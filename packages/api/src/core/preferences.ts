import { localStore, type Preference } from './storage.ts';

/**
 * Reads a preference of this browser. It is null when it was never set, or when local storage is
 * blocked.
 */
export function readPreference(key: Preference): string | null {
  try {
    return localStore().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a preference of this browser. */
export function storePreference(key: Preference, value: string): void {
  try {
    localStore().setItem(key, value);
  } catch {
    // When local storage is blocked or full, the choice lasts until the page is closed.
  }
}
