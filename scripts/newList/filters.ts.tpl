import type { FilterField } from '@console/ui/FilterSidebar';
import type { FiltersOf } from '../list/listState.ts';
import type { __camel__State } from './__camel__.state.ts';

export const __camel__Filters: readonly FilterField<FiltersOf<typeof __camel__State>>[] = [
  { kind: 'text', name: 'name', label: 'Name' },
];
