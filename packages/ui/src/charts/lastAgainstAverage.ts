import type { ChartPoint } from './chartValues.ts';

// It is a file of its own, because pages load it before the chart.

/**
 * The newest value, and the average of the newest day before it that has one. The two are compared:
 * the average of the value's own day already contains it. Undefined if there is no value.
 */
export function lastAgainstAverage(
  points: readonly ChartPoint[],
):
  | { at: number; value: number; average: number | undefined; change: number | undefined }
  | undefined {
  const index = points.findLastIndex((point) => point.value !== null);
  const last = points[index];
  if (!last || last.value === null) return undefined;
  const { at, value } = last;
  const average =
    points.slice(0, index).findLast((point) => typeof point.average === 'number')?.average ??
    undefined;
  const change = average && average > 0 ? ((value - average) / average) * 100 : undefined;
  return { at, value, average, change };
}
