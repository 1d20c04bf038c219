import type { ScrapeRow } from '@console/api/scrapes/schema';
import { defineCellFilters } from '../list/cellFilters/cellFilters.ts';
import { codeSearchState } from './codeSearch.state.ts';

export const codeSearchCellFilters = defineCellFilters<ScrapeRow>()(codeSearchState, {
  archived: ({ archived }) => ({ name: 'status', value: archived ? 'archived' : 'active' }),
});
