import { queueListState } from '../parts/queue-list/queueList.state.ts';

/** By default the queue of the scraper dashboard shows open requests that do not wait for a review. */
export const scraperQueueState = queueListState({
  defaultFilters: { status: ['requested', 'in-progress', 'escalated'] },
  defaultSort: { key: 'request_priority', direction: 'asc' },
  defaultPageSize: 10,
});
