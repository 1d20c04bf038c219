import type { ScrapeRow } from '@console/api/scrapes/schema';
import { defineCells } from '../list/cells/listCells.ts';
import { codeSearchState } from './codeSearch.state.ts';

export const codeSearchCells = defineCells<ScrapeRow>()(codeSearchState, {
  archived: ({ archived }) => ({ name: 'status', value: archived ? 'archived' : 'active' }),
});
