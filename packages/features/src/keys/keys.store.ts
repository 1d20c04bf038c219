import { readPreference, storePreference } from '@console/api/core/preferences';
import { proxy } from 'valtio';
import type { PageShortcut, ShortcutId } from './shortcuts.ts';

/** A number that is being typed, and the id of the shortcut that will get it. */
interface TypedNumber {
  id: ShortcutId;
  digits: string;
}

const KEY = 'single-key-shortcuts';

interface Binding {
  /**
   * Called when the keys are pressed. `typed` is the number at the end of the keys; empty when they
   * have none.
   */
  run: (typed: string) => void;
  /**
   * Whether there is anything to do now. It is called when a key is pressed and when the shortcuts
   * are shown.
   */
  when: () => boolean;
  /** The definition of the shortcut, when it belongs to a page. */
  page?: PageShortcut;
}
const bound: Partial<Record<ShortcutId, Binding>> = {};

/**
 * The current bindings, the number that is being typed, and whether shortcuts without Ctrl or ⌘ are
 * on. The last is a preference of this browser (WCAG 2.1.4).
 */
export const keysStore = proxy<{
  bound: typeof bound;
  singleKeys: boolean;
  number: TypedNumber | undefined;
  /** The number of dialogs that were opened and whose scripts have not come yet. */
  awaited: number;
}>({
  bound,
  number: undefined,
  awaited: 0,
  singleKeys: readPreference(KEY) !== 'off',
});

export function setSingleKeys(on: boolean): void {
  keysStore.singleKeys = on;
  storePreference(KEY, on ? 'on' : 'off');
}
