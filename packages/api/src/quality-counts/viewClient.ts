import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { useRead } from '../core/useRead.ts';
import { COUNTED_LISTS } from './schema.ts';
import { readViewCounts } from './viewRequests.ts';

// This call is not in client.ts, because what it serves is shown after a press of Views. With it the
// dashboard loads 0.4 KB more before its rows.

/**
 * Reads how many rows each query of a list finds, in the order of the queries. It is null for a
 * query that the list cannot read. Nothing is sent for a list that is not of the dashboard. A
 * failure raises no notice.
 */
export const useViewCounts = (list: string, queries: readonly ListQuery[]) => {
  const isCounted = COUNTED_LISTS.some((one) => one === list) && queries.length > 0;
  return useRead(
    isCounted ? ['quality-counts', list, queries] : null,
    () =>
      readViewCounts(
        list,
        queries.map((one) => String(toExportParams(one))),
      ),
    { keepPreviousData: true, onError: () => undefined, shouldRetryOnError: false },
  );
};
