import { defineList } from '../core/list.ts';

/** GET /pit_stops: the pit stops in every status. */
export const pitStopList = defineList({
  type: 'PitStop',
  path: '/pit_stops',
  sortKeys: [
    'id',
    'entity.company_name',
    'entity.id',
    'entity.tier_level',
    'entity.num_jobs',
    'number_of_requests',
    'priority',
    'pit_stop_entered_date',
    'resolved_date',
    'status',
    'reason_code',
  ],
  sortAliases: { eid: 'entity.id', tier_level: 'entity.tier_level' },
  order: [{ key: 'pit_stop_entered_date', direction: 'desc' }],
  filters: {
    custom_search: {
      kind: 'search',
      properties: ['entity.company_name', 'entity.url', 'entity.career_page', 'entity.ticker'],
      ids: ['entity.id'],
    },
    status: {
      kind: 'choices',
      options: ['requested', 'in-progress', 'done'],
      address: 'status',
    },
    tags: {
      kind: 'ids',
      of: 'tags',
      address: 'tag',
      alsoNamed: 'tags',
      properties: ['entity.tags.tag.id'],
    },
    tier_level: {
      kind: 'choices',
      options: ['0', '1', '2', '3'],
      addressOptions: ['1', '2', '3'],
      address: 'tier',
      properties: ['entity.tier_level'],
    },
    reason_code: { kind: 'texts', address: 'reason_code' },
    priority: { kind: 'choices', options: ['1', '2', '3', '4', '5'], address: 'priority' },
    pit_stop_entered_date: { kind: 'instants', address: 'dateRequested' },
    'entity.id': { kind: 'id', of: 'entities' },
    id: { kind: 'ids', of: 'pit_stops' },
  },
});
