import { Group } from '@visx/group';
import { useParentSize } from '@visx/responsive';
import Expand from 'lucide-react/icons/expand';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
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
import {
  endsIn,
  following,
  isWhole,
  panned,
  pointsIn,
  describeView,
  shortestOf,
  wholeOf,
  within,
  zoomed,
  type View,
} from './lineView.ts';
import { useLiveView, useZoomWheel } from './useLiveView.ts';
import styles from './charts.module.css';

const CLOSER = 1 / 2;
const FARTHER = 2;
const TO_ALL = Number.MAX_VALUE; // not Infinity, because Infinity * 0 is NaN
const KEY_ZOOMS: Readonly<Record<string, number>> = {
  '+': CLOSER,
  '=': CLOSER, // the key of "+" on a US keyboard, without Shift
  '-': FARTHER,
  '0': TO_ALL,
};

interface FieldProps extends Pick<LineChartProps, 'label' | 'points' | 'names'> {
  /** The index of the point at the cursor. */
  at: number;
  /** The view when no gesture is active. */
  settled: View;
  describedBy: string;
  onMove: (at: number | undefined) => void;
  onSettle: (view: View) => void;
}

/** The plot with its cursor. During a gesture only this component renders. */
function Field({ label, points, names, at, settled, describedBy, onMove, onSettle }: FieldProps) {
  const clip = useId();
  const { parentRef, node, width } = useParentSize<HTMLDivElement>({ debounceTime: 0 });
  const { view, current, show, settle } = useLiveView(settled, onSettle);
  const dragged = useRef<{ x: number; view: View }>(undefined);
  const whole = wholeOf(points);
  const shortest = shortestOf(points);
  const inner = Math.max(0, width - MARGIN.left - MARGIN.right);
  const drawn = drawnOf(pointsIn(points, view), inner);
  const scales = scalesOf(drawn, view, inner);
  const zoom = (by: number, about: number) =>
    show(zoomed(current(), { by, about, whole, shortest }));

  useZoomWheel(node, (by, left) => zoom(by, scales.atOf(left - MARGIN.left)), settle);

  const point = points[at];
  if (!point) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    const by = Object.hasOwn(KEY_ZOOMS, event.key) ? KEY_ZOOMS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onMove(at);
    zoom(by, point.at);
  };
  const onWalk = (target: number) => {
    onMove(target);
    const before = current();
    const next = following(before, points[target]?.at ?? point.at, whole);
    if (next !== before) show(next);
  };
  const onPointerDown = ({ button, pointerId, clientX, currentTarget }: PointerEvent) => {
    if (button !== 0 || isWhole(current(), whole)) return;
    currentTarget.setPointerCapture(pointerId);
    dragged.current = { x: clientX, view: current() };
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    if (dragged.current) {
      const { x, view: before } = dragged.current;
      const seconds = ((x - clientX) / Math.max(1, inner)) * (before.to - before.from);
      if (seconds !== 0) show(panned(before, seconds, whole));
      return;
    }
    const left = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    const [first, last] = endsIn(points, view);
    const nearest = nearestIndex(points, scales.atOf(left));
    onMove(Math.max(0, Math.min(Math.max(nearest, first), last)));
  };
  const onRelease = () => {
    dragged.current = undefined;
    settle();
  };
  const isSeen = point.at >= view.from && point.at <= view.to;

  return (
    <ChartSlider
      ref={parentRef}
      label={label}
      at={at}
      count={points.length}
      text={describePoint(point, names)}
      aria-describedby={describedBy}
      aria-keyshortcuts="Plus - 0"
      data-pannable={!isWhole(view, whole) || undefined}
      onWalk={onWalk}
      onKeyDown={onKeyDown}
      onKeyUp={settle}
      onBlur={onRelease}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onRelease}
      onPointerCancel={onRelease}
      onPointerLeave={() => !dragged.current && onMove(undefined)}
    >
      <svg width={width} height={MARGIN.top + scales.height + MARGIN.bottom} aria-hidden="true">
        {width > 0 && (
          <Group left={MARGIN.left} top={MARGIN.top}>
            <clipPath id={clip}>
              <rect y={-MARGIN.top} width={inner} height={MARGIN.top + scales.height + 2} />
            </clipPath>
            <Plot drawn={drawn} scales={scales} clip={clip} />
          </Group>
        )}
      </svg>
      {width > 0 && isSeen && <Cursor point={point} scales={scales} />}
    </ChartSlider>
  );
}

interface ZoomButtonsProps {
  onZoom: (by: number) => void;
  isWhole: boolean;
  isShortest: boolean;
}

function ZoomButtons({ onZoom, isWhole: isAll, isShortest }: ZoomButtonsProps) {
  const all = isAll ? { disabledReason: 'All days are shown.' } : {};
  return (
    <div className={styles.zoom}>
      <IconButton
        size="sm"
        label="Zoom in"
        icon={<ZoomIn aria-hidden="true" />}
        onClick={() => onZoom(CLOSER)}
        {...(isShortest && { disabledReason: 'Fewer days cannot be shown.' })}
      />
      <IconButton
        size="sm"
        label="Zoom out"
        icon={<ZoomOut aria-hidden="true" />}
        onClick={() => onZoom(FARTHER)}
        {...all}
      />
      <IconButton
        size="sm"
        label="Show all"
        icon={<Expand aria-hidden="true" />}
        onClick={() => onZoom(TO_ALL)}
        {...all}
      />
    </div>
  );
}

/**
 * The body of a zoomable `LineChart`. Arrow keys, Home and End move the cursor, which is announced,
 * and the view follows. The keys plus, minus and zero zoom, as a wheel with Ctrl does; dragging
 * pans.
 */
export function ZoomedLineBody({ label, points, names }: LineChartProps) {
  const words = useId();
  const [moved, setMoved] = useState<number>();
  const [chosen, setChosen] = useState<View>();
  const whole = wholeOf(points);
  const view = chosen ? within(chosen, whole) : whole;
  const [first, last] = endsIn(points, view);
  const at = Math.max(0, Math.min(moved ?? last, points.length - 1));
  const current = points[at];
  if (!current) return null;

  const shortest = shortestOf(points);
  const onSettle = (next: View) => {
    setChosen(next);
    if (current.at < next.from || current.at > next.to) setMoved(undefined);
  };
  const about = moved === undefined ? (view.from + view.to) / 2 : current.at;
  const shown = points.slice(first, last + 1);
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        <Legend names={names} />
        <ZoomButtons
          onZoom={(by) => onSettle(zoomed(view, { by, about, whole, shortest }))}
          isWhole={isWhole(view, whole)}
          isShortest={view.to - view.from <= shortest * 1.001}
        />
      </div>
      <Field
        label={label}
        points={points}
        names={names}
        at={at}
        settled={view}
        describedBy={words}
        onMove={setMoved}
        onSettle={onSettle}
      />
      <p className={styles.words}>
        <span className={styles.reading}>{describePoint(current, names)}</span>
        <output>{describeView(view)}</output>
        <span id={words}>{describeRange(shown)}</span>
      </p>
    </div>
  );
}
