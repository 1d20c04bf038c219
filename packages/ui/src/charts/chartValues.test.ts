import { scaleLinear } from '@visx/scale';
import { describe, expect, it } from 'vitest';
import {
  describePoint,
  describeRange,
  lineDomain,
  moveCursor,
  nearestIndex,
  spreadOf,
  thinOut,
  TICKS,
  valueDomain,
  wholeTicks,
} from './chartValues.ts';

const day = (date: number) => new Date(2026, 10, date, 12).getTime() / 1000;
const points = [
  { at: day(1), value: 10 },
  { at: day(2), value: null },
  { at: day(3), value: -4 },
  { at: day(4), value: 1500 },
];

const names = { value: 'Count', average: '7-day average' };

describe('a line chart in words', () => {
  it.each([
    [
      { at: day(1), value: 1200, average: 1100.5 },
      'Count 1,200, 7-day average 1,100.5 on 11/01/2026',
    ],
    [{ at: day(3), value: -4, average: null }, 'Count -4, 7-day average none on 11/03/2026'],
    [{ at: day(2), value: null }, 'No value on 11/02/2026'],
  ])('%j is "%s"', (point, words) => {
    expect(describePoint(point, names)).toBe(words);
  });

  it('says the lowest and the highest of the values that are there', () => {
    expect(describeRange(points)).toBe('Lowest -4, highest 1,500');
    expect(describeRange([{ at: day(1), value: null }])).toBe('No values');
    expect(describeRange([])).toBe('No values');
  });
});

it.each([
  [[0, 104]],
  [[99, 101]],
  [[52, 108]],
  [[0, 1]],
  [[3]],
  [[0, 5050]],
  [[1_293, 1_311]],
  [[-5, 17]],
])('the last tick of an axis over %j is not below the highest value', (values) => {
  const scale = scaleLinear({ domain: lineDomain(values), range: [100, 0], nice: TICKS });
  expect(wholeTicks(scale).at(-1)).toBeGreaterThanOrEqual(Math.max(...values));
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
  [
    [72, null, 88],
    [68, 92],
  ],
  [
    [5, 80],
    [0, 80],
  ],
  [
    [-72, -88],
    [-88, 0],
  ],
  [
    [42, 42],
    [0, 42],
  ],
  [[null], [0, 1]],
  [
    [0, 0.3],
    [0, 1],
  ],
  [
    [100, 100.3],
    [99, 101],
  ],
] as const)('the axis of lines over %j goes from and to %j', (values, domain) => {
  expect(lineDomain(values)).toEqual(domain);
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

it.each([
  [-1e9, 0],
  [4, 0],
  [16, 1],
  [95, 2],
  [1e9, 2],
])('the point nearest to %d is number %i', (at, index) => {
  const points = [0, 20, 60].map((second) => ({ at: second, value: 1 }));
  expect(nearestIndex(points, at)).toBe(index);
});

describe('thinning a line out', () => {
  const many = (count: number, value: (index: number) => number | null) =>
    Array.from({ length: count }, (_, index) => ({ at: index, value: value(index) }));

  it('leaves what fits', () => {
    const points = many(40, (index) => index);
    expect(thinOut(points, 10)).toBe(points);
  });

  it('keeps the ends and every extreme of a million points', () => {
    const spikes = new Map([
      [123_456, 9000],
      [654_321, -9000],
    ]);
    const points = many(1_000_000, (index) => spikes.get(index) ?? index % 10);
    const thin = thinOut(points, 800);
    expect(thin.length).toBeLessThanOrEqual(801 * 4);
    expect([thin[0]?.at, thin.at(-1)?.at]).toEqual([0, 999_999]);
    expect(spreadOf(thin)).toMatchObject({ lowest: -9000, highest: 9000 });
    expect(thin.map(({ at }) => at)).toEqual(thin.map(({ at }) => at).toSorted((a, b) => a - b));
  });

  it('keeps a gap as wide as a column', () => {
    const points = many(1000, (index) => (index >= 400 && index < 600 ? null : 1));
    expect(thinOut(points, 10).filter(({ value }) => value === null)).toHaveLength(2);
  });

  it('takes points of one instant', () => {
    expect(
      thinOut(
        Array.from({ length: 100 }, () => ({ at: 5, value: 1 })),
        10,
      ),
    ).toHaveLength(2);
  });
});
