import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import styles from './TimelineChart.module.css';

export interface TimelineSpan {
  id: number;
  /** The lane in which it stands. */
  lane: string;
  /** Unix seconds. */
  from: number;
  /** Unix seconds; null while it lasts. */
  to: number | null;
  /** The span in words. */
  text: string;
}

export interface TimelineChartProps {
  /** What the spans are: "Stages of runs". */
  label: string;
  spans: readonly TimelineSpan[];
  /** The end of spans that last, in unix seconds. */
  now: number;
}

const Body = lazy(() =>
  import('./TimelineChartBody.tsx').then((module) => module.TimelineChartBody),
);

/**
 * Spans of time on an axis, one lane per name. The arrow keys go from span to span. The spans
 * belong into a table beside it. Its script is fetched when it is first shown.
 */
export const TimelineChart = (props: TimelineChartProps) =>
  createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.waiting }) },
    createElement(Body, props),
  );
