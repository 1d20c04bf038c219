import { defineListState } from '../list/listState.ts';
import { idList, text } from '../list/params.ts';

/** The boot script imports this file too, so it may import neither React nor valibot. */
export const entitiesState = defineListState({
  filters: { ticker: text(), tag: idList({ alsoNamed: 'tags' }) },
  wire: {
    ticker: (ticker) => ({ ticker }),
    tag: (ids) => ({ 'tags[]': ids }),
  },
  sortKeys: [
    'id',
    'company_name',
    'url',
    'career_page',
    'num_jobs',
    'tier_level',
    'date_added',
    'archived',
  ],
  sortAliases: { eid: 'id' },
  defaultSort: { key: 'id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});
