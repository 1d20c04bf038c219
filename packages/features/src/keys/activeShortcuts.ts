import { isDialogOpen } from '@console/ui/Dialog/topDialog.ts';
import { isPopoverOpen } from '@console/ui/Floating';
import { isNumberField, isTyping } from '@console/ui/isTyping.ts';
import { keysStore } from './keys.store.ts';
import {
  shortcutList,
  type PageShortcut,
  type Scope,
  type Shortcut,
  type ShortcutId,
} from './shortcuts.ts';

/** The context of a key press. It decides which shortcuts work. */
export interface KeyContext {
  /** The topmost layer. An open menu or another popover handles all keys itself. */
  layer: 'page' | 'dialog' | 'popover';
  /** True when the focused element is a text field. */
  typing: boolean;
  /** True when that field is for a number. */
  inNumber?: boolean;
}

export const keyContextOf = (target: EventTarget | null): KeyContext => ({
  layer: isPopoverOpen() ? 'popover' : isDialogOpen() || keysStore.awaited > 0 ? 'dialog' : 'page',
  typing: isTyping(target),
  inNumber: isNumberField(target),
});

interface Bound {
  readonly bound: Readonly<
    Partial<Record<ShortcutId, { readonly when: () => boolean; readonly page?: PageShortcut }>>
  >;
  readonly singleKeys: boolean;
}

const hasModifier = ({ keys }: Shortcut) => /^(mod|alt)\+/.test(keys);
/** Whether the key is Enter, Escape or a function key, which do not type text. */
const isNamed = ({ keys }: Shortcut) => /^[A-Z]/.test(keys);

/**
 * In an open dialog, only shortcuts of scope `dialog` and global ones with a modifier work. In a
 * popover no shortcut works.
 */
const isAlive = (shortcut: Shortcut, { layer }: KeyContext) =>
  (layer !== 'popover' && (layer === 'dialog') === (shortcut.scope === 'dialog')) ||
  (layer === 'dialog' && shortcut.scope === 'global' && hasModifier(shortcut));

/** The scopes of forms. Their named keys also work in text fields. */
const OF_FORMS: readonly Scope[] = ['dialog', 'editor', 'review'];

/**
 * Single keys do nothing while somebody types, or where they are switched off. Named keys of a form
 * also work in its fields.
 */
const isFree = (shortcut: Shortcut, { typing, inNumber }: KeyContext, singleKeys: boolean) =>
  hasModifier(shortcut) ||
  (isNamed(shortcut) && OF_FORMS.includes(shortcut.scope)) ||
  (!typing && (singleKeys || isNamed(shortcut))) ||
  (inNumber && singleKeys && shortcut.inNumbers);

const AT_PAGES = shortcutList.findIndex(({ scope }) => scope === 'global');

/**
 * The shortcuts that do something in this context now. When several have the same key, the first
 * one is run.
 */
export function activeShortcuts(place: KeyContext, { bound, singleKeys }: Bound) {
  const pages = Object.values(bound).flatMap((binding) => binding?.page ?? []);
  return [...shortcutList.slice(0, AT_PAGES), ...pages, ...shortcutList.slice(AT_PAGES)].filter(
    (shortcut) =>
      isAlive(shortcut, place) && isFree(shortcut, place, singleKeys) && bound[shortcut.id]?.when(),
  );
}
