import type { FilterField } from '@console/ui/FilterSidebar';
import type { FiltersOf } from '../../list/listState.ts';
import { TagsControl } from '../../parts/tags/TagsControl.tsx';
import { TIER_OPTIONS } from '../list/tiers.ts';
import type { pitStopState } from './pitStop.state.ts';
import { PitStopReasonsControl } from './PitStopReasonsControl.tsx';

export const pitStopFilters: readonly FilterField<FiltersOf<typeof pitStopState>>[] = [
  {
    kind: 'manyOf',
    name: 'status',
    label: 'Status',
    options: { requested: 'Requested', 'in-progress': 'In Progress', done: 'Done' },
  },
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: TagsControl },
  { kind: 'manyOf', name: 'tier', label: 'Tier Level', options: TIER_OPTIONS },
  { kind: 'manyOf', name: 'reason_code', label: 'Reason Codes', Control: PitStopReasonsControl },
  {
    kind: 'manyOf',
    name: 'priority',
    label: 'Priority',
    options: { 1: '1 Now', 2: '2 High', 3: '3 Average', 4: '4 Low', 5: '5 Later' },
  },
  { kind: 'dayRange', name: 'dateRequested', label: 'Date Requested' },
];
