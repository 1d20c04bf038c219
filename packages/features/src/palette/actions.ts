import { activeShortcuts } from '../keys/activeShortcuts.ts';
import { keysStore } from '../keys/keys.store.ts';
import { isOwn, type shortcuts } from '../keys/shortcuts.ts';

const PAGE = { layer: 'page', typing: false } as const;
/** The id of a shortcut that the palette offers as an action. Shortcuts of pages are not actions. */
export type Action = keyof typeof shortcuts;

/**
 * Shortcuts that are not listed as actions: the one that opens the palette, and the second one that
 * opens the help.
 */
const NOT_HERE: readonly string[] = ['global.palette', 'global.helpAnywhere'];

/**
 * The actions that are available on this screen. Single-key shortcuts are included even when they
 * are switched off or a text field has the focus. The role needs no check, because only allowed
 * shortcuts are bound.
 */
export const availableActions = (): readonly Action[] =>
  activeShortcuts(PAGE, { bound: keysStore.bound, singleKeys: true })
    .filter(({ native }) => !native)
    .map(({ id }) => id)
    .filter(isOwn)
    .filter((id) => !NOT_HERE.includes(id));

/** Runs the action of a shortcut, if it is still available. */
export function runAction(id: Action): void {
  const binding = keysStore.bound[id];
  if (binding?.when()) binding.run('');
}
