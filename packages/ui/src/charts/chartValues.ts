import { formatDay } from '../DateText/dates.ts';
import { groupDigits } from '../numbers.ts';

export interface ChartPoint {
  /** Unix seconds. */
  at: number;
  /** Null where there is none: the line has a gap. */
  value: number | null;
}

/** "120 on 11/20/2026", as the cursor of a line chart is read out. */
export const sayPoint = ({ at, value }: ChartPoint): string =>
  `${value === null ? 'No value' : groupDigits(value)} on ${formatDay(at)}`;

/** The mean of the values that are there; undefined where none is. */
export function averageOf(points: readonly ChartPoint[]): number | undefined {
  const values = valuesOf(points);
  if (values.length === 0) return undefined;
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** "Average 45, lowest 8, highest 99"; undefined without a value. */
export function sayRange(points: readonly ChartPoint[]): string | undefined {
  const values = valuesOf(points);
  const average = averageOf(points);
  if (average === undefined) return undefined;
  const whole = groupDigits(Math.round(average * 10) / 10);
  return `Average ${whole}, lowest ${groupDigits(Math.min(...values))}, highest ${groupDigits(Math.max(...values))}`;
}

/** The ends of the vertical axis: they hold zero and every value, and are never the same. */
export function valueDomain(values: readonly (number | null)[]): [low: number, high: number] {
  const there = values.filter((value) => value !== null);
  const [low, high] = [Math.min(0, ...there), Math.max(0, ...there)];
  return [low, high === low ? low + 1 : high];
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

const valuesOf = (points: readonly ChartPoint[]) =>
  points.flatMap(({ value }) => (value === null ? [] : [value]));
