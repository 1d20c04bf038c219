import { proxy } from 'valtio';
import type { ShortcutId } from './shortcuts.ts';

const KEY = 'single-key-shortcuts';

interface Binding {
  run: () => void;
  /**
   * Whether there is anything to do now; asked when a key is pressed and when the shortcuts are
   * shown.
   */
  when: () => boolean;
}
const bound: Partial<Record<ShortcutId, Binding>> = {};

/**
 * What is bound now, and whether keys without Ctrl or ⌘ are wanted: a preference of this browser
 * (WCAG 2.1.4).
 */
export const keysStore = proxy({
  bound,
  singleKeys: typeof localStorage === 'undefined' || localStorage.getItem(KEY) !== 'off',
});

export function setSingleKeys(wanted: boolean): void {
  keysStore.singleKeys = wanted;
  try {
    localStorage.setItem(KEY, wanted ? 'on' : 'off');
  } catch {
    // A full local storage costs the memory of it, not the choice.
  }
}
