'use no memo'; // As in QualityTab.tsx.
import { useReasonCodes } from '@console/api/lookups/client';
import { usePitStops } from '@console/api/pit-stops/client';
import type { FilterChoice, FilterField } from '@console/ui/FilterSidebar';
import { lazy } from '@console/ui/lazy';
import { Suspense, type ComponentProps } from 'react';
import { ListPage } from '../../list/ListPage.tsx';
import type { FiltersOf } from '../../list/listState.ts';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';
import { useListState } from '../../list/useListState.ts';
import { TagsControl } from '../../parts/tags/TagsControl.tsx';
import { TIER_OPTIONS } from '../list/filterControls.tsx';
import {
  QualityHeader,
  QualityPage,
  QualityRows,
  QualitySidebar,
  useQualityTab,
} from '../list/QualityTab.tsx';
import { reviewModeOf } from '../list/reviewModeOf.ts';
import { pitStopState } from '../quality.state.ts';
import { pitStopColumns } from './pitStop.columns.tsx';

const loadReview = () => import('./PitStopReviewDialog.tsx');
const PitStopReviewDialog = lazy(() => loadReview().then((module) => module.PitStopReviewDialog));
const PitStopBulkBar = lazy(() =>
  import('../bulk/PitStopBulkBar.tsx').then((module) => module.PitStopBulkBar),
);
const preload = () => void loadReview().catch(() => undefined);

/** Several of the reasons for a pit stop. */
function ReasonsControl({ label, value, onChange }: ComponentProps<FilterChoice>) {
  const { data: options = [] } = useReasonCodes('pit_stop');
  return (
    <MultiSelectFilter
      label={label}
      name="reason_code"
      value={value}
      onChange={onChange}
      options={options}
    />
  );
}

const fields: readonly FilterField<FiltersOf<typeof pitStopState>>[] = [
  {
    kind: 'manyOf',
    name: 'status',
    label: 'Status',
    options: { requested: 'Requested', 'in-progress': 'In Progress', done: 'Done' },
  },
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: TagsControl },
  { kind: 'manyOf', name: 'tier', label: 'Tier Level', options: TIER_OPTIONS },
  { kind: 'manyOf', name: 'reason_code', label: 'Reason Codes', Control: ReasonsControl },
  {
    kind: 'manyOf',
    name: 'priority',
    label: 'Priority',
    options: { 1: '1 Now', 2: '2 High', 3: '3 Average', 4: '4 Low', 5: '5 Later' },
  },
  { kind: 'dayRange', name: 'dateRequested', label: 'Date Requested' },
];

const data = {
  name: 'pit-stop',
  label: 'Pit Stop',
  search: 'Search Pit Stop...',
  loading: 'Loading...',
  empty: 'Entities appear here when their requests have been waiting too long.',
  fields,
  columns: pitStopColumns,
  cells: () => import('../list/qualityCells.ts').then((module) => module.pitStopCells),
  Bulk: PitStopBulkBar,
  reviewMode: reviewModeOf('pitStops.review', () =>
    import('./PitStopReviewMode.tsx').then((module) => module.PitStopReviewMode),
  ),
};

export function PitStopTab() {
  const list = useListState(pitStopState);
  const reasons = useReasonCodes('pit_stop').data ?? [];
  const tab = useQualityTab(data, {
    list,
    answer: usePitStops(list.query),
    words: { reason_code: (code) => reasons.find(({ value }) => value === code)?.label },
  });
  const { dialog, close, active } = tab;

  return (
    <QualityPage tab={tab}>
      <QualityHeader tab={tab} />
      <QualityRows tab={tab} preload={preload} />
      <ListPage.Footer page={tab} />
      <QualitySidebar tab={tab} />
      <Suspense>
        {dialog && (
          <PitStopReviewDialog
            row={dialog.row}
            action={dialog.action}
            onSaved={({ id }) => active.follow(id)}
            onClose={close}
          />
        )}
      </Suspense>
    </QualityPage>
  );
}
