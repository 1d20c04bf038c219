import { entity } from '../../db/schema/entities.ts';
import { pitStop } from '../../db/schema/quality.ts';
import { idFilter } from '../../hydra/filters.ts';
import { instantFilter, instantNames } from '../../hydra/instantFilter.ts';
import type { ListDefinition } from '../../hydra/listDefinition.ts';
import {
  anyText,
  entityJoin,
  entitySearch,
  numberChoice,
  onEntity,
  tagFilter,
  textChoice,
  tierFilter,
} from '../entityFilters.ts';
import { loadPitStops, type PitStopMember } from './pitStopMember.ts';

type OrderKey =
  | 'id'
  | 'entity.company_name'
  | 'entity.id'
  | 'entity.tier_level'
  | 'entity.num_jobs'
  | 'number_of_requests'
  | 'priority'
  | 'pit_stop_entered_date'
  | 'resolved_date'
  | 'status'
  | 'reason_code';

const withEntity = entityJoin(pitStop.entityId);

const STATUSES = ['requested', 'in-progress', 'done'] as const;

/** `GET /pit_stops`: all of them; a client that wants the waiting ones asks for them. */
export const pitStopList: ListDefinition<OrderKey, PitStopMember> = {
  type: 'PitStop',
  path: 'pit_stops',
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
  aliases: { eid: 'entity.id', tier_level: 'entity.tier_level' },
  defaultOrder: [{ key: 'pit_stop_entered_date', direction: 'desc' }],
  filterNames: [
    'custom_search',
    'status[]',
    'tags[]',
    'tier_level[]',
    'reason_code[]',
    'priority[]',
    ...instantNames('pit_stop_entered_date'),
    'entity.id',
    'id[]',
  ],
  filters(params, addresses) {
    const reasons = params.list('reason_code');
    return [
      onEntity(withEntity, entitySearch(params)),
      textChoice(params, 'status', pitStop.status, STATUSES),
      tagFilter(params, 'tags', pitStop.entityId, addresses),
      onEntity(withEntity, tierFilter(params)),
      // A code that is gone finds nothing, which is no error: the list of codes is people's.
      reasons.length === 0 ? undefined : anyText(pitStop.reasonCode, reasons),
      numberChoice(params, 'priority', pitStop.priority, 1, 5),
      instantFilter(params, 'pit_stop_entered_date', pitStop.pitStopEnteredDate),
      idFilter(params, 'entity.id', pitStop.entityId, 'entities', addresses),
      idFilter(params, 'id', pitStop.id, 'pit_stops', addresses),
    ];
  },
  load: loadPitStops,
};
