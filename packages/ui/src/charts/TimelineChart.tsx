import { lazy, Suspense } from 'react';
import type { TimelineProps } from './TimelineBody.tsx';
import styles from './TimelineChart.module.css';

const TimelineBody = lazy(() =>
  import('./TimelineBody.tsx').then((module) => ({ default: module.TimelineBody })),
);

export type { TimelineSpan } from './TimelineBody.tsx';

/**
 * Spans of time on an axis, one lane per name. The arrow keys go from span to span. What draws it
 * is loaded with the first one. The data needs a table beside it.
 */
export function TimelineChart(props: TimelineProps) {
  return (
    <Suspense fallback={<div className={styles.waiting} />}>
      <TimelineBody {...props} />
    </Suspense>
  );
}
