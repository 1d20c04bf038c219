import { describe, expect, it } from 'vitest';
import { pageRange, type PageItem } from './pageRange.ts';

const shown = (items: readonly PageItem[]) =>
  items.map((item) => (typeof item === 'number' ? item : '…')).join(' ');

describe('pageRange', () => {
  it.each([
    [1, 0, '1'],
    [1, 1, '1'],
    [4, 6, '1 2 3 4 5 6'],
    [1, 7, '1 2 … 7'],
    [2, 7, '1 2 3 … 7'],
    [3, 7, '1 2 3 4 … 7'],
    [4, 7, '1 … 3 4 5 … 7'],
    [5, 7, '1 … 4 5 6 7'],
    [7, 7, '1 … 6 7'],
    [5, 10, '1 … 4 5 6 … 10'],
    [10, 20, '1 … 9 10 11 … 20'],
    [99, 20, '1 … 19 20'],
    [0, 20, '1 2 … 20'],
  ])('A-CON-003 A-CON-004 B-CON-007: page %i of %i shows %s', (page, count, expected) => {
    expect(shown(pageRange(page, count))).toBe(expected);
  });

  it('shows an ellipsis beyond six pages wherever the current page is', () => {
    for (let count = 7; count < 30; count += 1) {
      for (let page = 1; page <= count; page += 1)
        expect(shown(pageRange(page, count))).toContain('…');
    }
  });
});
