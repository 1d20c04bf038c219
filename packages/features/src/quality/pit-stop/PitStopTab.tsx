'use no memo'; // The reason is the same as in QualityTab.tsx.
import { useReasonCodes } from '@console/api/lookups/client';
import { usePitStops } from '@console/api/pit-stops/client';
import type { FilterChoice, FilterField } from '@console/ui/FilterSidebar';
import type { ComponentProps } from 'react';
import type { FiltersOf } from '../../list/listState.ts';
import { MultiSelectFilter } from '../../list/MultiSelectFilter.tsx';
import { useListState } from '../../list/useListState.ts';
import { TagsControl } from '../../parts/tags/TagsControl.tsx';
import { TIER_OPTIONS } from '../list/filterControls.tsx';
import { QualityTab, useQualityTab } from '../list/QualityTab.tsx';
import { reviewParts } from '../list/reviewParts.tsx';
import { pitStopColumns } from './pitStop.columns.tsx';
import { pitStopState } from './pitStop.state.ts';

/** A field to choose several reasons for a pit stop. */
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
  name: 'pit-stop' as const,
  label: 'Pit Stop',
  search: 'Search Pit Stop...',
  loading: 'Loading...',
  empty: 'Entities appear here when their requests have been waiting too long.',
  fields,
  columns: pitStopColumns,
  cellFilters: () => import('./pitStop.cellFilters.ts').then((module) => module.pitStopCellFilters),
  parts: reviewParts('pitStops.review', () =>
    import('./pitStop.kind.tsx').then((module) => module.pitStopKind),
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

  return <QualityTab tab={tab} />;
}
