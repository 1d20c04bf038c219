import { isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { entity } from '../../db/schema/entities.ts';
import { monitoredEntity } from '../../db/schema/quality.ts';
import { idFilter, numberFilter } from '../../hydra/filters.ts';
import { instantFilter, instantNames } from '../../hydra/instantFilter.ts';
import type { JoinedKey, ListDefinition } from '../../hydra/listDefinition.ts';
import {
  entityJoin,
  entitySearch,
  onEntity,
  tagFilter,
  textChoice,
  tickerFilter,
  tierFilter,
} from '../entityFilters.ts';
import { loadMonitored, type MonitoredMember } from './monitoredMember.ts';

type OrderKey =
  | 'id'
  | 'entity.company_name'
  | 'entity.id'
  | 'entity.url'
  | 'entity.ticker'
  | 'entity.state'
  | 'entity.tier_level'
  | 'entity.num_jobs'
  | 'last_time_reviewed'
  | 'last_time_changed';

const row = monitoredEntity;
const withEntity = entityJoin(row.entityId);
const byEntity = (by: PgColumn): JoinedKey => ({ by, join: withEntity });

const STATES = [
  'sent_for_review',
  'new_entity',
  'blocked_scrape',
  'archived',
  'watch_list',
  'healthy',
] as const;

/**
 * `GET /monitored_entities`: new and monitored entities that were not removed; `kind` tells the two
 * apart.
 */
export const monitoredList: ListDefinition<OrderKey, MonitoredMember> = {
  type: 'MonitoredEntity',
  path: 'monitored_entities',
  table: row,
  id: row.id,
  orderKeys: {
    id: row.id,
    'entity.company_name': byEntity(entity.companyName),
    'entity.id': row.entityId,
    'entity.url': byEntity(entity.url),
    'entity.ticker': byEntity(entity.ticker),
    'entity.state': byEntity(entity.state),
    'entity.tier_level': byEntity(entity.tierLevel),
    'entity.num_jobs': byEntity(entity.numJobs),
    last_time_reviewed: row.lastTimeReviewed,
    last_time_changed: byEntity(entity.lastTimeChanged),
  },
  aliases: {
    eid: 'entity.id',
    status: 'entity.state',
    tier_level: 'entity.tier_level',
    ticker: 'entity.ticker',
    'entity.last_time_changed': 'last_time_changed',
  },
  defaultOrder: [{ key: 'last_time_changed', direction: 'desc' }],
  filterNames: [
    'kind',
    'custom_search',
    'entity.id',
    'ticker',
    'tags[]',
    'exchange[]',
    'sector[]',
    'can_not_be_scraped[]',
    'tier_level[]',
    'state[]',
    'num_jobs[gte]',
    'num_jobs[lte]',
    ...instantNames('last_time_reviewed'),
    ...instantNames('last_time_changed'),
    'id[]',
  ],
  filters: (params, addresses) => [
    isNull(row.removedAt),
    textChoice(params, 'kind', row.kind, row.kind.enumValues),
    onEntity(withEntity, entitySearch(params)),
    idFilter(params, 'entity.id', row.entityId, 'entities', addresses),
    onEntity(withEntity, tickerFilter(params)),
    ...['tags', 'exchange', 'sector', 'can_not_be_scraped'].map((name) =>
      tagFilter(params, name, row.entityId, addresses),
    ),
    onEntity(withEntity, tierFilter(params)),
    onEntity(withEntity, textChoice(params, 'state', entity.state, STATES)),
    onEntity(withEntity, numberFilter(params, 'num_jobs', entity.numJobs)),
    instantFilter(params, 'last_time_reviewed', row.lastTimeReviewed),
    onEntity(withEntity, instantFilter(params, 'last_time_changed', entity.lastTimeChanged)),
    idFilter(params, 'id', row.id, 'monitored_entities', addresses),
  ],
  load: loadMonitored,
};
