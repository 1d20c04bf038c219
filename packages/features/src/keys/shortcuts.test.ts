import { describe, expect, it } from 'vitest';
import { shortcutList, type Scope, type Shortcut } from './shortcuts.ts';

/**
 * Pairs of shortcuts of one scope where the same keys would mean two things, or where one waits for
 * what another already does.
 */
function conflicts(
  shortcuts: readonly (Pick<Shortcut, 'scope' | 'keys'> & { id: string })[],
): readonly string[] {
  return shortcuts.flatMap((one, at) =>
    shortcuts
      .slice(at + 1)
      .filter(
        (other) =>
          other.scope === one.scope &&
          ![one.keys, other.keys].some((keys) => keys.endsWith('#')) && // a digit, and in time
          (`${other.keys} `.startsWith(`${one.keys} `) ||
            `${one.keys} `.startsWith(`${other.keys} `)),
      )
      .map((other) => `${one.id} and ${other.id}: ${one.keys}`),
  );
}

const keysOf = (...scopes: readonly Scope[]) =>
  shortcutList.filter(({ scope }) => scopes.includes(scope));

describe('the shortcuts', () => {
  it('do not conflict within a scope', () => expect(conflicts(shortcutList)).toEqual([]));

  it.each([
    [['f', 'f'], ['list.a and list.b: f']],
    [['g', 'g e'], ['list.a and list.b: g']],
    [['g e', 'g'], ['list.a and list.b: g e']],
    [['g e', 'g s'], []],
    [['Enter', 'mod+Enter'], []],
  ])('are seen to conflict or not: %j', ([first = '', second = ''], expected) => {
    expect(
      conflicts([
        { id: 'list.a', scope: 'list', keys: first },
        { id: 'list.b', scope: 'list', keys: second },
      ]),
    ).toEqual(expected);
    expect(
      conflicts([
        { id: 'list.a', scope: 'list', keys: first },
        { id: 'global.b', scope: 'global', keys: second },
      ]),
    ).toEqual([]);
  });

  it('do not hide the keys of pages, which begin with g', () =>
    expect(shortcutList.filter(({ keys }) => /^g( |$)/.test(keys))).toEqual([]));

  it('have no single character in the editor, and in dialogs only digits, which do nothing in a field', () => {
    expect(
      keysOf('dialog', 'editor').filter(
        ({ id, keys }) => !/^(mod\+.+|[A-Z].+)$/.test(keys) && !/^dialog\.choose\d$/.test(id),
      ),
    ).toEqual([]);
    expect(
      keysOf('dialog')
        .filter(({ id }) => id.startsWith('dialog.choose'))
        .map(({ keys }) => keys),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('have ids that begin with their scope, and are ordered by scope', () => {
    expect(shortcutList.filter(({ id, scope }) => !id.startsWith(`${scope}.`))).toEqual([]);
    expect([...new Set(shortcutList.map(({ scope }) => scope))]).toEqual([
      'dialog',
      'editor',
      'review',
      'list',
      'global',
    ]);
    const scopes = shortcutList.map(({ scope }) => scope);
    expect(scopes).toEqual(
      scopes.toSorted(
        (one, other) =>
          ['dialog', 'editor', 'review', 'list', 'global'].indexOf(one) -
          ['dialog', 'editor', 'review', 'list', 'global'].indexOf(other),
      ),
    );
  });

  it('of the lists follow common conventions', () => {
    expect(Object.fromEntries(keysOf('list').map(({ id, keys }) => [id, keys]))).toEqual({
      'list.search': '/',
      'list.filter': 'f',
      'list.filterByValue': '=',
      'list.nextRow': 'j',
      'list.previousRow': 'k',
      'list.open': 'Enter',
      'list.choose': 'x',
      'list.chooseRange': 'shift+x',
      'list.review': 'v',
      'list.assign': 'a',
      'list.careerPage': 'o',
      'list.reviewMode': 'w',
      'list.closeDetail': 'Escape',
      'list.refresh': 'r',
      'list.previousPage': '[',
      'list.nextPage': ']',
    });
  });
});
