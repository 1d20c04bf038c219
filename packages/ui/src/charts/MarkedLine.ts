import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import type { ChartPoint, LineNames } from './chartValues.ts';
import styles from './MarkedLine.module.css';

/** Something that happened: at one instant, or for a while. */
export interface ChartMark {
  id: string;
  /** Unix seconds. */
  at: number;
  /** Unix seconds; the end of what took a while. */
  until?: number;
  /** The mark in words: what, when and who. */
  text: string;
  href: string;
  /** Marks bad news, with a different shape as well as a different colour; `text` must say it too. */
  tone?: 'danger';
}

/** The loading state of a line or a lane. */
export type ChartPart = 'loading' | 'ready' | { failed: string; onRetry: () => void };

export interface ChartLane {
  id: string;
  /** What the marks are: "Code saves". */
  label: string;
  /** The description of a group of marks, such as "3 code saves". */
  describeMany: (count: number) => string;
  marks: readonly ChartMark[];
  part: ChartPart;
}

export interface MarkedLineProps {
  /** What the values are: "Job counts". */
  label: string;
  /** The ends of the time axis, in unix seconds. */
  from: number;
  to: number;
  /** Oldest first. */
  points: readonly ChartPoint[];
  names: LineNames;
  part: ChartPart;
  /** Below the line, on the same time axis. */
  lanes: readonly ChartLane[];
}

const load = () => import('./MarkedLineBody.tsx');
const Body = lazy(() => load().then((module) => module.MarkedLineBody));

/** Fetches the script of the chart. */
export const preloadMarkedLine = (): void => void load().catch(() => undefined);

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
