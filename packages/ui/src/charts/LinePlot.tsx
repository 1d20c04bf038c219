import { AxisBottom, AxisLeft, type TickRendererProps } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { formatDay } from '../DateText/dates.ts';
import { groupDigits } from '../numbers.ts';
import {
  lineDomain,
  thinOut,
  TICKS,
  wholeTicks,
  type ChartPoint,
  type LineNames,
  type ShadedDay,
} from './chartValues.ts';
import type { View } from './lineView.ts';
import styles from './charts.module.css';

export interface LineChartProps {
  /** The name of the values, such as "Job counts". */
  label: string;
  /**
   * The points of the counted days, the oldest first. There must be at least one. A day that is
   * left out in between is a gap.
   */
  points: readonly ChartPoint[];
  /** The names of the two lines in the legend. */
  names: LineNames;
  /** Allows zooming when the line has more than 60 points. */
  canZoom?: boolean;
}

export const MARGIN = { top: 8, right: 12, bottom: 24, left: 56 };
/** The height of the plot in pixels. */
const HEIGHT = 192;
const DAY = 86_400;
const TWO_YEARS = 2 * 366 * DAY;
/** The least width of a shaded day in pixels, so that it is seen among the days of years. */
const LEAST_SHADE = 3;

/** The points that are drawn, thinned out for the width of the plot in pixels. */
export const drawnOf = (points: readonly ChartPoint[], width: number): readonly ChartPoint[] =>
  thinOut(points, Math.max(1, Math.floor(width)));

/** The scales that map the instants of a view (Unix seconds) and the drawn values to pixels. */
export function scalesOf(drawn: readonly ChartPoint[], { from, to }: View, width: number) {
  const x = scaleTime({
    domain: [new Date(from * 1000), new Date(to * 1000)],
    range: [0, width],
  });
  const y = scaleLinear({
    domain: lineDomain(drawn.flatMap(({ value, average }) => [value, average ?? null])),
    range: [HEIGHT, 0],
    nice: TICKS,
  });
  return {
    x,
    y,
    xOf: (at: number) => x(new Date(at * 1000)),
    atOf: (left: number) => x.invert(left).getTime() / 1000,
    width,
    height: HEIGHT,
    isLong: to - from > TWO_YEARS,
  };
}
export type Scales = ReturnType<typeof scalesOf>;

type ValueOf = (point: ChartPoint) => number | null | undefined;

interface SeriesProps {
  className: string | undefined;
  drawn: readonly ChartPoint[];
  scales: Scales;
  valueOf: ValueOf;
}

/** A line that is broken where a value is missing. A value between two gaps is drawn as a dot. */
function Series({ className, drawn, scales: { xOf, y }, valueOf }: SeriesProps) {
  const isThere = (point: ChartPoint | undefined) => point && typeof valueOf(point) === 'number';
  const alone = drawn.filter(
    (point, index) => isThere(point) && !isThere(drawn[index - 1]) && !isThere(drawn[index + 1]),
  );
  return (
    <g className={className}>
      <LinePath
        data={[...drawn]}
        defined={(point) => isThere(point) === true}
        x={({ at }) => xOf(at)}
        y={(point) => y(valueOf(point) ?? 0)}
      />
      {alone.length > 0 && (
        <path
          className={styles.alone}
          d={alone.map((point) => `M${xOf(point.at)},${y(valueOf(point) ?? 0)}h0`).join('')}
        />
      )}
    </g>
  );
}

const valueOf: ValueOf = ({ value }) => value;
const averageAt: ValueOf = ({ average }) => average;

/** The width of the widest label of a day and of a month, including the space beside it, in pixels. */
const LABELS = { day: 48, month: 64 };

/**
 * The ticks whose labels do not overlap. A time scale restarts its ticks with each month, so the
 * last label of a month may overlap the first one of the next.
 */
function apart(days: readonly Date[], { x, isLong }: Scales): Date[] {
  const room = isLong ? LABELS.month : LABELS.day;
  let end = -room;
  return days.filter((day) => {
    const isFree = x(day) - end >= room;
    if (isFree) end = x(day);
    return isFree;
  });
}

/** An axis label. visx's own component measures each text, which forces a layout. */
const TickText = ({ x, y, dx, dy, textAnchor, formattedValue }: TickRendererProps) => (
  <text x={x} y={y} dx={dx} dy={dy} textAnchor={textAnchor}>
    {formattedValue}
  </text>
);

/** The column of a day from midnight to midnight, as far as it is in the plot. */
function Shade({ at, scales: { xOf, width, height } }: { at: number; scales: Scales }) {
  const midnight = new Date(at * 1000).setHours(0, 0, 0, 0) / 1000;
  const [left, right] = [xOf(midnight), xOf(midnight + DAY)].map((x) =>
    Math.min(Math.max(x, 0), width),
  ) as [number, number];
  if (left === right) return null;
  const wide = Math.max(right - left, LEAST_SHADE);
  return <rect className={styles.shade} x={left} width={wide} height={height} />;
}

interface PlotProps {
  drawn: readonly ChartPoint[];
  scales: Scales;
  shaded?: ShadedDay | undefined;
  /** Cuts the lines off at the edges of the plot. */
  clip?: string;
}

/**
 * The axes and the lines. They are rendered again for new points or a new width, but not for a
 * cursor move.
 */
export function Plot({ drawn, scales, shaded, clip }: PlotProps) {
  const { x, y, width, height, isLong } = scales;
  const ticks = wholeTicks(y);
  const tick = (day: string) => (isLong ? `${day.slice(0, 2)}/${day.slice(6)}` : day.slice(0, 5));
  return (
    <>
      {shaded && <Shade at={shaded.at} scales={scales} />}
      <GridRows className={styles.grid} scale={y} width={width} tickValues={ticks} />
      <AxisLeft
        scale={y}
        tickValues={ticks}
        hideAxisLine
        hideTicks
        tickFormat={(value) => groupDigits(Number(value))}
        tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
        tickComponent={TickText}
      />
      <AxisBottom
        axisClassName={styles.axis}
        scale={x}
        top={height}
        tickValues={apart(x.ticks(Math.min(drawn.length, Math.floor(width / 80))), scales)}
        hideTicks
        tickFormat={(day) => tick(formatDay(Number(day) / 1000))}
        tickLabelProps={{ textAnchor: 'middle' }}
        tickComponent={TickText}
      />
      <g clipPath={clip && `url(#${clip})`}>
        <Series className={styles.line} drawn={drawn} scales={scales} valueOf={valueOf} />
        <Series className={styles.averages} drawn={drawn} scales={scales} valueOf={averageAt} />
      </g>
    </>
  );
}

const CURSOR = 12;

/** The cursor in an SVG of its own above the lines, which are not repainted when it moves. */
export function Cursor({ point: { at, value }, scales }: { point: ChartPoint; scales: Scales }) {
  const middle = CURSOR / 2;
  const left = MARGIN.left + scales.xOf(at) - middle;
  return (
    <svg
      className={styles.over}
      width={CURSOR}
      height={MARGIN.top + scales.height}
      style={{ transform: `translateX(${left}px)` }}
      aria-hidden="true"
    >
      <Group left={middle} top={MARGIN.top}>
        <line className={styles.cursor} y1={0} y2={scales.height} />
        {value !== null && <circle className={styles.dot} cy={scales.y(value)} r={5} />}
      </Group>
    </svg>
  );
}

interface LegendProps {
  names: LineNames;
  shaded?: ShadedDay | undefined;
}

/** The names of the lines, and of the shaded day. */
export const Legend = ({ names, shaded }: LegendProps) => (
  <ul className={styles.legend}>
    {[
      { name: names.value, className: styles.line },
      { name: names.average, className: styles.averages },
    ].map(({ name, className }) => (
      <li key={name}>
        <svg width={24} height={8} aria-hidden="true">
          <line className={className} x1={1} x2={23} y1={4} y2={4} />
        </svg>
        {name}
      </li>
    ))}
    {shaded && (
      <li>
        <svg width={12} height={12} aria-hidden="true">
          <rect className={styles.shade} x={0.5} y={0.5} width={11} height={11} />
        </svg>
        {`${shaded.text}: ${formatDay(shaded.at)}`}
      </li>
    )}
  </ul>
);
