// @vitest-environment happy-dom
import { DEFAULT_LAYOUT } from '@console/ui/DataTable/tableLayout.ts';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { isArranged, rememberedView, rememberView, type RememberedView } from './viewMemory.ts';
import { firstView } from './views/firstView.ts';

const view: RememberedView = {
  id: 3,
  name: 'Morning round',
  state: {
    query: 'ats[]=workday&order=asc',
    layout: { order: [], hidden: ['tags'], widths: {} },
  },
};
const KEY = 'view:/tags';

beforeEach(() => localStorage.clear());

describe('the remembered default view of a list', () => {
  it('is stored per list and can be removed', () => {
    rememberView('/tags', view);
    expect(rememberedView('/tags')).toEqual(view);
    expect(firstView('/tags')).toEqual(view);
    expect(rememberedView('/users')).toBeUndefined();
    rememberView('/tags', undefined);
    expect(rememberedView('/tags')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('is shared by the lists of all records', () => {
    rememberView('/entities/1/all-jobs', view);
    expect(rememberedView('/entities/4711/all-jobs')).toEqual(view);
    expect(rememberedView('/entities/1/scrapes')).toBeUndefined();
  });

  it.each(['', '{', 'null', '7', '"query"', '[]', '{}', '{"state":null}', '{"state":{"query":7}}'])(
    'is none where the storage has %s',
    (text) => {
      localStorage.setItem(KEY, text);
      expect(rememberedView('/tags')).toBeUndefined();
      expect(firstView('/tags')).toBeUndefined();
    },
  );

  it('has a text for a name', () => {
    localStorage.setItem(KEY, JSON.stringify({ ...view, name: { a: 1 } }));
    expect(firstView('/tags')?.name).toBe('[object Object]');
  });

  it.each([undefined, null, 'compact', 7])(
    'leaves the table alone with the layout %j',
    (layout) => {
      localStorage.setItem(KEY, JSON.stringify({ ...view, state: { query: '', layout } }));
      expect(firstView('/tags')?.state).toEqual({ query: '', layout: null });
    },
  );

  it('drops invalid parts of its layout', () => {
    const layout = { order: 5, hidden: ['tags'], widths: { name: -1 }, density: 'huge' };
    localStorage.setItem(KEY, JSON.stringify({ ...view, state: { query: '', layout } }));
    expect(firstView('/tags')?.state.layout).toEqual({ ...DEFAULT_LAYOUT, hidden: ['tags'] });
  });

  it('has its name as it was given', () => {
    const name = '<img src=x onerror=alert(1)> \u202E\0 __proto__';
    rememberView('/tags', { ...view, name });
    expect(firstView('/tags')?.name).toBe(name);
  });

  it('is undefined when local storage is not available', () => {
    const refuse = () => {
      throw new DOMException('closed', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => rememberView('/tags', view)).not.toThrow();
    expect(() => rememberView('/tags', undefined)).not.toThrow();
    expect(rememberedView('/tags')).toBeUndefined();
  });
});

test('a table is arranged as a view says in whatever order the view was written', () => {
  const chosen = { ...DEFAULT_LAYOUT, hidden: ['b', 'a'], widths: { x: 1, y: 2 } };
  expect(isArranged(null, chosen)).toBe(true);
  expect(isArranged({ ...chosen, hidden: ['a', 'b'], widths: { y: 2, x: 1 } }, chosen)).toBe(true);
  expect(isArranged({ ...chosen, hidden: ['a'] }, chosen)).toBe(false);
  expect(isArranged({ ...chosen, widths: { x: 1, y: 3 } }, chosen)).toBe(false);
  expect(
    isArranged({ ...chosen, order: ['a', 'b'] }, { ...chosen, order: ['b', 'a'] }),
    'the order of the columns counts',
  ).toBe(false);
});
