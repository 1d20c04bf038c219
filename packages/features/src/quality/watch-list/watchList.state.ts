import { defineListState } from '../../list/listState.ts';
import { asInstants, dayRange, idList, oneOf, recordId } from '../../list/params.ts';

export const watchListState = defineListState({
  filters: {
    entityId: recordId(),
    scrapeId: recordId(),
    tag: idList({ alsoNamed: 'tags' }),
    watchListed: dayRange(),
    snoozed: oneOf(['true', 'false']),
  },
  wire: {
    entityId: (id) => ({ 'entity.id': id }),
    scrapeId: (id) => ({ 'scrape.id': id }),
    tag: (ids) => ({ 'tags[]': ids }),
    watchListed: asInstants('watch_listed_date'),
    snoozed: (snoozed) => ({ snoozed }),
  },
  sortKeys: [
    'entity.company_name',
    'entity.id',
    'scrape.name',
    'scrape.id',
    'watch_listed_date',
    'entity.career_page',
  ],
  sortAliases: { eid: 'entity.id', sid: 'scrape.id' },
  defaultSort: { key: 'watch_listed_date', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
  // Snoozed rows are out of sight until their day comes.
  defaultFilters: { snoozed: 'false' },
});
