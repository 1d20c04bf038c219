import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import type { UpDownDay, UpDownNames } from './upDown.ts';
import styles from './charts.module.css';

export interface UpDownChartProps {
  /** The accessible name, such as "Requests by day". */
  label: string;
  /** Oldest first, without gaps; at least one. */
  days: readonly UpDownDay[];
  names: UpDownNames;
}

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
