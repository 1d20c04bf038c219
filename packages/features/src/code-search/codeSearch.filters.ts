import type { FilterField } from '@console/ui/FilterSidebar';
import { RadioChoice } from '@console/ui/FilterSidebar/RadioChoice';
import type { FiltersOf } from '../list/listState.ts';
import type { codeSearchState } from './codeSearch.state.ts';

export const codeSearchFilters: readonly FilterField<FiltersOf<typeof codeSearchState>>[] = [
  {
    kind: 'oneOf',
    name: 'codeType',
    label: 'Code Type',
    options: { spider: 'Spider', parser: 'Parser' },
    Control: RadioChoice,
  },
  {
    kind: 'oneOf',
    name: 'status',
    label: 'Status',
    options: { active: 'Active', archived: 'Archived' },
    Control: RadioChoice,
  },
];
