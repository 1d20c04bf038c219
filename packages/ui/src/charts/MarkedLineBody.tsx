import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { useId, useState, type PointerEvent } from 'react';
import { ChartSlider } from './ChartSlider.tsx';
import {
  nearestIndex,
  describePoint,
  describeRange,
  type ChartPoint,
  type LineNames,
  type ShadedDay,
} from './chartValues.ts';
import { everyDay } from './everyDay.ts';
import { Cursor, drawnOf, Legend, MARGIN, Plot, scalesOf } from './LinePlot.tsx';
import { MarkLanes, PartState, type ChartLane, type ChartPart } from './MarkLanes.tsx';
import charts from './charts.module.css';
import styles from './MarkedLine.module.css';

export interface MarkedLineProps {
  /** The name of the values, such as "Job counts". */
  label: string;
  /** The ends of the time axis, in Unix seconds. */
  from: number;
  to: number;
  /** The points of the counted days, the oldest first. A day that is left out in between is a gap. */
  points: readonly ChartPoint[];
  names: LineNames;
  /** The day that all of this is about. */
  shaded?: ShadedDay | undefined;
  part: ChartPart;
  /** The lanes below the line, on the same time axis. */
  lanes: readonly ChartLane[];
  /** What a lane without marks says, such as "None up to 11/20/2026". */
  none: string;
}

interface LineProps extends Omit<MarkedLineProps, 'lanes' | 'none' | 'part'> {
  width: number;
}

/** The line itself with its cursor, which begins at the newest point. */
function Line({ label, from, to, points, names, shaded, width }: LineProps) {
  const range = useId();
  const [moved, setMoved] = useState<number>();
  const last = points.length - 1;
  const at = Math.min(moved ?? last, last);
  const current = points[at];
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const drawn = drawnOf(points, inner);
  const scales = scalesOf(drawn, { from, to }, inner);
  const drawing = (
    <svg width={width} height={MARGIN.top + scales.height + MARGIN.bottom} aria-hidden="true">
      <Group left={MARGIN.left} top={MARGIN.top}>
        <Plot drawn={drawn} scales={scales} shaded={shaded} />
      </Group>
    </svg>
  );
  if (!current) return drawing;
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const left = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    setMoved(nearestIndex(points, scales.atOf(left)));
  };
  return (
    <>
      <ChartSlider
        label={label}
        at={at}
        count={points.length}
        text={describePoint(current, names)}
        aria-describedby={range}
        onWalk={setMoved}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setMoved(undefined)}
      >
        {drawing}
        <Cursor point={current} scales={scales} />
      </ChartSlider>
      <p className={charts.words}>
        <span className={charts.reading}>{describePoint(current, names)}</span>
        <span id={range}>{describeRange(points)}</span>
      </p>
    </>
  );
}

export function MarkedLineBody(props: MarkedLineProps) {
  const { label, from, to, names, shaded, part, lanes, none } = props;
  const points = everyDay(props.points);
  const { parentRef, width } = useParentSize({ debounceTime: 0 });
  return (
    <div className={charts.chart}>
      <Legend names={names} shaded={shaded} />
      <div ref={parentRef} className={styles.line}>
        {width > 0 && <Line {...{ label, from, to, points, names, shaded, width }} />}
        {part !== 'ready' && (
          <div className={styles.over}>
            <PartState part={part} label={label} />
          </div>
        )}
      </div>
      {width > 0 && <MarkLanes lanes={lanes} none={none} from={from} to={to} width={width} />}
    </div>
  );
}
