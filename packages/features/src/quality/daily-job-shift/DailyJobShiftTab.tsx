import { useDailyJobShifts } from '@console/api/daily-job-shifts/client';
import { useAts } from '@console/api/lookups/client';
import type { FilterField } from '@console/ui/FilterSidebar';
import { lazy, Suspense } from 'react';
import { ListPage } from '../../list/ListPage.tsx';
import type { FiltersOf } from '../../list/listState.ts';
import { useListState } from '../../list/useListState.ts';
import { AtsControl } from '../../parts/ats/AtsControl.tsx';
import { usePeopleWords } from '../../parts/people/usePeopleWords.ts';
import { UsersControl } from '../../parts/people/UsersControl.tsx';
import { TagsControl } from '../../parts/tags/TagsControl.tsx';
import { QualityHeader, QualityRows, QualitySidebar, useQualityTab } from '../list/QualityTab.tsx';
import { dailyJobShiftState } from '../quality.state.ts';
import { dailyJobShiftColumns } from './dailyJobShift.columns.tsx';

const loadReview = () => import('./DailyJobShiftReviewDialog.tsx');
const loadAssign = () => import('../assign/AssignShiftDialog.tsx');
const DailyJobShiftReviewDialog = lazy(() =>
  loadReview().then((module) => ({ default: module.DailyJobShiftReviewDialog })),
);
const AssignShiftDialog = lazy(() =>
  loadAssign().then((module) => ({ default: module.AssignShiftDialog })),
);
const preload = () => void Promise.all([loadReview(), loadAssign()]).catch(() => undefined);

/** Labelled as the columns are. */
const fields: readonly FilterField<FiltersOf<typeof dailyJobShiftState>>[] = [
  { kind: 'text', name: 'entityId', label: 'EID', digits: true },
  { kind: 'text', name: 'scrapeId', label: 'SID', digits: true },
  { kind: 'manyOf', name: 'ats', label: 'ATS', Control: AtsControl },
  { kind: 'numberRange', name: 'latestJobCount', label: 'Latest Job Count' },
  { kind: 'numberRange', name: 'percentChange', label: '% Change', allowNegative: true },
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: TagsControl },
  { kind: 'dayRange', name: 'lastTimeReviewed', label: 'Last Time Reviewed' },
  { kind: 'manyOf', name: 'lastReviewedBy', label: 'Last Reviewed By', Control: UsersControl },
  { kind: 'manyOf', name: 'assignedTo', label: 'Assigned To', Control: UsersControl },
  { kind: 'dayRange', name: 'lastUpdated', label: 'Last Updated' },
];

const data = {
  name: 'daily-job-shift',
  label: 'Daily Job Shift',
  search: 'Search Daily Job Shift...',
  loading: 'Loading Daily Job Shift...',
  empty: 'Shifts in job counts appear here when the daily counts are imported.',
  fields,
  columns: dailyJobShiftColumns,
};

export function DailyJobShiftTab() {
  const list = useListState(dailyJobShiftState);
  const personOf = usePeopleWords();
  const tab = useQualityTab(data, {
    list,
    answer: useDailyJobShifts(list.query),
    words: { assignedTo: personOf, lastReviewedBy: personOf },
  });
  const { dialog, close, active } = tab;
  useAts(); // Loaded with the rows, so that the filters have their choices when they open.

  return (
    <ListPage page={tab}>
      <QualityHeader tab={tab} />
      <QualityRows tab={tab} preload={preload} />
      <ListPage.Footer page={tab} />
      <QualitySidebar tab={tab} />
      <Suspense>
        {dialog?.kind === 'review' && (
          <DailyJobShiftReviewDialog
            row={dialog.row}
            onSaved={({ id }) => active.follow(id)}
            onClose={close}
          />
        )}
        {dialog?.kind === 'assign' && <AssignShiftDialog row={dialog.row} onClose={close} />}
      </Suspense>
    </ListPage>
  );
}
