import { createElement, lazy, Suspense, useState, type ComponentType } from 'react';
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
  /** Parts of it can be shown larger where it has more than 60 points. */
  canZoom?: boolean;
}

/** So many points are seen well at once. */
const FEW = 60;

/** A body that is drawn at once when its script is there already. `lazy` alone waits even then. */
function bodyOf(load: () => Promise<ComponentType<LineChartProps>>) {
  let ready: ComponentType<LineChartProps> | undefined;
  const fetch = async () => {
    ready = await load();
    return { default: ready };
  };
  const later = lazy(fetch);
  return { fetch, read: () => ready ?? later };
}

const plain = bodyOf(async () => (await import('./LineChartBody.tsx')).LineChartBody);
const zoomed = bodyOf(async () => (await import('./ZoomedLineBody.tsx')).ZoomedLineBody);

/** Fetches the scripts of the chart while its points are still on their way. */
export const preloadLineChart = (): void => {
  // A chart that is shown fetches them again, and tells of the failure.
  for (const { fetch } of [plain, zoomed]) fetch().catch(() => undefined);
};

/** Values over days with their average. Its script is fetched when it is first shown. */
export function LineChart(props: LineChartProps) {
  // Not another body while it is shown: it would lose its cursor.
  const [bodies] = useState(() => ({ plain: plain.read(), zoomed: zoomed.read() }));
  const canZoom = props.canZoom === true && props.points.length > FEW;
  return createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.place }) },
    createElement(canZoom ? bodies.zoomed : bodies.plain, props),
  );
}
