import { queueListState } from '../parts/queue-list/queueList.state.ts';

/**
 * The list state of the request queue. By default, it shows open requests that do not wait for a
 * review.
 */
export const scraperQueueState = queueListState({
  defaultFilters: { status: ['requested', 'in-progress', 'escalated'] },
  defaultSort: { key: 'request_priority', direction: 'asc' },
  defaultPageSize: 10,
});
