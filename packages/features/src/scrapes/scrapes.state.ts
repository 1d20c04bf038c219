import { scrapeList } from '@console/api/scrapes/list';
import { defineListState } from '../list/listState.ts';
import { listStateOf } from '../list/listStateOf.ts';

const derived = listStateOf(scrapeList, {
  omit: ['percentage_without_locations'],
  defaultSort: { key: 'entity_id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
});

/** The boot script imports this file too, so it may import neither React nor valibot. */
export const scrapesState = defineListState({
  ...derived,
  // The address and the request have the longer spelling of this one key.
  sortKeys: [...derived.sortKeys, 'scrape.percentage_without_locations'],
  sortAliases: {
    ...derived.sortAliases,
    percentage_without_locations: 'scrape.percentage_without_locations',
  },
});
