import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import { useId, useState, type PointerEvent } from 'react';
import { ChartSlider } from './ChartSlider.tsx';
import { nearestIndex, describePoint, describeRange } from './chartValues.ts';
import {
  Cursor,
  drawnOf,
  Legend,
  MARGIN,
  Plot,
  scalesOf,
  type LineChartProps,
} from './LinePlot.tsx';
import { wholeOf } from './lineView.ts';
import styles from './charts.module.css';

/** The drawing of `LineChart`. Arrow keys, Home and End move its cursor, which is read out. */
export function LineChartBody({ label, points, names }: LineChartProps) {
  const range = useId();
  const { parentRef, width } = useParentSize({ debounceTime: 0 });
  const [moved, setMoved] = useState<number>();
  const last = points.length - 1;
  const at = Math.min(moved ?? last, last);
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const drawn = drawnOf(points, inner);
  const scales = scalesOf(drawn, wholeOf(points), inner);
  const current = points[at];
  if (!current) return null;

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const left = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    setMoved(nearestIndex(points, scales.atOf(left)));
  };

  return (
    <div className={styles.chart}>
      <Legend names={names} />
      <ChartSlider
        ref={parentRef}
        label={label}
        at={at}
        count={points.length}
        text={describePoint(current, names)}
        aria-describedby={range}
        onWalk={setMoved}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setMoved(undefined)}
      >
        <svg width={width} height={MARGIN.top + scales.height + MARGIN.bottom} aria-hidden="true">
          {width > 0 && (
            <Group left={MARGIN.left} top={MARGIN.top}>
              <Plot drawn={drawn} scales={scales} />
            </Group>
          )}
        </svg>
        {width > 0 && <Cursor point={current} scales={scales} />}
      </ChartSlider>
      <p className={styles.words}>
        <span className={styles.reading}>{describePoint(current, names)}</span>
        <span id={range}>{describeRange(points)}</span>
      </p>
    </div>
  );
}
