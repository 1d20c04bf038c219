import { formatDay } from '../DateText/dates.ts';
import { groupDigits } from '../numbers.ts';

export interface ChartPoint {
  /** Unix seconds. */
  at: number;
  /** Null where there is no value. The line then has a gap. */
  value: number | null;
  /** The mean of some days up to this one. Without it, the second line has a gap. */
  average?: number | null;
}

/** What the two lines of a chart show. The average is named by its days, "7-day average". */
export interface LineNames {
  value: string;
  average: string;
}

/** A day that is shaded. */
export interface ShadedDay {
  /** An instant of the day, in Unix seconds. */
  at: number;
  /** What the day is, such as "Day under review". */
  text: string;
}

/**
 * The text that is read out for the cursor of a line chart, "Count 120, 7-day average 110.5 on
 * 11/20/2026".
 */
export function describePoint({ at, value, average }: ChartPoint, names: LineNames): string {
  const day = formatDay(at);
  if (value === null) return `No value on ${day}`;
  const second = typeof average === 'number' ? groupDigits(average) : 'none';
  return `${names.value} ${groupDigits(value)}, ${names.average} ${second} on ${day}`;
}

/** The lowest and the highest value. Undefined if there is no value. */
export function spreadOf(
  points: readonly ChartPoint[],
): { lowest: number; highest: number } | undefined {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const { value } of points) {
    if (value !== null && value < lowest) lowest = value;
    if (value !== null && value > highest) highest = value;
  }
  return lowest <= highest ? { lowest, highest } : undefined;
}

/**
 * Describes the range of the values: "Lowest 8, highest 99". It names no average, because the
 * second line is one.
 */
export function describeRange(points: readonly ChartPoint[]): string {
  const spread = spreadOf(points);
  return spread
    ? `Lowest ${groupDigits(spread.lowest)}, highest ${groupDigits(spread.highest)}`
    : 'No values';
}

/** The domain of the vertical axis. It includes zero and every value, and is never empty. */
export function valueDomain(values: readonly (number | null)[]): [low: number, high: number] {
  let [low, high] = [0, 0];
  for (const value of values) {
    if (value !== null && value < low) low = value;
    if (value !== null && value > high) high = value;
  }
  return [low, high === low ? low + 1 : high];
}

/**
 * The domain of the vertical axis of a line: whole numbers around all values. Zero is left out when
 * the values are closer to each other than to zero, so that changes stay visible.
 */
export function lineDomain(values: readonly (number | null)[]): [low: number, high: number] {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value !== null && value < low) low = value;
    if (value !== null && value > high) high = value;
  }
  const margin = (high - low) / 4;
  const [bottom, top] =
    margin > 0 && low > high - low ? [low - margin, high + margin] : valueDomain(values);
  return [Math.floor(bottom), Math.ceil(top)];
}

/**
 * The number of ticks of an axis of counts. An axis is rounded outwards to its own ticks, so that
 * the last of them stands at or above the highest value.
 */
export const TICKS = 4;

/** The whole-number ticks of an axis of counts. */
export const wholeTicks = (scale: { ticks: (count: number) => number[] }): number[] =>
  scale.ticks(TICKS).filter((tick) => Number.isInteger(tick));

/** The index of the point that is nearest to an instant. The points must be ordered by `at`. */
export function nearestIndex(points: readonly ChartPoint[], at: number): number {
  let [low, high] = [0, points.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  const distance = (index: number) => Math.abs((points[index]?.at ?? Infinity) - at);
  return distance(low - 1) <= distance(low) ? Math.max(0, low - 1) : low;
}

const POINTS_PER_COLUMN = 4;

/**
 * Downsamples points to the given number of pixel columns. In each column the first, the last, the
 * lowest and the highest point are kept, so that no extreme is lost. A column without a value stays
 * a gap.
 */
export function thinOut(points: readonly ChartPoint[], columns: number): readonly ChartPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length <= columns * POINTS_PER_COLUMN) return points;
  const span = last.at - first.at || 1;
  const columnOf = ({ at }: ChartPoint) => Math.floor(((at - first.at) / span) * columns);
  const kept: ChartPoint[] = [];
  for (let start = 0, end = 0; start < points.length; start = end) {
    const column = columnOf(points[start] ?? first);
    let [left, low, high, right] = [-1, -1, -1, -1];
    for (end = start; end < points.length && columnOf(points[end] ?? last) === column; end += 1) {
      const value = points[end]?.value ?? null;
      if (value === null) continue;
      if (left < 0) [left, low, high] = [end, end, end];
      if (value < (points[low]?.value ?? 0)) low = end;
      if (value > (points[high]?.value ?? 0)) high = end;
      right = end;
    }
    const indexes = left < 0 ? [start] : [...new Set([left, low, high, right])];
    for (const index of indexes.toSorted((one, other) => one - other)) {
      const point = points[index];
      if (point) kept.push(point);
    }
  }
  return kept;
}

/** Where a key moves the cursor over `count` points; undefined for any other key. */
export function moveCursor(key: string, at: number, count: number): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 7,
    PageUp: at + 7,
    Home: 0,
    End: count - 1,
  };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  return target === undefined ? undefined : Math.min(Math.max(target, 0), count - 1);
}
