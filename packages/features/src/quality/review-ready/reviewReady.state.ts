import { defineListState } from '../../list/listState.ts';
import { asInstants, dayRange, idList, manyOf, recordId, text } from '../../list/params.ts';

export const reviewReadyState = defineListState({
  filters: {
    entityId: recordId(),
    tier: manyOf(['1', '2', '3']),
    tag: idList({ alsoNamed: 'tags' }),
    lastTimeReviewed: dayRange(),
    lastTimeChanged: dayRange(),
    exchange: idList(),
    ticker: text(),
  },
  wire: {
    entityId: (id) => ({ 'entity.id': id }),
    tier: (levels) => ({ 'tier_level[]': levels }),
    tag: (ids) => ({ 'tags[]': ids }),
    lastTimeReviewed: asInstants('last_time_reviewed'),
    lastTimeChanged: asInstants('last_time_changed'),
    exchange: (ids) => ({ 'exchange[]': ids }),
    ticker: (ticker) => ({ ticker }),
  },
  sortKeys: [
    'entity.company_name',
    'entity.id',
    'entity.ticker',
    'entity.tier_level',
    'request_source',
    'last_action_taken',
    'last_time_reviewed',
    'last_time_changed',
  ],
  sortAliases: { eid: 'entity.id' },
  defaultSort: { key: 'last_time_changed', direction: 'desc' },
  defaultPageSize: 20,
  searchable: true,
});
