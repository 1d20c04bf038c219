import { ON_MAC } from './onMac.ts';

const BRACKETS: Readonly<Record<string, string>> = { BracketLeft: '[', BracketRight: ']' };

type Press = Pick<
  KeyboardEvent,
  | 'key'
  | 'code'
  | 'altKey'
  | 'ctrlKey'
  | 'metaKey'
  | 'shiftKey'
  | 'isComposing'
  | 'getModifierState'
>;

/** In an alphabet other than the Latin one: the letter or bracket that the key has in the Latin one. */
function character({ key, code }: Press): string {
  if (key <= '~') return key.toLowerCase();
  return /^Key(.)$/.exec(code)?.[1]?.toLowerCase() ?? BRACKETS[code] ?? key;
}

/**
 * The digit of a key that is held with Alt, where that is no way to write a character people need:
 * Option with a digit writes `¡` on an American Mac, but `[` or `{` on a German one.
 */
function altDigit(press: Press, onMac: boolean): string | undefined {
  const { key, code, altKey, ctrlKey, shiftKey } = press;
  // Some browsers on a Mac take Option for AltGr.
  const isWritten = onMac ? key <= '~' : press.getModifierState('AltGraph');
  if (!altKey || ctrlKey || shiftKey || isWritten) return undefined;
  return /^Digit(.)$/.exec(code)?.[1];
}

/**
 * The name of a pressed key as `shortcuts.ts` writes it. The character counts, not the place of the
 * key: `/` and `[` need Shift or AltGr on many keyboards. With Alt the digit on the key counts.
 * Undefined for a modifier alone and while an input method composes.
 */
export function keyName(press: Press, onMac = ON_MAC): string | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = press;
  if (
    press.isComposing ||
    /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified)$/.test(key)
  )
    return undefined;
  const isCharacter = key.length === 1;
  const digit = altDigit(press, onMac);
  const name = digit ?? (isCharacter ? character(press) : key);
  const isLetter = /^[a-z]$/.test(name);
  // AltGr reports itself as Ctrl and Alt on Windows, and as Alt on a Mac, where Option with a letter is never that letter.
  const isWritten =
    isCharacter &&
    !isLetter &&
    digit === undefined &&
    (press.getModifierState('AltGraph') || (onMac && altKey));
  const modifiers = [
    [onMac ? metaKey : ctrlKey && !isWritten, 'mod+'],
    [onMac ? ctrlKey : metaKey, 'other+'],
    [altKey && !isWritten, 'alt+'],
    [shiftKey && (isLetter || !isCharacter), 'shift+'],
  ] as const;
  return modifiers.map(([held, text]) => (held ? text : '')).join('') + name;
}
