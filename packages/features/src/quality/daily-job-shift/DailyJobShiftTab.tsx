'use no memo'; // The reason is the same as in QualityTab.tsx.
import { useDailyJobShifts } from '@console/api/daily-job-shifts/client';
import { useAts } from '@console/api/lookups/client';
import type { FilterField } from '@console/ui/FilterSidebar';
import { lazy, lazyOptional } from '@console/ui/lazy';
import { Suspense } from 'react';
import type { FiltersOf } from '../../list/listState.ts';
import { useListState } from '../../list/useListState.ts';
import { AtsControl } from '../../parts/ats/AtsControl.tsx';
import { UNASSIGNED } from '../../parts/people/unassigned.ts';
import { usePersonName } from '../../parts/people/usePersonName.ts';
import { UsersControl } from '../../parts/people/UsersControl.tsx';
import { TagsControl } from '../../parts/tags/TagsControl.tsx';
import { NEVER_REVIEWED } from '../list/ofEveryTab.ts';
import { QualityTab, useQualityTab } from '../list/QualityTab.tsx';
import { reviewParts } from '../list/reviewParts.tsx';
import { dailyJobShiftColumns } from './dailyJobShift.columns.tsx';
import { dailyJobShiftState } from './dailyJobShift.state.ts';
import styles from '../quality.module.css';

// The quick filters may fail to load, because the filters beside the rows offer the same.
const QuickFilters = lazyOptional(() => import('./QuickFilters.tsx').then((it) => it.QuickFilters));
const OutageRows = lazy(() => import('./OutageRows.tsx').then((module) => module.OutageRows));

/** The labels are those of the columns. */
const fields: readonly FilterField<FiltersOf<typeof dailyJobShiftState>>[] = [
  { kind: 'text', name: 'entityId', label: 'EID', digits: true },
  { kind: 'text', name: 'scrapeId', label: 'SID', digits: true },
  { kind: 'manyOf', name: 'ats', label: 'ATS', Control: AtsControl },
  { kind: 'numberRange', name: 'latestJobCount', label: 'Latest Job Count' },
  { kind: 'numberRange', name: 'percentChange', label: '% Change', allowNegative: true },
  { kind: 'numberRange', name: 'absoluteChange', label: 'Change', allowNegative: true },
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: TagsControl },
  { kind: 'dayRange', name: 'lastTimeReviewed', label: 'Last Time Reviewed' },
  { kind: 'manyOf', name: 'lastReviewedBy', label: 'Last Reviewed By', Control: UsersControl },
  { kind: 'manyOf', name: 'assignedTo', label: 'Assigned To', Control: UsersControl },
  { kind: 'dayRange', name: 'lastUpdated', label: 'Last Updated' },
  { kind: 'flag', name: 'outages', label: 'Outages' },
  { kind: 'flag', name: 'new', label: 'New' },
];

const data = {
  name: 'daily-job-shift' as const,
  label: 'Daily Job Shift',
  search: 'Search Daily Job Shift...',
  loading: 'Loading Daily Job Shift...',
  empty: 'Shifts in job counts appear here when the daily counts are imported.',
  fields,
  moreChips: [UNASSIGNED, NEVER_REVIEWED],
  columns: dailyJobShiftColumns,
  cellFilters: () =>
    import('./dailyJobShift.cellFilters.ts').then((module) => module.dailyJobShiftCellFilters),
  parts: reviewParts(
    'dailyJobShifts.review',
    () => import('./dailyJobShift.kind.tsx').then((module) => module.dailyJobShiftKind),
    () => import('./ShiftReviewMode.tsx').then((module) => module.ShiftReviewMode),
  ),
};

export function DailyJobShiftTab() {
  const list = useListState(dailyJobShiftState);
  const personOf = usePersonName();
  const tab = useQualityTab(data, {
    list,
    answer: useDailyJobShifts(list.query),
    words: { assignedTo: personOf, lastReviewedBy: personOf },
  });
  useAts(); // The ATS load with the rows, so that the filters have their choices when they open.

  return (
    <QualityTab
      tab={tab}
      above={
        // The quick filters and their counts come after the rows.
        <Suspense fallback={<div className={styles.strip} />}>
          {tab.collection ? <QuickFilters list={list} /> : <div className={styles.strip} />}
        </Suspense>
      }
      instead={
        list.filters.outages && (
          <Suspense>
            <OutageRows tab={tab} list={list} />
          </Suspense>
        )
      }
    />
  );
}
