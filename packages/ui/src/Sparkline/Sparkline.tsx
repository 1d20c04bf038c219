import { everyDay } from '../charts/everyDay.ts';
import { formatDay } from '../DateText/dates.ts';
import { groupDigits } from '../numbers.ts';
import styles from './Sparkline.module.css';

export interface SparklinePoint {
  /** Unix seconds. */
  at: number;
  value: number;
}

interface Props {
  /** The name of the values, such as "Job counts". */
  label: string;
  /** The points of the counted days, the oldest first. A day that is left out in between is a gap. */
  points: readonly SparklinePoint[];
}

const WIDTH = 300;
const HEIGHT = 60;

const said = ({ at, value }: SparklinePoint) => `${groupDigits(value)} on ${formatDay(at)}`;

/** Describes the points: the first and the last, the lowest and the highest, with their days. */
function describe(label: string, points: readonly [SparklinePoint, ...SparklinePoint[]]): string {
  const [first] = points;
  const last = points.at(-1) ?? first;
  if (points.length === 1) return `${label}: ${said(first)}.`;
  const lowest = points.reduce((low, point) => (point.value < low.value ? point : low));
  const highest = points.reduce((high, point) => (point.value > high.value ? point : high));
  return `${label}: first ${said(first)}, last ${said(last)}, lowest ${said(lowest)}, highest ${said(highest)}.`;
}

/**
 * The line in a box of WIDTH by HEIGHT, broken where a day has no value, the places of values
 * between two gaps, and the place of the last value. The lower edge is zero.
 */
function draw(points: readonly SparklinePoint[]) {
  const ats = points.map(({ at }) => at);
  const values = points.map(({ value }) => value);
  const [start, end] = [Math.min(...ats), Math.max(...ats)];
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const days = everyDay(points);
  const isCounted = (index: number) => typeof days[index]?.value === 'number';
  let [line, alone, last] = ['', '', ''];
  for (const [index, { at, value }] of days.entries()) {
    if (value === null) continue;
    const x = end === start ? WIDTH : ((at - start) / (end - start)) * WIDTH;
    const y = high === low ? HEIGHT : ((high - value) / (high - low)) * HEIGHT;
    last = `${x.toFixed(2)} ${y.toFixed(2)}`;
    if (!isCounted(index - 1) && !isCounted(index + 1)) alone += `M ${last} h 0 `;
    else line += `${isCounted(index - 1) ? 'L' : 'M'} ${last} `;
  }
  return { line, alone, last };
}

/**
 * A sparkline: a small line of daily values with a dot at the last one. It fills the width of its
 * container, and its baseline is zero. A day without a value is a gap. Its label describes the
 * values. Without points nothing is rendered.
 */
export function Sparkline({ label, points }: Props) {
  const [first, ...others] = points;
  if (!first) return null;
  const { line, alone, last } = draw(points);
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing has no file
      role="img"
      aria-label={describe(label, [first, ...others])}
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      <path className={styles.zero} d={`M 0 ${HEIGHT} H ${WIDTH}`} />
      <path className={styles.line} d={line} />
      {/* A zero-length line with round caps is a dot, which stays round when the SVG is stretched. */}
      <path className={styles.alone} d={alone} />
      <path className={styles.dot} d={`M ${last} h 0`} />
    </svg>
  );
}
