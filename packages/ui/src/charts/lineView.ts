import { formatDay } from '../DateText/dates.ts';
import type { ChartPoint } from './chartValues.ts';

/** The part of a line that is shown, in Unix seconds. */
export interface View {
  from: number;
  to: number;
}

/** The shortest part shown has about this many points. */
const MIN_POINTS = 7;

/** The view that shows all of a line. The points must be ordered by `at`. */
export const wholeOf = (points: readonly ChartPoint[]): View => ({
  from: points[0]?.at ?? 0,
  to: points.at(-1)?.at ?? 0,
});

const lengthOf = ({ from, to }: View) => to - from;

export const isWhole = (view: View, whole: View): boolean => lengthOf(view) >= lengthOf(whole);

/** The shortest length of a view in seconds. */
export const shortestOf = (points: readonly ChartPoint[]): number => {
  const length = lengthOf(wholeOf(points));
  return Math.min(length, (length * (MIN_POINTS - 1)) / Math.max(1, points.length - 1));
};

/** The view, shortened and shifted so that it does not reach beyond the data. */
export function within({ from, to }: View, whole: View): View {
  const length = Math.min(to - from, lengthOf(whole));
  const start = Math.min(Math.max(from, whole.from), whole.to - length);
  return { from: start, to: start + length };
}

/** The view with its length multiplied by a factor. The instant `about` keeps its relative position. */
export function zoomed(
  view: View,
  { by, about, whole, shortest }: { by: number; about: number; whole: View; shortest: number },
): View {
  const length = Math.min(Math.max(lengthOf(view) * by, shortest), lengthOf(whole));
  const held = Math.min(Math.max(about, view.from), view.to);
  const share = lengthOf(view) > 0 ? (held - view.from) / lengthOf(view) : 0;
  const from = held - share * length;
  return within({ from, to: from + length }, whole);
}

/** The view moved by a number of seconds, but not beyond the data. */
export const panned = ({ from, to }: View, seconds: number, whole: View): View =>
  within({ from: from + seconds, to: to + seconds }, whole);

/** The view, shifted as little as needed to include an instant. */
export function following(view: View, at: number, whole: View): View {
  if (at < view.from) return panned(view, at - view.from, whole);
  return at > view.to ? panned(view, at - view.to, whole) : view;
}

/** The number of points for which `isBefore` holds. These must be the first ones. */
function countOf(points: readonly ChartPoint[], isBefore: (at: number) => boolean): number {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(points[middle]?.at ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The indexes of the first and the last point of a view. If the view contains no point, the last
 * index is the smaller one.
 */
export const endsIn = (
  points: readonly ChartPoint[],
  { from, to }: View,
): [first: number, last: number] => [
  countOf(points, (at) => at < from),
  countOf(points, (at) => at <= to) - 1,
];

/** The points of a view and one more beyond each end, so that the line reaches the edges. */
export function pointsIn(points: readonly ChartPoint[], view: View): readonly ChartPoint[] {
  const [first, last] = endsIn(points, view);
  return first <= 1 && last >= points.length - 2
    ? points
    : points.slice(Math.max(0, first - 1), last + 2);
}

/** Describes the view: "Shown: 03/01/2024 to 06/01/2025". */
export const describeView = ({ from, to }: View): string =>
  `Shown: ${formatDay(from)} to ${formatDay(to)}`;
