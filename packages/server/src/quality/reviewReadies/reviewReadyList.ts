import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, sql, type SQL } from 'drizzle-orm';
import { companyQueueRequest } from '../../db/schema/companyQueue.ts';
import { entity } from '../../db/schema/entities.ts';
import { reviewReady } from '../../db/schema/quality.ts';
import { idFilter } from '../../hydra/filters.ts';
import { instantFilter, instantNames } from '../../hydra/instantFilter.ts';
import type { ListDefinition } from '../../hydra/listDefinition.ts';
import {
  entityJoin,
  entitySearch,
  onEntity,
  tagFilter,
  textChoice,
  tickerFilter,
  tierFilter,
} from '../entityFilters.ts';
import { loadReviewReadies, type ReviewReadyMember } from './reviewReadyMember.ts';

type OrderKey =
  | 'id'
  | 'entity.company_name'
  | 'entity.id'
  | 'entity.ticker'
  | 'entity.tier_level'
  | 'request_source'
  | 'last_action_taken'
  | 'last_time_reviewed'
  | 'last_time_changed';

const row = reviewReady;
const withEntity = entityJoin(row.entityId);
const withRequest = sql`LEFT JOIN ${companyQueueRequest} ON ${eq(companyQueueRequest.id, row.companyQueueRequestId)}`;

/**
 * What waits for a review, unless another status is asked for. Written out, since the index of the
 * open rows is known by it.
 */
function statusFilter(params: QueryParams): SQL | undefined {
  return (
    textChoice(params, 'status', row.status, row.status.enumValues) ??
    sql`${row.status} = 'open_for_review'`
  );
}

/** `GET /review_readies` */
export const reviewReadyList: ListDefinition<OrderKey, ReviewReadyMember> = {
  type: 'ReviewReady',
  path: 'review_readies',
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
  aliases: {
    eid: 'entity.id',
    tier_level: 'entity.tier_level',
    'company_queue_request.request_source': 'request_source',
  },
  defaultOrder: [{ key: 'last_time_changed', direction: 'desc' }],
  filterNames: [
    'status',
    'custom_search',
    'entity.id',
    'tags[]',
    'exchange[]',
    'tier_level[]',
    'ticker',
    ...instantNames('last_time_reviewed'),
    ...instantNames('last_time_changed'),
    'id[]',
  ],
  filters: (params, addresses) => [
    statusFilter(params),
    onEntity(withEntity, entitySearch(params)),
    idFilter(params, 'entity.id', row.entityId, 'entities', addresses),
    ...['tags', 'exchange'].map((name) => tagFilter(params, name, row.entityId, addresses)),
    onEntity(withEntity, tierFilter(params)),
    onEntity(withEntity, tickerFilter(params)),
    instantFilter(params, 'last_time_reviewed', row.lastTimeReviewed),
    instantFilter(params, 'last_time_changed', row.lastTimeChanged),
    idFilter(params, 'id', row.id, 'review_readies', addresses),
  ],
  load: loadReviewReadies,
};
