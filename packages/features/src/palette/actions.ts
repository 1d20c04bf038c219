import { activeShortcuts } from '../keys/activeShortcuts.ts';
import { keysStore } from '../keys/keys.store.ts';
import type { ShortcutId } from '../keys/shortcuts.ts';

const PAGE = { layer: 'page', typing: false } as const;
/**
 * Shortcuts that are not listed as actions: the palette itself, and those that the palette already
 * offers as pages and records.
 */
const NOT_HERE = /^global\.(go\/|open\/|palette$|helpAnywhere$)/;

/**
 * The shortcuts that are available on this screen. Single-key shortcuts are included even when they
 * are switched off or a text field has the focus. The role is respected, because only allowed
 * shortcuts are bound.
 */
export const availableActions = (): readonly ShortcutId[] =>
  activeShortcuts(PAGE, { bound: keysStore.bound, singleKeys: true })
    .filter((shortcut) => !shortcut.native && !NOT_HERE.test(shortcut.id))
    .map(({ id }) => id);

/** Runs the action of a shortcut, if it is still available. */
export function runAction(id: ShortcutId): void {
  const binding = keysStore.bound[id];
  if (binding?.when()) binding.run('');
}
