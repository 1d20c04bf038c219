// @vitest-environment happy-dom
import { openLayer } from '@console/ui/Dialog/modal.ts';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AwaitedDialog } from './AwaitedDialog.tsx';
import { keysStore } from './keys.store.ts';
import { listen } from './listen.ts';
import {
  pageShortcut,
  recordShortcut,
  shortcutList,
  shortcuts,
  type ShortcutId,
} from './shortcuts.ts';
import { bindShortcut } from './useShortcut.ts';

const ran = vi.fn<(id: ShortcutId, typed?: string) => void>();
const bound: (() => void)[] = [];
/** The shortcuts of the app's pages that these tests press. */
const PAGES = [
  pageShortcut('/entities', 'All Entities List', 'g e'),
  pageShortcut('/users', 'User Management', 'g u'),
  recordShortcut('/entities', 'an entity', 'e'),
  recordShortcut('/jobs', 'a job', 'j'),
];
const definitionOf = (id: ShortcutId) => PAGES.find((page) => page.id === id) ?? id;
const bind = (...ids: readonly ShortcutId[]) =>
  bound.push(...ids.map((id) => bindShortcut(definitionOf(id), () => ran(id))));

const reviewKeys = shortcutList.flatMap(({ id, scope }) => (scope === 'review' ? id : []));

beforeEach(() => {
  document.body.innerHTML = '<main><button>Row</button></main>';
  keysStore.singleKeys = true;
  ran.mockClear();
  listen();
});
afterEach(() => {
  for (const unbind of bound.splice(0)) unbind();
});

/** Presses a key on whatever the selector finds; tells whether it was taken. */
function press(key: string, given: KeyboardEventInit & { at?: number } = {}, on = 'main'): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...given });
  // happy-dom takes every Alt for AltGr.
  Object.defineProperty(event, 'getModifierState', { value: () => false });
  if (given.at !== undefined) Object.defineProperty(event, 'timeStamp', { value: given.at });
  return document.querySelector(on)?.dispatchEvent(event) === false;
}
const calls = () => ran.mock.calls.flat();
/** Puts a dialog over the page until the test ends. */
function openDialog(content: string): void {
  const layer = document.createElement('div');
  layer.innerHTML = `<dialog open aria-modal="true">${content}</dialog>`;
  document.body.append(layer);
  bound.push(openLayer(layer));
}

describe('a key', () => {
  it('runs its bound action once, even if the listener was added twice, and prevents the browser default', () => {
    bind('list.filter');
    listen();
    expect(press('f')).toBe(true);
    expect(calls()).toEqual(['list.filter']);
  });

  it('does nothing when it is not bound, after it was unbound, or while `when` returns false', () => {
    expect(press('f')).toBe(false);
    bind('list.filter');
    bound.pop()?.();
    expect(press('f')).toBe(false);
    let possible = false;
    bound.push(
      bindShortcut(
        'list.search',
        () => ran('list.search'),
        () => possible,
      ),
    );
    expect(press('/')).toBe(false);
    possible = true;
    expect(press('/')).toBe(true);
    expect(calls()).toEqual(['list.search']);
  });

  it('runs the later of two bindings, which stays bound when the earlier one is unbound', () => {
    const first = bindShortcut('list.refresh', () => ran('list.open'));
    bind('list.refresh');
    first();
    press('r');
    expect(calls()).toEqual(['list.refresh']);
  });

  it('with a modifier is another key', () => {
    bind('list.refresh', 'list.filter');
    expect([
      press('r', { ctrlKey: true }),
      press('r', { metaKey: true }),
      press('f', { altKey: true }),
      press('F', { shiftKey: true }),
    ]).toEqual([false, false, false, false]);
    expect(calls()).toEqual([]);
  });

  it('is ignored when another handler has prevented its default', () => {
    bind('list.nextRow');
    document
      .querySelector('main')
      ?.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    press('j');
    expect(calls()).toEqual([]);
    press('j');
    expect(calls()).toEqual(['list.nextRow']);
  });

  it('is ignored while an input method is composing', () => {
    bind('list.nextRow');
    press('j', { isComposing: true });
    expect(calls()).toEqual([]);
  });

  it('repeats only row movement while it is held down', () => {
    bind('list.nextRow', 'list.refresh');
    for (const repeat of [false, true, true]) {
      press('j', { repeat });
      press('r', { repeat });
    }
    expect(calls()).toEqual(['list.nextRow', 'list.refresh', 'list.nextRow', 'list.nextRow']);
  });

  it('keeps its browser default when the shortcut is native', () => {
    bind('list.open');
    expect(press('Enter')).toBe(false);
    expect(calls()).toEqual([]);
  });
});

describe('two keys', () => {
  it('in sequence open a page', () => {
    bind('global.go/entities', 'global.go/users');
    press('g', { at: 1000 });
    press('e', { at: 2400 });
    press('g', { at: 3000 });
    press('Shift', { at: 3050 });
    press('u', { at: 3100 });
    expect(calls()).toEqual(['global.go/entities', 'global.go/users']);
  });

  it('are no sequence when too much time or another key is between them', () => {
    bind('global.go/entities', 'list.nextRow');
    press('g', { at: 1000 });
    press('e', { at: 2600 });
    press('g', { at: 3000 });
    press('j', { at: 3100 });
    press('e', { at: 3200 });
    expect(calls()).toEqual(['list.nextRow']);
  });

  it('start no sequence when no page is bound', () => {
    bind('list.filter');
    press('g', { at: 1000 });
    press('f', { at: 1100 });
    expect(calls()).toEqual(['list.filter']);
  });
});

describe('a number after two keys', () => {
  const opened = (id: ShortcutId) =>
    bound.push(bindShortcut(definitionOf(id), (typed) => ran(id, typed)));
  const type = (keys: readonly string[], on = 'main') => keys.map((key) => press(key, {}, on));

  it('opens the record on Enter, after the two keys have opened their list', () => {
    bind('global.go/entities', 'list.previousRow');
    opened('global.open/entities');
    expect(type(['g', 'e', '5', '1', '0', 'Backspace', '7'])).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(ran.mock.calls).toEqual([['global.go/entities']]);
    expect(keysStore.number).toEqual({ id: 'global.open/entities', digits: '517' });
    expect(press('Enter')).toBe(true);
    expect(ran.mock.lastCall).toEqual(['global.open/entities', '517']);
    expect(keysStore.number).toBeUndefined();
    expect(press('Enter')).toBe(false);
  });

  it('works when the two keys alone are not bound', () => {
    opened('global.open/jobs');
    bind('list.nextRow');
    type(['g', 'j', '7', 'Enter']);
    expect(ran.mock.calls).toEqual([['global.open/jobs', '7']]);
  });

  it('is ignored after the timeout, and cannot begin with 0', () => {
    opened('global.open/jobs');
    press('g', { at: 1000 });
    press('j', { at: 1100 });
    expect(press('7', { at: 2700 })).toBe(false);
    expect(type(['g', 'j', '0'])).toEqual([false, false, false]);
    expect(keysStore.number).toBeUndefined();
  });

  it('is cancelled by Escape, a pointer press, typing in a field, or another key, which keeps its effect', () => {
    document.body.innerHTML = '<main><input></main>';
    opened('global.open/jobs');
    bind('list.refresh');
    const giveUp = [
      () => press('Escape'),
      () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
      () => press('5', {}, 'input'),
      () => press('r'),
    ];
    for (const end of giveUp) {
      type(['g', 'j', '7']);
      expect(keysStore.number?.digits).toBe('7');
      end();
      expect(keysStore.number).toBeUndefined();
    }
    press('Enter');
    expect(calls()).toEqual(['list.refresh']);
  });

  it('can be corrected with Backspace, also where it is too large, and is handled before the focused row', () => {
    const row = vi.fn<(event: Event) => void>();
    document.querySelector('main')?.addEventListener('keydown', row);
    opened('global.open/jobs');
    type(['g', 'j', ...'2147483648', 'Enter']);
    expect(keysStore.number?.digits).toBe('2147483648');
    type(['Backspace', '7', 'Enter']);
    type(['g', 'j', ...'123456789012345678901', 'Enter', 'Escape']);
    expect(keysStore.number).toBeUndefined();
    type(['g', 'j', '7', 'Backspace', 'Backspace', '0', '8', 'Enter']);
    type(['g', 'j', '7', 'Backspace', 'Enter']);
    expect(ran.mock.calls).toEqual([
      ['global.open/jobs', '2147483647'],
      ['global.open/jobs', '8'],
    ]);
    expect(row).toHaveBeenCalledTimes(12); // each time the keys before, and the first digit
  });
});

const FIELDS = [
  '<input>',
  '<input type="search">',
  '<input type="number">',
  '<input type="date">',
  '<textarea></textarea>',
  '<select><option>j</option></select>',
  '<div contenteditable="true"></div>',
  '<div contenteditable></div>',
  '<div contenteditable="true"><p><b class="field">x</b></p></div>',
  '<div role="textbox" tabindex="0"></div>',
  '<div class="monaco-editor"><div class="native-edit-context" tabindex="0"></div></div>',
  '<div class="monaco-editor"><textarea></textarea></div>',
  '<div role="combobox" tabindex="0"></div>',
];
const IN_FIELD =
  'main .field, main :is(input, textarea, select, [contenteditable], [role], .native-edit-context)';

describe('in a text field', () => {
  it.each(FIELDS)('single keys write, others still work: %s', (field) => {
    document.body.innerHTML = `<main>${field}</main>`;
    bind(
      'list.search',
      'list.nextRow',
      'list.refresh',
      'global.help',
      'global.helpAnywhere',
      'global.go/entities',
    );
    for (const key of ['/', 'j', 'r', '?', 'g', 'e']) expect(press(key, {}, IN_FIELD)).toBe(false);
    expect(calls()).toEqual([]);
    press('/', { ctrlKey: true }, IN_FIELD);
    expect(calls()).toEqual(['global.helpAnywhere']);
  });

  it.each([
    '<input type="checkbox">',
    '<input type="radio">',
    '<button class="field">Row</button>',
    '<div contenteditable="false"><p class="field">x</p></div>',
  ])('nobody types in %s', (field) => {
    document.body.innerHTML = `<main>${field}</main>`;
    bind('list.nextRow');
    press('j', {}, 'main .field, main input');
    expect(calls()).toEqual(['list.nextRow']);
  });
});

describe('below a dialog or a popover', () => {
  it('the keys of the page rest while the script of a dialog is awaited, and act again after it', () => {
    bind('list.nextRow', 'global.helpAnywhere');
    const { unmount } = render(createElement(AwaitedDialog));
    press('j');
    press('/', { ctrlKey: true });
    expect(calls()).toEqual(['global.helpAnywhere']);
    unmount();
    press('j');
    expect(calls()).toEqual(['global.helpAnywhere', 'list.nextRow']);
  });

  it('an open dialog keeps its own shortcuts and disables those of the page', () => {
    openDialog('<button>Close</button>');
    bind('list.nextRow', 'list.search', 'global.help', 'global.go/entities', 'dialog.submit');
    for (const key of ['j', '/', '?', 'g', 'e']) press(key, {}, 'dialog button');
    expect(calls()).toEqual([]);
    press('Enter', { ctrlKey: true }, 'dialog button');
    expect(calls()).toEqual(['dialog.submit']);
  });

  it('number keys choose in a dialog, but not in a text field or with single keys switched off', () => {
    openDialog('<input type="radio"><input class="text">');
    bind('dialog.choose1', 'dialog.choose2', 'dialog.submit');
    expect([
      press('2', {}, '[type="radio"]'),
      press('1', {}, '.text'),
      press('3', {}, '[type="radio"]'),
    ]).toEqual([true, false, false]);
    keysStore.singleKeys = false;
    expect(press('1', {}, '[type="radio"]')).toBe(false);
    press('Enter', { ctrlKey: true }, '.text');
    expect(calls()).toEqual(['dialog.choose2', 'dialog.submit']);
  });

  it('dialog shortcuts do nothing without a dialog', () => {
    bind('dialog.submit');
    expect(press('Enter', { ctrlKey: true })).toBe(false);
    expect(calls()).toEqual([]);
  });
});

describe('a shortcut that is handled first', () => {
  it('H-PAL-001 is taken before the code editor, also while somebody types, and held down runs once', () => {
    document.body.innerHTML = '<main><div class="monaco-editor"><textarea></textarea></div></main>';
    const editor = vi.fn<(event: Event) => void>();
    document.querySelector('textarea')?.addEventListener('keydown', editor);
    bind('global.palette');
    expect(press('k', { ctrlKey: true }, 'textarea')).toBe(true);
    expect(press('k', { ctrlKey: true, repeat: true }, 'textarea')).toBe(true);
    expect(editor).not.toHaveBeenCalled();
    expect(calls()).toEqual(['global.palette']);
    expect(press('k', {}, 'textarea')).toBe(false);
    expect(press('k', { ctrlKey: true, shiftKey: true }, 'textarea')).toBe(false);
    expect(editor).toHaveBeenCalledTimes(2);
  });

  it('H-PAL-001 is left to the browser where nothing is bound, and works where single keys are not wanted', () => {
    expect(press('k', { ctrlKey: true })).toBe(false);
    bind('global.palette');
    keysStore.singleKeys = false;
    expect(press('k', { ctrlKey: true })).toBe(true);
    expect(press('k', { ctrlKey: true, isComposing: true })).toBe(false);
    expect(calls()).toEqual(['global.palette']);
  });

  it('cancels a number that is being typed', () => {
    bind('global.open/jobs', 'global.palette');
    for (const key of ['g', 'j', '7']) press(key);
    press('k', { ctrlKey: true });
    expect(keysStore.number).toBeUndefined();
    expect(calls()).toEqual(['global.palette']);
  });
});

describe('with single keys switched off', () => {
  it('single keys do nothing, shortcuts with a modifier work', () => {
    keysStore.singleKeys = false;
    bind('list.nextRow', 'list.search', 'global.help', 'global.helpAnywhere', 'global.go/entities');
    for (const key of ['j', '/', '?', 'g', 'e']) expect(press(key)).toBe(false);
    expect(calls()).toEqual([]);
    press('/', { ctrlKey: true });
    expect(calls()).toEqual(['global.helpAnywhere']);
  });
});

describe('the keys of review mode', () => {
  it('H-REV-018 Escape and Ctrl+Enter work in its fields, letters and numbers are text there', () => {
    document.body.innerHTML = '<main><input aria-label="Job Count"></main>';
    bind('review.next', 'review.choose5', 'review.send', 'review.leave');
    expect(press('j', {}, 'input')).toBe(false);
    expect(press('5', {}, 'input')).toBe(false);
    expect(press('Enter', { ctrlKey: true }, 'input')).toBe(true);
    expect(press('Escape', {}, 'input')).toBe(true);
    expect(calls()).toEqual(['review.send', 'review.leave']);
  });

  it('go from a number to the other fields, because their letters mean nothing in it', () => {
    document.body.innerHTML = '<main><input inputmode="numeric"></main>';
    bind('review.jobCount', 'review.note', 'review.next', 'review.choose5');
    expect(['c', 'n', 'j', '5'].map((key) => press(key, {}, 'input'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(calls()).toEqual(['review.jobCount', 'review.note']);
  });

  it('take precedence over those of the list, and do nothing below a dialog', () => {
    bind('list.nextRow', 'review.next', 'review.undo', 'global.undo');
    press('j');
    press('z');
    expect(calls()).toEqual(['review.next', 'review.undo']);
    openDialog('<button type="button">Leave</button>');
    expect(press('j')).toBe(false);
  });

  it('do nothing with single keys switched off, except Escape, Ctrl+Enter and Alt with a digit', () => {
    keysStore.singleKeys = false;
    const single = reviewKeys.filter((id) => shortcuts[id].keys.length === 1);
    expect(single.length).toBeGreaterThan(10);
    bind(...single, 'review.send', 'review.leave', 'global.template1');
    for (const id of single) expect(press(shortcuts[id].keys)).toBe(false);
    expect(calls()).toEqual([]);
    press('Enter', { ctrlKey: true });
    press('Escape');
    press('1', { altKey: true, code: 'Digit1' });
    expect(calls()).toEqual(['review.send', 'review.leave', 'global.template1']);
  });
});

describe('the keys of a screen reader', () => {
  it('are not handled: Ctrl+Alt with a digit, a letter or an arrow', () => {
    bind(...reviewKeys, 'global.template1', 'global.template5', 'global.palette');
    const held = { ctrlKey: true, altKey: true };
    for (const digit of ['1', '5', '9'])
      expect(press(digit, { ...held, code: `Digit${digit}` })).toBe(false);
    for (const key of ['j', 'n', 's', 'z', 'k', 'Enter', 'ArrowDown', 'ArrowRight'])
      expect(press(key, held)).toBe(false);
    expect(calls()).toEqual([]);
  });
});
