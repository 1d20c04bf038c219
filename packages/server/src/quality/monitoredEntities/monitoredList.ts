import { monitoredEntityList as contract } from '@console/api/monitored-entities/list';
import { isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { entity } from '../../db/schema/entities.ts';
import { monitoredEntity as row } from '../../db/schema/quality.ts';
import { emptyFilter } from '../../hydra/filters.ts';
import type { JoinedColumn, ListDefinition } from '../../hydra/listDefinition.ts';
import { entityJoin, entitySearch, tagFilter } from '../entityFilters.ts';
import { loadMonitored, type MonitoredMember } from './monitoredMember.ts';

const withEntity = entityJoin(row.entityId);
const byEntity = (by: PgColumn): JoinedColumn => ({ by, join: withEntity });

/** The list of the new and monitored entities that were not removed. */
export const monitoredList: ListDefinition<typeof contract, MonitoredMember> = {
  contract,
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
  where: () => isNull(row.removedAt),
  filters: {
    kind: row.kind,
    custom_search: entitySearch(withEntity),
    'entity.id': row.entityId,
    ticker: byEntity(entity.ticker),
    tags: tagFilter('tags', row.entityId),
    exchange: tagFilter('exchange', row.entityId),
    sector: tagFilter('sector', row.entityId),
    can_not_be_scraped: tagFilter('can_not_be_scraped', row.entityId),
    tier_level: byEntity(entity.tierLevel),
    state: byEntity(entity.state),
    num_jobs: byEntity(entity.numJobs),
    last_time_reviewed: row.lastTimeReviewed,
    never_reviewed: (params) => emptyFilter(params, 'never_reviewed', isNull(row.lastTimeReviewed)),
    last_time_changed: byEntity(entity.lastTimeChanged),
    id: row.id,
  },
  load: loadMonitored,
};
