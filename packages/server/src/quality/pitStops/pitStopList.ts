import { pitStopList as contract } from '@console/api/pit-stops/list';
import { entity } from '../../db/schema/entities.ts';
import { pitStop } from '../../db/schema/quality.ts';
import type { ListDefinition } from '../../hydra/listDefinition.ts';
import { entityJoin, entitySearch, tagFilter } from '../entityFilters.ts';
import { loadPitStops, type PitStopMember } from './pitStopMember.ts';

const withEntity = entityJoin(pitStop.entityId);

export const pitStopList: ListDefinition<typeof contract, PitStopMember> = {
  contract,
  table: pitStop,
  id: pitStop.id,
  orderKeys: {
    id: pitStop.id,
    'entity.company_name': { by: entity.companyName, join: withEntity },
    'entity.id': pitStop.entityId,
    'entity.tier_level': { by: entity.tierLevel, join: withEntity },
    'entity.num_jobs': { by: entity.numJobs, join: withEntity },
    number_of_requests: pitStop.numberOfRequests,
    priority: pitStop.priority,
    pit_stop_entered_date: pitStop.pitStopEnteredDate,
    resolved_date: pitStop.resolvedDate,
    status: pitStop.status,
    reason_code: pitStop.reasonCode,
  },
  filters: {
    custom_search: entitySearch(withEntity),
    status: pitStop.status,
    tags: tagFilter('tags', pitStop.entityId),
    tier_level: { by: entity.tierLevel, join: withEntity },
    reason_code: pitStop.reasonCode,
    priority: pitStop.priority,
    pit_stop_entered_date: pitStop.pitStopEnteredDate,
    'entity.id': pitStop.entityId,
    id: pitStop.id,
  },
  load: loadPitStops,
};
