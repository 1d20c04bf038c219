import { queueListState } from '../parts/queue-list/queueList.state.ts';

/** The queue of the scraper dashboard begins with what is open and nobody has to review. */
export const scraperQueueState = queueListState({
  defaultFilters: { status: ['requested', 'in-progress', 'escalated'] },
  defaultSort: { key: 'request_priority', direction: 'asc' },
  defaultPageSize: 10,
});
