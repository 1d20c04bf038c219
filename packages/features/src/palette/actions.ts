import { keysStore } from '../keys/keys.store.ts';
import type { ShortcutId } from '../keys/shortcuts.ts';
import { workingAt } from '../keys/workingAt.ts';

const PAGE = { layer: 'page', typing: false } as const;
/** The palette itself, and what it offers as pages and numbers. */
const NOT_HERE = /^global\.(go\/|open\/|palette$|helpAnywhere$)/;

/**
 * The shortcuts that do something on this screen now, also where single keys are switched off or
 * somebody was typing. Only what the role may do is bound.
 */
export const actionsHere = (): readonly ShortcutId[] =>
  workingAt(PAGE, { bound: keysStore.bound, singleKeys: true })
    .filter((shortcut) => !shortcut.native && !NOT_HERE.test(shortcut.id))
    .map(({ id }) => id);

/** Does what the shortcut does, if there is still anything to do. */
export function runAction(id: ShortcutId): void {
  const binding = keysStore.bound[id];
  if (binding?.when()) binding.run('');
}
