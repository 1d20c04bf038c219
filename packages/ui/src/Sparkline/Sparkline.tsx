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
  /** The points, the oldest first. */
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

/** The points as coordinates in a box of WIDTH by HEIGHT. The lower edge is zero. */
function place(points: readonly SparklinePoint[]): string[] {
  const ats = points.map(({ at }) => at);
  const values = points.map(({ value }) => value);
  const [start, end] = [Math.min(...ats), Math.max(...ats)];
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return points.map(({ at, value }) => {
    const x = end === start ? WIDTH : ((at - start) / (end - start)) * WIDTH;
    const y = high === low ? HEIGHT : ((high - value) / (high - low)) * HEIGHT;
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
}

/**
 * A sparkline: a small line of daily values with a dot at the last one. It fills the width of its
 * container, and its baseline is zero. Its label describes the values. Without points nothing is
 * rendered.
 */
export function Sparkline({ label, points }: Props) {
  const [first, ...others] = points;
  if (!first) return null;
  const places = place(points);
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
      <path className={styles.line} d={`M ${places.join(' L ')}`} />
      {/* A zero-length line with round caps is a dot, which stays round when the SVG is stretched. */}
      <path className={styles.dot} d={`M ${places.at(-1)} h 0`} />
    </svg>
  );
}
