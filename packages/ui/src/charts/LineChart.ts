import { createElement, Suspense } from 'react';
import { preloadable } from '../preloadable.tsx';
import type { ChartPoint, LineNames } from './chartValues.ts';
import styles from './charts.module.css';

export interface LineChartProps {
  /** What the values are: "Job counts". */
  label: string;
  /** Oldest first; at least one. */
  points: readonly ChartPoint[];
  /**
   * Draws the average of each point as a second line, under a legend with these names. Without them
   * one line marks the mean of all values.
   */
  names?: LineNames;
  /** Allows zooming when the line has more than 60 points. */
  canZoom?: boolean;
}

/** The most points that are readable without zooming. */
const MIN_POINTS_TO_ZOOM = 60;

const Plain = preloadable(async () => (await import('./LineChartBody.tsx')).LineChartBody);
const Zoomed = preloadable(async () => (await import('./ZoomedLineBody.tsx')).ZoomedLineBody);

/** Fetches the scripts of the chart while its points are still on their way. */
export const preloadLineChart = (): void => {
  void Plain.load();
  void Zoomed.load();
};

/** Values over days with their average. Its script is fetched when it is first shown. */
export function LineChart(props: LineChartProps) {
  const canZoom = props.canZoom === true && props.points.length > MIN_POINTS_TO_ZOOM;
  return createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.place }) },
    createElement(canZoom ? Zoomed : Plain, props),
  );
}
