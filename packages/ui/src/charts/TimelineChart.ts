import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import type { TimelineChartProps } from './TimelineChartBody.tsx';
import styles from './TimelineChart.module.css';

export type { TimelineSpan } from './TimelineChartBody.tsx';

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
