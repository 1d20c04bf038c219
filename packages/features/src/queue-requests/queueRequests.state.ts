import { queueListState } from '../parts/queue-list/queueList.state.ts';

/** The list state of queue requests. It begins with the requests that nobody has begun to work on. */
export const queueRequestsState = queueListState({
  defaultFilters: { status: ['requested'] },
  defaultSort: { key: 'request_timestamp', direction: 'desc' },
  defaultPageSize: 15,
});
