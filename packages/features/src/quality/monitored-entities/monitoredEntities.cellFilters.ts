import type { MonitoredEntity } from '@console/api/monitored-entities/schema';
import { defineCellFilters, onDayOf, tagsIn } from '../../list/cellFilters/cellFilters.ts';
import { entityId, ticker, tier } from '../list/cellValues.ts';
import { monitoredEntitiesState } from './monitoredEntities.state.ts';

/** The cell filters of the tabs for monitored and for new entities. */
export const monitoredCellFilters = defineCellFilters<MonitoredEntity>()(monitoredEntitiesState, {
  entity_id: entityId,
  status: ({ status, entity }) => {
    const state = status ?? entity.state;
    return state ? { name: 'state', value: state } : undefined;
  },
  tier: ({ tier_level, entity }) => tier(tier_level ?? entity.tier_level),
  changed: (row) => onDayOf('lastTimeChanged', row.last_time_changed),
  reviewed: (row) => onDayOf('lastTimeReviewed', row.last_time_reviewed),
  can_not_be_scraped: (row) => tagsIn('canNotBeScraped', row.can_not_be_scraped_tags),
  tags: (row) => tagsIn('tags', row.tags),
  ticker: (row) => ticker(row.ticker ?? row.entity.ticker),
  exchange: (row) => tagsIn('exchange', row.exchange_tags),
  sector: (row) => tagsIn('sector', row.sector_and_industry_tags),
});
