import { describe, expect, it } from 'vitest';
import { countRowChanges, withFreshValues } from './rowChanges.ts';

const rows = (...ids: number[]) => ids.map((id) => ({ id, value: `new ${id}` }));

describe('rows that change', () => {
  it.each([
    ['nothing', [1, 2, 3], [1, 2, 3], 0],
    ['one comes at the end', [1, 2], [1, 2, 3], 1],
    ['one comes first and pushes the last out', [1, 2, 3], [9, 1, 2], 2],
    ['one goes', [1, 2, 3], [1, 3], 1],
    ['two change places', [1, 2, 3], [2, 1, 3], 2],
    ['all are others', [1, 2], [3, 4], 4],
    ['the list becomes empty', [1, 2], [], 2],
  ])('%s', (_, before, after, count) => {
    expect(countRowChanges(rows(...before), rows(...after))).toBe(count);
  });

  it('keeps the places and takes the values of rows that stay', () => {
    const shown = [
      { id: 1, value: 'old' },
      { id: 2, value: 'old' },
    ];
    expect(withFreshValues(shown, rows(9, 2))).toEqual([
      { id: 1, value: 'old' },
      { id: 2, value: 'new 2' },
    ]);
  });
});
