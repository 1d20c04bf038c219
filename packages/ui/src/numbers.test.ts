import { expect, it } from 'vitest';
import { formatChange, formatPercent, formatPercentChange, groupDigits } from './numbers.ts';

const format = new Intl.NumberFormat('en-US');

it.each([
  0, 7, 999, 1000, -1000, 12_345, 1_234_567, 1_000_000_000, 0.5, 12.428_571, 1234.5678,
  -98_765.4321, 999.9996, 9_007_199_254_740,
])('%d is written as Intl writes it', (number) => {
  expect(groupDigits(number)).toBe(format.format(number));
});

it.each([
  [12.5, '12.50%'],
  [0, '0.00%'],
  [100, '100.00%'],
  [66.666, '66.67%'],
  [null, '–'],
])('A-SCR-008 %j reads %s', (share, text) => {
  expect(formatPercent(share)).toBe(text);
});

it.each([
  [1234, '+1,234'],
  [-56, '−56'],
  [-24.5, '−24.5'],
  [0, '0'],
  [null, '–'],
])('H-IMP-002 the change %j reads %s', (change, text) => {
  expect(formatChange(change)).toBe(text);
});

it.each([
  [12.5, '+12.50%'],
  [-23.456, '−23.46%'],
  [0, '0.00%'],
])('the change of %j per cent reads %s', (change, text) => {
  expect(formatPercentChange(change)).toBe(text);
});
