import { expect, it } from 'vitest';
import { rowRange } from './rowRange.ts';

const rows = [4, 9, 2, 7].map((id) => ({ id }));

it.each([
  [9, 7, [9, 2, 7]],
  [7, 9, [9, 2, 7]],
  [2, 2, [2]],
  [undefined, 2, [2]],
  [99, 2, [2]],
  [4, 99, []],
])('H-BLK-001 the rows from %s to %s are %j, in the order of the table', (from, to, ids) => {
  expect(rowRange(rows, from, to).map(({ id }) => id)).toEqual(ids);
});
