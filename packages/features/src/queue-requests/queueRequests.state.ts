import { queueListState } from '../parts/queue-list/queueList.state.ts';

/** The page of queue requests begins with the requests that nobody has begun. */
export const queueRequestsState = queueListState({
  defaultFilters: { status: ['requested'] },
  defaultSort: { key: 'request_timestamp', direction: 'desc' },
  defaultPageSize: 15,
});
