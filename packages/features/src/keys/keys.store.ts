import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';
import type { PageShortcut, ShortcutId } from './shortcuts.ts';

/** A number that is being typed, and the shortcut that takes it. */
interface TypedNumber {
  id: ShortcutId;
  digits: string;
}

const KEY = 'single-key-shortcuts';

interface Binding {
  /** `typed` is the number that ends the keys, where they end with one. */
  run: (typed: string) => void;
  /**
   * Whether there is anything to do now; called when a key is pressed and when the shortcuts are
   * shown.
   */
  when: () => boolean;
  /** What the key is, for a shortcut of a page. */
  page?: PageShortcut;
}
const bound: Partial<Record<ShortcutId, Binding>> = {};

/**
 * The current bindings, the number that is being typed, and whether keys without Ctrl or ⌘ are on:
 * a preference of this browser (WCAG 2.1.4).
 */
export const keysStore = proxy<{
  bound: typeof bound;
  singleKeys: boolean;
  number: TypedNumber | undefined;
}>({
  bound,
  number: undefined,
  singleKeys: readPreference(KEY) !== 'off',
});

export function setSingleKeys(on: boolean): void {
  keysStore.singleKeys = on;
  storePreference(KEY, on ? 'on' : 'off');
}
