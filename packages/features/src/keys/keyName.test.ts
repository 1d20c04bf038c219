import { describe, expect, it } from 'vitest';
import { keyName } from './keyName.ts';
import { shortcutList } from './shortcuts.ts';

type Press = Parameters<typeof keyName>[0];
const press = (key: string, given: Partial<Press> & { altGraph?: boolean } = {}): Press => ({
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  key,
  ...given,
  getModifierState: (name) => name === 'AltGraph' && given.altGraph === true,
});

describe('the name of a key', () => {
  it.each<[string, string, Press, string | undefined]>([
    ['a letter', 'elsewhere', press('j'), 'j'],
    ['a letter with caps lock', 'elsewhere', press('J'), 'j'],
    ['a letter with shift', 'elsewhere', press('J', { shiftKey: true }), 'shift+j'],
    ['a letter with shift and caps lock', 'elsewhere', press('j', { shiftKey: true }), 'shift+j'],
    ['? on an American keyboard', 'elsewhere', press('?', { shiftKey: true, code: 'Slash' }), '?'],
    ['/ on a German keyboard', 'elsewhere', press('/', { shiftKey: true, code: 'Digit7' }), '/'],
    [
      '[ on a German keyboard, Windows',
      'elsewhere',
      press('[', { ctrlKey: true, altKey: true, altGraph: true, code: 'Digit8' }),
      '[',
    ],
    [
      '[ on a German keyboard, Linux',
      'elsewhere',
      press('[', { altGraph: true, code: 'Digit8' }),
      '[',
    ],
    ['[ on a German keyboard, Mac', 'mac', press('[', { altKey: true, code: 'Digit5' }), '['],
    ['Option with a letter', 'mac', press('j', { altKey: true }), 'alt+j'],
    ['{ on a German keyboard, Mac', 'mac', press('{', { altKey: true, code: 'Digit8' }), '{'],
    [
      'Option and Shift with a digit',
      'mac',
      press('⁄', { altKey: true, shiftKey: true, code: 'Digit1' }),
      '⁄',
    ],
    [
      'AltGr with a digit',
      'elsewhere',
      press('²', { ctrlKey: true, altKey: true, altGraph: true, code: 'Digit2' }),
      '²',
    ],
    ['j in Russian', 'elsewhere', press('о', { code: 'KeyJ' }), 'j'],
    ['] in Russian', 'elsewhere', press('ъ', { code: 'BracketRight' }), ']'],
    ['a letter that no Latin keyboard has', 'elsewhere', press('ё', { code: 'Backquote' }), 'ё'],
    ['Ctrl', 'elsewhere', press('Enter', { ctrlKey: true }), 'mod+Enter'],
    ['Ctrl on a Mac', 'mac', press('Enter', { ctrlKey: true }), 'other+Enter'],
    ['⌘', 'mac', press('Enter', { metaKey: true }), 'mod+Enter'],
    ['the Windows key', 'elsewhere', press('r', { metaKey: true }), 'other+r'],
    ['reload', 'elsewhere', press('r', { ctrlKey: true }), 'mod+r'],
    ['Alt', 'elsewhere', press('f', { altKey: true }), 'alt+f'],
    ['Shift and Enter', 'elsewhere', press('Enter', { shiftKey: true }), 'shift+Enter'],
    ['a modifier alone', 'elsewhere', press('Shift', { shiftKey: true }), undefined],
    ['a dead key', 'elsewhere', press('Dead'), undefined],
    ['an input method', 'elsewhere', press('j', { isComposing: true }), undefined],
  ])('%s (%s)', (_, platform, pressed, name) => {
    expect(keyName(pressed, platform === 'mac')).toBe(name);
  });

  it.each([
    ['an American keyboard', 'elsewhere', press('1', { altKey: true, code: 'Digit1' })],
    ['a French keyboard', 'elsewhere', press('&', { altKey: true, code: 'Digit1' })],
    ['a Mac', 'mac', press('¡', { altKey: true, code: 'Digit1' })],
    ['a Mac in Firefox', 'mac', press('¡', { altKey: true, altGraph: true, code: 'Digit1' })],
  ])('H-TPL-002 Alt and a digit on %s (%s)', (_, platform, pressed) => {
    expect(keyName(pressed, platform === 'mac')).toBe('alt+1');
  });

  it.each<[string, string, Press, string]>([
    [
      'Ctrl and Alt with a digit',
      'elsewhere',
      press('1', { ctrlKey: true, altKey: true, code: 'Digit1' }),
      'mod+alt+1',
    ],
    [
      'Ctrl and Alt with a letter',
      'elsewhere',
      press('n', { ctrlKey: true, altKey: true, code: 'KeyN' }),
      'mod+alt+n',
    ],
    [
      'Ctrl and Option with a letter',
      'mac',
      press('j', { ctrlKey: true, altKey: true, code: 'KeyJ' }),
      'other+alt+j',
    ],
    [
      'Ctrl and Option with a letter, as Option writes it',
      'mac',
      press('∆', { ctrlKey: true, altKey: true, code: 'KeyJ' }),
      'other+alt+j',
    ],
    [
      'Ctrl and Option with a digit',
      'mac',
      press('¡', { ctrlKey: true, altKey: true, code: 'Digit1' }),
      'other+¡',
    ],
  ])('of a screen reader has no shortcut: %s (%s)', (_, platform, pressed, name) => {
    expect(keyName(pressed, platform === 'mac')).toBe(name);
    expect(shortcutList.map(({ keys }) => keys)).not.toContain(name);
  });
});
