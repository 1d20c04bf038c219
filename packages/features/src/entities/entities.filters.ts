import type { FilterField } from '@console/ui/FilterSidebar';
import type { FiltersOf } from '../list/listState.ts';
import { TagsControl } from '../parts/tags/TagsControl.tsx';
import type { entitiesState } from './entities.state.ts';

export const entitiesFilters: readonly FilterField<FiltersOf<typeof entitiesState>>[] = [
  { kind: 'manyOf', name: 'tag', label: 'Tags', Control: TagsControl },
  { kind: 'text', name: 'ticker', label: 'Ticker' },
];
