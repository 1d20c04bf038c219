import { AxisBottom } from '@visx/axis';
import { GridColumns } from '@visx/grid';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleTime } from '@visx/scale';
import { Bar } from '@visx/shape';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatDay, formatTime } from '../DateText/dates.ts';
import { axisLabels } from './axisLabels.ts';
import styles from './TimelineChart.module.css';

export interface TimelineSpan {
  id: number;
  /** The name of the lane in which the span stands. */
  lane: string;
  /** Unix seconds. */
  from: number;
  /** Unix seconds; null while the span is open. */
  to: number | null;
  /** The span in words. */
  text: string;
}

export interface TimelineChartProps {
  /** The name of the spans, such as "Stages of runs". */
  label: string;
  spans: readonly TimelineSpan[];
  /** The instant up to which open spans are drawn, in Unix seconds. */
  now: number;
}

const LANE = 28;
const BAR = 14;
const AXIS = 28;
const LABELS = 148;
/** The width of an axis label in pixels; half of the last label reaches beyond the end of the axis. */
const DATE = 80;
const LETTERS = 20;
const LEAST_WIDTH = 3;

const STEPS: Readonly<Record<string, number | undefined>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Formats ticks as days when the spans cover several days, otherwise as times. */
const tickFormat = (seconds: number) => (value: Date | { valueOf(): number }) => {
  const at = value.valueOf() / 1000;
  return seconds > 2 * 86_400 ? formatDay(at).slice(0, 5) : formatTime(at);
};

/** Draws the spans, oldest first. The width is that of the container. */
export function TimelineChartBody({ label, spans, now }: TimelineChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 50 });
  const [active, setActive] = useState<number>();
  const bars = useRef(new Map<number, SVGRectElement>());

  const ordered = spans.toSorted((one, other) => one.from - other.from || one.id - other.id);
  const lanes = [...new Set(ordered.map(({ lane }) => lane))];
  const laneLabels = axisLabels(lanes, LETTERS);
  const ends = ordered.map(({ from, to }) => Math.max(from, to ?? now));
  const first = ordered[0]?.from ?? now;
  const last = Math.max(first + 60, ...ends);
  const inner = Math.max(width - LABELS - DATE / 4, 40);
  const ticks = Math.min(5, Math.floor(inner / DATE));
  const height = lanes.length * LANE;
  const x = scaleTime({
    domain: [new Date(first * 1000), new Date(last * 1000)],
    range: [0, inner],
  });
  const place = (at: number) => x(new Date(at * 1000));
  const shown = ordered.find(({ id }) => id === active);
  const entry = shown ?? ordered.at(-1);

  const walk = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = ordered[Math.min(Math.max(index + step, 0), ordered.length - 1)];
    if (next) bars.current.get(next.id)?.focus();
  };

  return (
    <figure className={styles.timeline} aria-label={label}>
      <div ref={parentRef} className={styles.drawing} style={{ blockSize: height + AXIS }}>
        {width > 0 && (
          <svg width={width} height={height + AXIS} className={styles.svg}>
            <Group left={LABELS}>
              <GridColumns scale={x} height={height} numTicks={ticks} className={styles.grid} />
              {lanes.map((lane, index) => (
                <text
                  key={lane}
                  x={-12}
                  y={index * LANE + LANE / 2}
                  className={styles.lane}
                  aria-hidden="true"
                >
                  <title>{lane}</title>
                  {laneLabels[index]}
                </text>
              ))}
              {ordered.map(({ id, lane, from, to, text }, index) => (
                <Bar
                  key={id}
                  innerRef={(bar) => {
                    if (bar) bars.current.set(id, bar);
                    else bars.current.delete(id);
                  }}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a bar is no file
                  role="img"
                  aria-label={text}
                  tabIndex={id === entry?.id ? 0 : -1}
                  data-lasting={to === null || undefined}
                  className={styles.bar}
                  x={place(from)}
                  y={lanes.indexOf(lane) * LANE + (LANE - BAR) / 2}
                  width={Math.max(place(Math.max(from, to ?? now)) - place(from), LEAST_WIDTH)}
                  height={BAR}
                  rx={2}
                  onFocus={() => setActive(id)}
                  onPointerEnter={() => setActive(id)}
                  onKeyDown={(event) => walk(event, index)}
                />
              ))}
              <AxisBottom
                top={height}
                scale={x}
                numTicks={ticks}
                tickFormat={tickFormat(last - first)}
                axisClassName={styles.axis}
                tickLabelProps={{}}
              />
            </Group>
          </svg>
        )}
      </div>
      <figcaption className={styles.caption}>{shown?.text ?? '\u00A0'}</figcaption>
    </figure>
  );
}
