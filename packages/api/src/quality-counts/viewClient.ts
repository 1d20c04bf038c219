import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import { COUNTED_LISTS } from './schema.ts';

// This call is not in client.ts: it would add 0.4 KB to the dashboard, which has 0.1 KB left of 144.

/**
 * Reads how many rows each query of a list finds, in the order of the queries. It is null for a
 * query that the list cannot read. Nothing is sent for a list that is not of the dashboard. A
 * failure raises no notice.
 */
export const useViewCounts = (list: string, queries: readonly ListQuery[]) => {
  const isCounted = COUNTED_LISTS.some((one) => one === list) && queries.length > 0;
  return useRead(
    isCounted ? ['quality-counts', list, queries] : null,
    async () => {
      const query = new URLSearchParams({ list });
      for (const one of queries) query.append('query[]', String(toExportParams(one)));
      return (await call(endpoints.ofViews, { query })).data.counts;
    },
    { keepPreviousData: true, onError: () => undefined, shouldRetryOnError: false },
  );
};
