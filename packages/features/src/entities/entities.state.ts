import { defineListState } from '../list/listState.ts';
import { idList, text } from '../list/params.ts';

/** Imported by the boot script too: nothing here may draw in React or valibot. */
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
