import { defineListState } from '../../list/listState.ts';
import {
  asInstants,
  asWholeNumbers,
  dayRange,
  idList,
  manyOf,
  numberRange,
  recordId,
  text,
} from '../../list/params.ts';

/**
 * Of monitored and of new entities alike. Imported by the boot script too: nothing here may draw in
 * React or valibot.
 */
export const monitoredEntitiesState = defineListState({
  filters: {
    entityId: recordId(),
    tier: manyOf(['1', '2', '3']),
    state: manyOf([
      'sent_for_review',
      'new_entity',
      'blocked_scrape',
      'archived',
      'watch_list',
      'healthy',
    ]),
    lastTimeReviewed: dayRange(),
    lastTimeChanged: dayRange(),
    jobCount: numberRange(),
    tags: idList({ alsoNamed: 'tag' }),
    canNotBeScraped: idList(),
    exchange: idList(),
    sector: idList(),
    ticker: text(),
  },
  wire: {
    entityId: (id) => ({ 'entity.id': id }),
    tier: (levels) => ({ 'tier_level[]': levels }),
    state: (states) => ({ 'state[]': states }),
    lastTimeReviewed: asInstants('last_time_reviewed'),
    lastTimeChanged: asInstants('last_time_changed'),
    jobCount: asWholeNumbers('num_jobs'),
    tags: (ids) => ({ 'tags[]': ids }),
    canNotBeScraped: (ids) => ({ 'can_not_be_scraped[]': ids }),
    exchange: (ids) => ({ 'exchange[]': ids }),
    sector: (ids) => ({ 'sector[]': ids }),
    ticker: (ticker) => ({ ticker }),
  },
  sortKeys: [
    'entity.company_name',
    'entity.id',
    'entity.url',
    'entity.ticker',
    'entity.state',
    'entity.tier_level',
    'entity.num_jobs',
    'last_time_reviewed',
    'last_time_changed',
  ],
  sortAliases: { eid: 'entity.id', status: 'entity.state' },
  defaultSort: { key: 'last_time_changed', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
});
