import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import type { UpDownChartProps } from './UpDownChartBody.tsx';
import styles from './charts.module.css';

const Body = lazy(() => import('./UpDownChartBody.tsx').then((module) => module.UpDownChartBody));

/**
 * A diverging bar chart: two counts per day as bars above and below the axis, with a mark at their
 * difference. The script loads when the chart is first shown.
 */
export const UpDownChart = (props: UpDownChartProps) =>
  createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.place }) },
    createElement(Body, props),
  );
