import { scrapeList } from '@console/api/scrapes/list';
import { listStateOf } from '../list/listStateOf.ts';

export const scrapesState = listStateOf(scrapeList, {
  defaultSort: { key: 'entity_id', direction: 'desc' },
  defaultPageSize: 15,
  searchable: true,
  omit: ['last_updated'],
  named: { percentage_without_locations: 'scrape.percentage_without_locations' },
});
