import { createElement, lazy, Suspense } from 'react';
import type { ChartPoint } from './chartValues.ts';
import styles from './charts.module.css';

export interface LineChartProps {
  /** What the values are: "Job counts". */
  label: string;
  /** Oldest first; at least one. */
  points: readonly ChartPoint[];
}

const Body = lazy(() =>
  import('./LineChartBody.tsx').then((module) => ({ default: module.LineChartBody })),
);

/** Values over days with their average. Its script is fetched when it is first shown. */
export const LineChart = (props: LineChartProps) =>
  createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.place }) },
    createElement(Body, props),
  );
