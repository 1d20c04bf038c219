import type { WatchList } from '@console/api/watch-lists/schema';
import { defineCellFilters, onDayOf } from '../../list/cellFilters/cellFilters.ts';
import { entityId, peopleIn, tagsOf } from '../list/cellValues.ts';
import { watchListState } from './watchList.state.ts';

export const watchListCellFilters = defineCellFilters<WatchList>()(watchListState, {
  entity_id: entityId,
  scrape_id: ({ scrape }) => scrape && { name: 'scrapeId', value: String(scrape.id) },
  tags: ({ entity }) => tagsOf(entity),
  watch_listed: (row) => onDayOf('watchListed', row.watch_listed_date),
  assigned_to: (row) => peopleIn('assignedTo', row.assigned_to),
});
