import type { ReviewReady } from '@console/api/review-readies/schema';
import { defineCellFilters, onDayOf, tagsIn } from '../../list/cellFilters/cellFilters.ts';
import { entityId, ticker, tier } from '../list/cellValues.ts';
import { reviewReadyState } from './reviewReady.state.ts';

export const reviewReadyCellFilters = defineCellFilters<ReviewReady>()(reviewReadyState, {
  entity_id: entityId,
  tier: ({ entity }) => tier(entity.tier_level),
  changed: (row) => onDayOf('lastTimeChanged', row.last_time_changed),
  reviewed: (row) => onDayOf('lastTimeReviewed', row.last_time_reviewed),
  tags: (row) => tagsIn('tag', row.tags),
  ticker: ({ entity }) => ticker(entity.ticker),
  exchange: (row) => tagsIn('exchange', row.exchange_tags),
});
