import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { useState, type PointerEvent } from 'react';
import { formatDay } from '../DateText/dates.ts';
import { groupDigits } from '../numbers.ts';
import { ChartSlider } from './ChartSlider.tsx';
import { TICKS, wholeTicks } from './chartValues.ts';
import {
  describeSpan,
  toSpans,
  type UpDownDay,
  type UpDownNames,
  type UpDownSpan,
} from './upDown.ts';
import styles from './charts.module.css';

export interface UpDownChartProps {
  /** The accessible name, such as "Requests by day". */
  label: string;
  /** The counted days, the oldest first. There must be at least one. */
  days: readonly UpDownDay[];
  names: UpDownNames;
}

const HEIGHT = 168;
const MARGIN = { top: 8, right: 12, bottom: 24, left: 56 };
const PLOT = HEIGHT - MARGIN.top - MARGIN.bottom;
const BAR = 5;
/** The largest number of bars while the width is not known yet. */
const MAX_BARS = 1000;

function scalesOf(spans: readonly UpDownSpan[], width: number) {
  const highest = Math.max(1, ...spans.map(({ sums }) => sums?.up ?? 0));
  const lowest = Math.max(1, ...spans.map(({ sums }) => sums?.down ?? 0));
  return {
    x: scaleBand({ domain: spans.map(({ at }) => at), range: [0, width], padding: 0.2 }),
    y: scaleLinear({ domain: [-lowest, highest], range: [PLOT, 0], nice: TICKS }),
  };
}

interface PlotProps {
  spans: readonly UpDownSpan[];
  width: number;
}

/**
 * The axes, the bars and the marks of their difference. They are rendered again for new days or a
 * new width, but not for a cursor move.
 */
function Plot({ spans, width }: PlotProps) {
  const { x, y } = scalesOf(spans, width);
  const ticks = wholeTicks(y);
  const net = spans
    .map(({ at, sums }) => sums && `M${x(at)} ${y(sums.up - sums.down)}h${x.bandwidth()}`)
    .join('');
  const step = Math.ceil(spans.length / Math.max(1, Math.floor(width / 80)));
  return (
    <>
      <GridRows className={styles.grid} scale={y} width={width} tickValues={ticks} />
      <AxisLeft
        scale={y}
        tickValues={ticks}
        hideAxisLine
        hideTicks
        tickFormat={(value) => groupDigits(Math.abs(Number(value)))}
        tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
      />
      <AxisBottom
        axisClassName={styles.axis}
        scale={x}
        top={PLOT}
        tickValues={spans.filter((_, index) => index % step === 0).map(({ at }) => at)}
        hideTicks
        tickFormat={(at) => formatDay(at).slice(0, 5)}
        tickLabelProps={{ textAnchor: 'middle' }}
      />
      {spans.map(
        ({ at, sums }) =>
          sums && (
            <g key={at}>
              <rect
                className={styles.bar}
                x={x(at)}
                width={x.bandwidth()}
                y={y(sums.up)}
                height={y(0) - y(sums.up)}
              />
              <rect
                className={styles.lower}
                x={x(at)}
                width={x.bandwidth()}
                y={y(0)}
                height={y(-sums.down) - y(0)}
              />
            </g>
          ),
      )}
      <line className={styles.axisLine} x1={0} x2={width} y1={y(0)} y2={y(0)} />
      <path className={styles.halo} d={net} />
      <path className={styles.net} d={net} />
    </>
  );
}

const SWATCH = { width: 12, height: 12, rx: 2 };

function Legend({ names }: Pick<UpDownChartProps, 'names'>) {
  return (
    <ul className={styles.legend}>
      {[
        { name: `${names.up} (above)`, swatch: <rect className={styles.bar} {...SWATCH} /> },
        { name: `${names.down} (below)`, swatch: <rect className={styles.lower} {...SWATCH} /> },
        { name: names.net, swatch: <path className={styles.net} d="M0 6h12" /> },
      ].map(({ name, swatch }) => (
        <li key={name}>
          <svg width={12} height={12} aria-hidden="true">
            {swatch}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The drawing of `UpDownChart`. Arrow keys, Home and End move its cursor, which is read out. */
export function UpDownChartBody({ label, days, names }: UpDownChartProps) {
  const { parentRef, width } = useParentSize({ debounceTime: 0 });
  const [moved, setMoved] = useState<number>();
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const spans = toSpans(days, inner === 0 ? MAX_BARS : Math.floor(inner / BAR));
  const last = spans.length - 1;
  const at = Math.min(moved ?? last, last);
  const current = spans[at];
  if (!current) return null;

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const left = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    const index = Math.floor((left / Math.max(1, inner)) * spans.length);
    setMoved(Math.min(Math.max(index, 0), last));
  };
  const column = inner / spans.length;
  return (
    <div className={styles.chart}>
      <Legend names={names} />
      <ChartSlider
        ref={parentRef}
        label={label}
        at={at}
        count={spans.length}
        text={describeSpan(current, names)}
        onWalk={setMoved}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setMoved(undefined)}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {width > 0 && (
            <Group left={MARGIN.left} top={MARGIN.top}>
              <rect className={styles.column} x={at * column} width={column} y={0} height={PLOT} />
              <Plot spans={spans} width={inner} />
            </Group>
          )}
        </svg>
      </ChartSlider>
      <p className={styles.words}>
        <span className={styles.reading}>{describeSpan(current, names)}</span>
      </p>
    </div>
  );
}
