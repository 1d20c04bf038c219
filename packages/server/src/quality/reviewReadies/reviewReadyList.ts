import type { QueryParams } from '@console/api/core/hydra/query';
import { reviewReadyList as contract } from '@console/api/review-readies/list';
import { eq, isNull, sql, type SQL } from 'drizzle-orm';
import { companyQueueRequest } from '../../db/schema/companyQueue.ts';
import { entity } from '../../db/schema/entities.ts';
import { reviewReady as row } from '../../db/schema/quality.ts';
import { choiceFilter, emptyFilter } from '../../hydra/filters.ts';
import type { ListDefinition } from '../../hydra/listDefinition.ts';
import { entityJoin, entitySearch, tagFilter } from '../entityFilters.ts';
import { loadReviewReadies, type ReviewReadyMember } from './reviewReadyMember.ts';

const withEntity = entityJoin(row.entityId);
const withRequest = sql`LEFT JOIN ${companyQueueRequest} ON ${eq(companyQueueRequest.id, row.companyQueueRequestId)}`;

/**
 * Finds the rows that wait for a review, unless another status is requested. The default is a
 * literal in the SQL, so that the partial index of the open rows can be used.
 */
const statusFilter = (params: QueryParams): SQL =>
  choiceFilter(params, 'status', row.status, contract.filters.status.options) ??
  sql`${row.status} = 'open_for_review'`;

export const reviewReadyList: ListDefinition<typeof contract, ReviewReadyMember> = {
  contract,
  table: row,
  id: row.id,
  orderKeys: {
    id: row.id,
    'entity.company_name': { by: entity.companyName, join: withEntity },
    'entity.id': row.entityId,
    'entity.ticker': { by: entity.ticker, join: withEntity },
    'entity.tier_level': { by: entity.tierLevel, join: withEntity },
    request_source: { by: companyQueueRequest.requestSource, join: withRequest, nullable: true },
    last_action_taken: row.lastActionTaken,
    last_time_reviewed: row.lastTimeReviewed,
    last_time_changed: row.lastTimeChanged,
  },
  filters: {
    status: statusFilter,
    custom_search: entitySearch(withEntity),
    'entity.id': row.entityId,
    tags: tagFilter('tags', row.entityId),
    exchange: tagFilter('exchange', row.entityId),
    tier_level: { by: entity.tierLevel, join: withEntity },
    ticker: { by: entity.ticker, join: withEntity },
    last_time_reviewed: row.lastTimeReviewed,
    never_reviewed: (params) => emptyFilter(params, 'never_reviewed', isNull(row.lastTimeReviewed)),
    last_time_changed: row.lastTimeChanged,
    id: row.id,
  },
  load: loadReviewReadies,
};
