import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import { QUICK_FILTERS } from './rules.ts';

// These calls are not in client.ts: what they serve is shown after the rows, and the dashboard
// would load 0.3 KB more before them.

/** The filters that the counts depend on. */
const countedUnder = (filters: ListQuery['filters']): ListQuery['filters'] =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([name]) => !QUICK_FILTERS.some((quick) => name.replace(/\[.*/, '') === quick),
    ),
  );

/**
 * Reads the counts of the quick filters, under the search and the other filters. Nothing is sent
 * while `query` is undefined. A failure raises no notice, since a back end may lack the call.
 */
export function useShiftFacets(query: Pick<ListQuery, 'search' | 'filters'> | undefined) {
  const search = query?.search;
  const filters = countedUnder(query?.filters ?? {});
  return useRead(
    query ? ['daily-job-shifts', 'facets', { search, filters }] : null,
    async () => {
      const params = toExportParams({ page: 1, limit: 1, search, filters });
      return (await call(endpoints.facets, { query: params })).data;
    },
    { onError: () => undefined, shouldRetryOnError: false, keepPreviousData: true },
  );
}

/** Reads the outages among the open shifts. */
export const useShiftOutages = () =>
  useRead(['daily-job-shifts', 'outages'], async () => (await call(endpoints.outages)).data.items);
