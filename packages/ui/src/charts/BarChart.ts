import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import type { BarChartProps } from './BarChartBody.tsx';
import styles from './charts.module.css';

const Body = lazy(() => import('./BarChartBody.tsx').then((module) => module.BarChartBody));

/**
 * A horizontal bar chart of named values. Its label describes the extremes; every value must also
 * be in a table beside it. The script loads when the chart is first shown.
 */
export const BarChart = (props: BarChartProps) =>
  createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.place }) },
    createElement(Body, props),
  );
