import { describe, expect, it } from 'vitest';
import { averageOf, moveCursor, sayPoint, sayRange, valueDomain } from './chartValues.ts';

const day = (date: number) => new Date(2026, 10, date, 12).getTime() / 1000;
const points = [
  { at: day(1), value: 10 },
  { at: day(2), value: null },
  { at: day(3), value: -4 },
  { at: day(4), value: 1500 },
];

describe('a line chart in words', () => {
  it('says a value, and that there is none', () => {
    expect(points.map(sayPoint)).toEqual([
      '10 on 11/01/2026',
      'No value on 11/02/2026',
      '-4 on 11/03/2026',
      '1,500 on 11/04/2026',
    ]);
  });

  it('says average, lowest and highest of the values that are there', () => {
    expect(sayRange(points)).toBe('Average 502, lowest -4, highest 1,500');
    expect(sayRange([{ at: day(1), value: null }])).toBeUndefined();
    expect(averageOf([])).toBeUndefined();
  });
});

it.each([
  [
    [5, 8],
    [0, 8],
  ],
  [
    [-5, -8],
    [-8, 0],
  ],
  [
    [null, 3],
    [0, 3],
  ],
  [[0], [0, 1]],
  [[], [0, 1]],
] as const)('the axis of %j goes from and to %j', (values, domain) => {
  expect(valueDomain(values)).toEqual(domain);
});

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 3, 3],
  ['End', 0, 3],
  ['Home', 3, 0],
  ['PageUp', 0, 3],
  ['PageDown', 2, 0],
  ['Enter', 2, undefined],
  ['constructor', 2, undefined],
])('%s leads from %i to %j', (key, from, to) => {
  expect(moveCursor(key, from, 4)).toBe(to);
});
