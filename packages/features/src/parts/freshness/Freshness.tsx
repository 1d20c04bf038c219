import { lazy } from '@console/ui/lazy';
import { Suspense } from 'react';
import type { FreshList } from './useFreshness.ts';

const Body = lazy(() => import('./FreshnessControl.tsx').then((it) => it.FreshnessBody));

/**
 * Keeps the list of a page fresh and says when it was read. Its chunk is fetched in parallel with
 * the first rows.
 */
export const Freshness = (list: FreshList) => (
  <Suspense>
    <Body {...list} />
  </Suspense>
);
