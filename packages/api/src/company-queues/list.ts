import { defineList } from '../core/list.ts';

/** GET /company_queue_requests. */
export const queueRequestList = defineList({
  type: 'QueueRequest',
  path: '/company_queue_requests',
  sortKeys: [
    'id',
    'request_timestamp',
    'request_priority',
    'highest_priority',
    'number_of_times_requested',
    'latest_status',
    'company_queue.name',
    'entity_id',
    'entity_name',
    'numjobs_estimate',
    'tier_level',
    'due_at',
    'next_up',
  ],
  sortProperties: {
    entity_id: 'company_queue.entity.id',
    entity_name: 'company_queue.entity.company_name',
    tier_level: 'company_queue.entity.tier_level',
  },
  sortGroups: { next_up: ['due_at', 'request_priority', 'tier_level'] },
  order: [{ key: 'request_timestamp', direction: 'desc' }],
  filters: {
    custom_search: {
      kind: 'search',
      properties: ['company_queue.name', 'company_queue.url', 'company_queue.entity.company_name'],
      ids: ['id', 'company_queue.id', 'company_queue.entity.id'],
    },
    user: { kind: 'ids', of: 'users', address: 'user', properties: ['user.id'] },
    request_priority: { kind: 'choices', options: ['1', '2', '3', '4', '5'], address: 'priority' },
    tags: {
      kind: 'ids',
      of: 'tags',
      address: 'tag',
      alsoNamed: 'tags',
      properties: ['company_queue.entity.tags.tag.id'],
    },
    request_status: {
      kind: 'choices',
      options: [
        'requested',
        'in-progress',
        'done',
        'cant-do',
        'no-jobs',
        'escalated',
        'review-ready',
      ],
      address: 'status',
      properties: ['latest_status'],
    },
    number_of_times_requested_min: { kind: 'number' },
    number_of_times_requested_max: { kind: 'number' },
    request_timestamp: { kind: 'instants', address: 'dateRequested' },
    id: { kind: 'ids', of: 'company_queue_requests' },
    due: { kind: 'choices', options: ['overdue', 'today', 'later'], address: 'due' },
    assigned_to: {
      kind: 'ids',
      of: 'users',
      address: 'assignedTo',
      properties: ['assigned_to.id'],
    },
    stalled: { kind: 'flag', address: 'stalled' },
    unassigned: { kind: 'flag', address: 'unassigned', empty: 'assigned_to' },
  },
});

/** GET /user/{id}/work_history: the requests whose history the user wrote. */
export const workHistoryList = defineList({
  type: 'WorkHistory',
  path: '/user/{id}/work_history',
  sortKeys: ['id', 'last_requested', 'status'],
  order: [{ key: 'last_requested', direction: 'desc' }],
  filters: { history_timestamp: { kind: 'instants' } },
});
