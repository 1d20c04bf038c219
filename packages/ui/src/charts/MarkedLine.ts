import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import type { MarkedLineProps } from './MarkedLineBody.tsx';
import styles from './MarkedLine.module.css';

export type { ChartMark } from './gatherMarks.ts';
export type { ChartLane, ChartPart } from './MarkLanes.tsx';

const Body = lazy(() => import('./MarkedLineBody.tsx').then((module) => module.MarkedLineBody));

export const preloadMarkedLine = Body.preload;

/**
 * A line chart of daily values with their average, above lanes of marks on the same time axis.
 * Marks are links; marks that overlap are grouped. The script loads when the chart is first shown.
 */
export const MarkedLine = (props: MarkedLineProps) =>
  createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.place }) },
    createElement(Body, props),
  );
