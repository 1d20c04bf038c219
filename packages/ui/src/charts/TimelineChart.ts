import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import styles from './TimelineChart.module.css';

export interface TimelineSpan {
  id: number;
  /** The lane in which it stands. */
  lane: string;
  /** Unix seconds. */
  from: number;
  /** Unix seconds; null while the span is open. */
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
 * A timeline: time spans on an axis, one lane per name. Arrow keys move between the spans. The
 * spans must also be in a table beside it. The script loads when the chart is first shown.
 */
export const TimelineChart = (props: TimelineChartProps) =>
  createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.waiting }) },
    createElement(Body, props),
  );
