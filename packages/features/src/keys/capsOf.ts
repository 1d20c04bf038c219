import { ON_MAC } from './keyName.ts';

interface Cap {
  cap: string;
  /** How it is read out, where the sign itself may not be. */
  name?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  '/': 'Slash',
  '?': 'Question mark',
  '[': 'Left bracket',
  ']': 'Right bracket',
};
const PLAIN: Readonly<Record<string, Cap>> = {
  mod: { cap: 'Ctrl' },
  Escape: { cap: 'Esc', name: 'Escape' },
};
const MAC: Readonly<Record<string, Cap>> = {
  mod: { cap: '⌘', name: 'Command' },
  Enter: { cap: '↩', name: 'Return' },
  Escape: { cap: 'esc', name: 'Escape' },
};

function capOf(key: string, onMac: boolean): Cap {
  const special = (onMac ? MAC : PLAIN)[key];
  if (special) return special;
  const name = NAMES[key];
  return name ? { cap: key, name } : { cap: key };
}

/**
 * What stands on the keys of a shortcut on this platform: one list per press, the keys that are
 * held together in it.
 */
export const capsOf = (keys: string, onMac = ON_MAC): readonly (readonly Cap[])[] =>
  keys.split(' ').map((press) => press.split('+').map((key) => capOf(key, onMac)));
