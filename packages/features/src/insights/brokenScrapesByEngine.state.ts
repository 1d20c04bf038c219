import { defineListState } from '../list/listState.ts';

export const brokenScrapesByEngineState = defineListState({
  filters: {},
  wire: {},
  sortKeys: ['scrape.ats', 'working_count', 'broken_count', 'total', 'percent_working'],
  sortAliases: { ats: 'scrape.ats' },
  defaultSort: { key: 'scrape.ats', direction: 'asc' },
  defaultPageSize: 15,
  searchable: false,
});
