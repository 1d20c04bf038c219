import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { formatDay } from '../DateText/dates.ts';
import { groupDigits } from '../numbers.ts';
import { averageOf, moveCursor, sayPoint, sayRange, valueDomain } from './chartValues.ts';
import type { LineChartProps } from './LineChart.ts';
import styles from './charts.module.css';

const HEIGHT = 168;
const MARGIN = { top: 8, right: 12, bottom: 24, left: 48 };

/** The drawing of `LineChart`. Arrow keys, Home and End move its cursor, which is read out. */
export function LineChartBody({ label, points }: LineChartProps) {
  const range = useId();
  const { parentRef, width } = useParentSize({ debounceTime: 0 });
  const [moved, setMoved] = useState<number>();
  const last = points.length - 1;
  const at = Math.min(moved ?? last, last);
  const current = points[at];
  if (!current) return null;

  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const ats = points.map((point) => point.at);
  const x = scaleTime({
    domain: [new Date(Math.min(...ats) * 1000), new Date(Math.max(...ats) * 1000)],
    range: [0, inner],
  });
  const y = scaleLinear({
    domain: valueDomain(points.map(({ value }) => value)),
    range: [HEIGHT - MARGIN.top - MARGIN.bottom, 0],
    nice: true,
  });
  const xOf = (seconds: number) => x(new Date(seconds * 1000));
  const average = averageOf(points);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = moveCursor(event.key, at, points.length);
    if (target === undefined) return;
    event.preventDefault();
    setMoved(target);
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const from = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    const distances = ats.map((seconds) => Math.abs(xOf(seconds) - from));
    setMoved(distances.indexOf(Math.min(...distances)));
  };

  return (
    <div className={styles.chart}>
      <div
        ref={parentRef}
        // It walks through the points as a slider walks through its values.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input holds no drawing
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={at + 1}
        aria-valuetext={sayPoint(current)}
        aria-describedby={range}
        className={styles.walked}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setMoved(undefined)}
      >
        <svg width={width} height={HEIGHT} aria-hidden="true">
          {width > 0 && (
            <Group left={MARGIN.left} top={MARGIN.top}>
              <GridRows className={styles.grid} scale={y} width={inner} numTicks={4} />
              <AxisLeft
                scale={y}
                numTicks={4}
                hideAxisLine
                hideTicks
                tickFormat={(value) => groupDigits(Number(value))}
                tickLabelProps={{ textAnchor: 'end', dx: -4, dy: 4 }}
              />
              <AxisBottom
                axisClassName={styles.axis}
                scale={x}
                top={HEIGHT - MARGIN.top - MARGIN.bottom}
                numTicks={Math.min(points.length, Math.floor(inner / 80))}
                hideTicks
                tickFormat={(day) => formatDay(Number(day) / 1000).slice(0, 5)}
                tickLabelProps={{ textAnchor: 'middle' }}
              />
              {average !== undefined && (
                <line
                  className={styles.average}
                  x1={0}
                  x2={inner}
                  y1={y(average)}
                  y2={y(average)}
                />
              )}
              <LinePath
                className={styles.line}
                data={[...points]}
                defined={({ value }) => value !== null}
                x={(point) => xOf(point.at)}
                y={({ value }) => y(value ?? 0)}
              />
              <line
                className={styles.cursor}
                x1={xOf(current.at)}
                x2={xOf(current.at)}
                y1={0}
                y2={HEIGHT - MARGIN.top - MARGIN.bottom}
              />
              {current.value !== null && (
                <circle className={styles.dot} cx={xOf(current.at)} cy={y(current.value)} r={5} />
              )}
            </Group>
          )}
        </svg>
      </div>
      <p className={styles.words}>
        <span className={styles.reading}>{sayPoint(current)}</span>
        <span id={range}>{sayRange(points) ?? 'No values'}</span>
      </p>
    </div>
  );
}
