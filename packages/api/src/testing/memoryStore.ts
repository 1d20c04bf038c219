import type { KeyValueStore } from '../core/drafts/draftStore.ts';

/**
 * A store in memory. While `full` is true it refuses values, as IndexedDB does without room. While
 * `hangs` is true it never answers a change.
 */
export function memoryStore(start: Record<string, unknown> = {}) {
  const values = new Map<string, unknown>(Object.entries(start));
  const state = { full: false, hangs: false };
  const store: KeyValueStore = {
    async set(key, value) {
      if (state.full) throw new DOMException('No room.', 'QuotaExceededError');
      if (state.hangs) await new Promise(() => undefined);
      values.set(key, structuredClone(value));
    },
    async del(key) {
      if (state.hangs) await new Promise(() => undefined);
      values.delete(key);
    },
    entries: async () => [...values],
  };
  return { store, values, state };
}
