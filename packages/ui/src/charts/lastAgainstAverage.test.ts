import { describe, expect, it } from 'vitest';
import { lastAgainstAverage } from './lastAgainstAverage.ts';

describe('the last value against the average before it', () => {
  const of = (...values: readonly (readonly [value: number | null, average?: number | null])[]) =>
    lastAgainstAverage(
      values.map(([value, average], index) => ({
        at: index,
        value,
        average: average ?? null,
      })),
    );

  it.each([
    ['the average of its own day contains it', of([90, 90], [110, 100], [50, 83]), 50, 100, -50],
    ['gaps on both sides', of([90, 100], [null], [120, 110], [null]), 120, 100, 20],
    ['an average of zero', of([0, 0], [80, 40]), 80, 0, undefined],
    ['no average before', of([90], [80, 85]), 80, undefined, undefined],
    ['one day', of([80, 80]), 80, undefined, undefined],
  ])('%s', (_, last, value, average, change) => {
    expect(last).toMatchObject({ value, average, change });
  });

  it('does not exist without a value', () => {
    expect(of([null, 3])).toBeUndefined();
    expect(of()).toBeUndefined();
  });
});
