import { expect, test } from 'vitest';
import { formatPercent } from './formatCount.ts';

test.each([
  [12.5, '12.50%'],
  [0, '0.00%'],
  [100, '100.00%'],
  [66.666, '66.67%'],
  [null, '–'],
])('A-SCR-008 %j reads %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});
