// @vitest-environment happy-dom
import { DEFAULT_LAYOUT } from '@console/ui/DataTable/tableLayout.ts';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';

/** As after a reload: what is in memory is forgotten, what is in local storage is not. */
async function reloaded() {
  vi.resetModules();
  return import('./tableLayout.store.ts');
}

beforeEach(() => localStorage.clear());

describe('the layout of a table', () => {
  it('is the default where nothing is remembered', async () => {
    expect((await reloaded()).tableLayoutStore('entities').layout).toEqual(DEFAULT_LAYOUT);
  });

  it('outlives a reload, for each table by itself', async () => {
    const first = await reloaded();
    first.setTableLayout('entities', { ...DEFAULT_LAYOUT, hidden: ['url'], widths: { name: 300 } });
    first.setTableLayout('users', {
      ...DEFAULT_LAYOUT,
      order: ['email', 'id'],
    });
    const second = await reloaded();
    expect(second.tableLayoutStore('entities').layout).toEqual({
      order: [],
      hidden: ['url'],
      widths: { name: 300 },
    });
    expect(second.tableLayoutStore('users').layout).toEqual({
      order: ['email', 'id'],
      hidden: [],
      widths: {},
    });
    expect(second.tableLayoutStore('scrapes').layout).toEqual(DEFAULT_LAYOUT);
  });

  it('leaves nothing behind when it is reset', async () => {
    const { setTableLayout, tableLayoutStore } = await reloaded();
    setTableLayout('entities', { ...DEFAULT_LAYOUT, hidden: ['url'] });
    expect(localStorage).toHaveLength(1);
    setTableLayout('entities', DEFAULT_LAYOUT);
    expect(localStorage).toHaveLength(0);
    expect(tableLayoutStore('entities').layout).toEqual(DEFAULT_LAYOUT);
  });

  it('holds for the page when nothing can be stored', async () => {
    const { setTableLayout, tableLayoutStore } = await reloaded();
    const full = vi.fn<(key: string, text: string) => void>(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
    setTableLayout('entities', { ...DEFAULT_LAYOUT, hidden: ['url'] });
    expect(full).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    expect(tableLayoutStore('entities').layout.hidden).toEqual(['url']);
  });

  test.each([
    ['no JSON', '{', DEFAULT_LAYOUT],
    ['no object', '"compact"', DEFAULT_LAYOUT],
    ['null', 'null', DEFAULT_LAYOUT],
    ['a list', '[1]', DEFAULT_LAYOUT],
    [
      'a part of another kind',
      '{"order":"eid","hidden":["url"]}',
      { ...DEFAULT_LAYOUT, hidden: ['url'] },
    ],
    [
      'ids that are no texts',
      '{"hidden":[7],"order":["eid"]}',
      { ...DEFAULT_LAYOUT, order: ['eid'] },
    ],
    [
      'a width beyond all measure',
      '{"widths":{"url":1e9},"hidden":["url"]}',
      { ...DEFAULT_LAYOUT, hidden: ['url'] },
    ],
    ['a width that is no number', '{"widths":{"url":"300"}}', DEFAULT_LAYOUT],
    [
      'more than there should be',
      '{"widths":{"url":300},"density":"compact"}',
      { ...DEFAULT_LAYOUT, widths: { url: 300 } },
    ],
  ])('remembered as %s', async (_, text, expected) => {
    localStorage.setItem('table:entities', text);
    expect((await reloaded()).tableLayoutStore('entities').layout).toEqual(expected);
  });
});
