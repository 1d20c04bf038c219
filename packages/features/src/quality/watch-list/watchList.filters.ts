import type { FilterField } from '@console/ui/FilterSidebar';
import { RadioChoice } from '@console/ui/FilterSidebar/RadioChoice';
import type { FiltersOf } from '../../list/listState.ts';
import { TagsControl } from '../../parts/tags/TagsControl.tsx';
import type { watchListState } from './watchList.state.ts';

export const watchListFilters: readonly FilterField<FiltersOf<typeof watchListState>>[] = [
  { kind: 'text', name: 'entityId', label: 'EID', digits: true },
  { kind: 'text', name: 'scrapeId', label: 'SID', digits: true },
  { kind: 'manyOf', name: 'tag', label: 'Tag', Control: TagsControl },
  { kind: 'dayRange', name: 'watchListed', label: 'Watch Listed' },
  {
    kind: 'oneOf',
    name: 'snoozed',
    label: 'Snoozed',
    options: { true: 'True', false: 'False' },
    Control: RadioChoice,
  },
];
