import type { Place } from './place.ts';
import { shortcutList, type Shortcut, type ShortcutId } from './shortcuts.ts';

interface Bound {
  readonly bound: Readonly<Partial<Record<ShortcutId, { readonly when: () => boolean }>>>;
  readonly singleKeys: boolean;
}

const isHeld = ({ keys }: Shortcut) => keys.startsWith('mod+');
const isNamed = ({ keys }: Shortcut) => /^[A-Z]/.test(keys);

/** A dialog leaves only its own keys alive, and global ones with a modifier; a popover leaves none. */
const isAlive = (shortcut: Shortcut, { layer }: Place) =>
  (layer !== 'popover' && (layer === 'dialog') === (shortcut.scope === 'dialog')) ||
  (layer === 'dialog' && shortcut.scope === 'global' && isHeld(shortcut));

/**
 * Single keys rest while somebody types, and where they are not wanted. Enter and Escape cannot be
 * pressed by mistake; a dialog's stay alive in its fields.
 */
const isFree = (shortcut: Shortcut, { typing }: Place, singleKeys: boolean) =>
  isHeld(shortcut) ||
  (isNamed(shortcut) && shortcut.scope === 'dialog') ||
  (!typing && (singleKeys || isNamed(shortcut)));

/**
 * The shortcuts that do something at this place now, the one that has a key before others that want
 * it.
 */
export const workingAt = (place: Place, { bound, singleKeys }: Bound) =>
  shortcutList.filter(
    (shortcut) =>
      isAlive(shortcut, place) && isFree(shortcut, place, singleKeys) && bound[shortcut.id]?.when(),
  );
