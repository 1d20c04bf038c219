import { createElement, Suspense } from 'react';
import { lazy } from '../lazy.tsx';
import type { UpDownDay, UpDownNames } from './upDown.ts';
import styles from './charts.module.css';

export interface UpDownChartProps {
  /** What comes and goes: "Requests by day". */
  label: string;
  /** Oldest first, without gaps; at least one. */
  days: readonly UpDownDay[];
  names: UpDownNames;
}

const Body = lazy(() => import('./UpDownChartBody.tsx').then((module) => module.UpDownChartBody));

/**
 * Two counts per day, one as bars above the axis and one as bars below it, with a mark at their
 * difference. Its script is fetched when it is first shown.
 */
export const UpDownChart = (props: UpDownChartProps) =>
  createElement(
    Suspense,
    { fallback: createElement('div', { className: styles.place }) },
    createElement(Body, props),
  );
