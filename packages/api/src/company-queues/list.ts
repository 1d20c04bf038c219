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
  ],
  order: [{ key: 'request_timestamp', direction: 'desc' }],
  filters: {
    custom_search: {
      kind: 'search',
      properties: ['company_queue.name', 'company_queue.url', 'company_queue.entity.company_name'],
      ids: ['id', 'company_queue.id', 'company_queue.entity.id'],
    },
    user: { kind: 'ids', of: 'users', properties: ['user.id'] },
    request_priority: { kind: 'choices', options: ['1', '2', '3', '4', '5'] },
    tags: { kind: 'ids', of: 'tags', properties: ['company_queue.entity.tags.tag.id'] },
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
      properties: ['latest_status'],
    },
    number_of_times_requested_min: { kind: 'number' },
    number_of_times_requested_max: { kind: 'number' },
    request_timestamp: { kind: 'instants' },
    id: { kind: 'ids', of: 'company_queue_requests' },
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
