import { createElement, Suspense } from 'react';
import { preloadable } from '../preloadable.tsx';
import { everyDay } from './everyDay.ts';
import type { LineChartProps } from './LinePlot.tsx';
import styles from './charts.module.css';

/** The largest number of points that is readable without zooming. */
const MIN_POINTS_TO_ZOOM = 60;

const Plain = preloadable(async () => (await import('./LineChartBody.tsx')).LineChartBody);
const Zoomed = preloadable(async () => (await import('./ZoomedLineBody.tsx')).ZoomedLineBody);

/** Fetches the scripts of the chart while its points are still on their way. */
export const preloadLineChart = (): void => {
  void Plain.load();
  void Zoomed.load();
};

/** A line chart of daily values with their average. The script loads when the chart is first shown. */
export function LineChart(props: LineChartProps) {
  const points = everyDay(props.points);
  const canZoom = props.canZoom === true && points.length > MIN_POINTS_TO_ZOOM;
  return createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.place }) },
    createElement(canZoom ? Zoomed : Plain, { ...props, points }),
  );
}
