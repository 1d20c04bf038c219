import { expect, it } from 'vitest';
import { storable } from './jsonRows.ts';

it('replaces what no database text can hold and nothing else', () => {
  expect(
    storable({ title: 'a\0b', tags: ['\ud800x', 'x\udc00'], deep: { list: [1, null, true] } }),
  ).toEqual({ title: 'a\ufffdb', tags: ['\ufffdx', 'x\ufffd'], deep: { list: [1, null, true] } });
  for (const text of [
    '🚀 We’re hiring',
    'צב"ד',
    '\\u0000 \\ud800 as letters',
    '&amp;',
    '=1+1',
    '\u200f\t\n',
  ])
    expect(storable(text)).toBe(text);
});
