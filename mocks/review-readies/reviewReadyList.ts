import { REVIEW_READY_STATUSES } from '@console/api/review-readies/schema';
import { employerFilters, employerSearch } from '../employerFilters.ts';
import type { ListDefinition } from '../listPage.ts';
import { instantRange } from '../rangeFilters.ts';
import type { ReviewReadyRecord } from './fixtures.ts';

const reviewed = instantRange(
  'last_time_reviewed',
  (row: ReviewReadyRecord) => row.last_time_reviewed,
);
const changed = instantRange(
  'last_time_changed',
  (row: ReviewReadyRecord) => row.last_time_changed,
);

/**
 * Order keys, filters and search of GET /review_readies (contract, section 3); what waits for a
 * review is the handler's default.
 */
export const reviewReadyList: ListDefinition<ReviewReadyRecord> = {
  context: 'ReviewReady',
  path: '/api/review_readies',
  search: employerSearch,
  ids: ({ entity }) => [entity.id],
  order: {
    id: ({ id }) => id,
    'entity.company_name': ({ entity }) => entity.company_name,
    'entity.id': ({ entity }) => entity.id,
    'entity.ticker': ({ entity }) => entity.ticker,
    'entity.tier_level': ({ entity }) => entity.tier_level,
    request_source: (row) => row.request_source,
    last_action_taken: (row) => row.last_action_taken,
    last_time_reviewed: (row) => row.last_time_reviewed,
    last_time_changed: (row) => row.last_time_changed,
  },
  defaultOrder: [['last_time_changed', 'desc']],
  filters: {
    ...employerFilters.filters,
    status: ({ status }, values) => values.includes(status ?? ''),
    ...reviewed.filters,
    ...changed.filters,
  },
  shapes: {
    ...employerFilters.shapes,
    status: new RegExp(`^(${REVIEW_READY_STATUSES.join('|')})$`),
    ...reviewed.shapes,
    ...changed.shapes,
  },
};
