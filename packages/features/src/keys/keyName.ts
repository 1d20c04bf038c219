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

/**
 * The typed character. On a non-Latin keyboard layout it is the letter or bracket of that key in
 * the Latin layout.
 */
function character({ key, code }: Press): string {
  if (key <= '~') return key.toLowerCase();
  return /^Key(.)$/.exec(code)?.[1]?.toLowerCase() ?? BRACKETS[code] ?? key;
}

/**
 * The digit of a key pressed with Alt. Undefined when Alt with this key types a character that
 * people need: Option with a digit types `¡` on an American Mac, but `[` or `{` on a German one.
 */
function altDigit(press: Press, onMac: boolean): string | undefined {
  const { key, code, altKey, ctrlKey, shiftKey } = press;
  // Some browsers on a Mac report Option as AltGr.
  const isWritten = onMac ? key <= '~' : press.getModifierState('AltGraph');
  if (!altKey || ctrlKey || shiftKey || isWritten) return undefined;
  return /^Digit(.)$/.exec(code)?.[1];
}

/**
 * The name of a pressed key as `shortcuts.ts` writes it. It is made from the character, not from
 * the place of the key, because `/` and `[` need Shift or AltGr on many keyboards. With Alt, it is
 * made from the digit on the key. Undefined for a modifier alone and while an input method
 * composes.
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
  // AltGr sets `ctrlKey` and `altKey` on Windows, and Option sets `altKey` on a Mac. They do not
  // count as modifiers when the character could not be typed without them. On a Mac, Option with a
  // letter key never types that letter.
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
