import { pathOf, type Endpoint, type Path } from '../core/endpoint.ts';
import type { Collection } from '../core/hydra/collection.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { manual, withoutJobs } from '../scrapes/endpoints.ts';
import * as endpoints from './endpoints.ts';
import type { GraphAverage, GraphLength } from './graphRanges.ts';

/**
 * Reads a list of the insights. Its key begins with `scrapes`, because a change of a scrape may
 * move it from one of these lists to another.
 */
function useInsights<T>(
  endpoint: Endpoint<Path, Collection<T>>,
  query: ListQuery,
  params?: Readonly<Record<string, string>>,
) {
  const key = ['scrapes', 'insights', pathOf(endpoint.path, params), query] as const;
  return useList(key, () => callList(endpoint, query, params));
}

export const useQueuedScrapes = (query: ListQuery) =>
  useInsights(endpoints.withEntriesInQueue, query);
export const useScrapesWithNoJobs = (query: ListQuery) => useInsights(withoutJobs, query);
export const useManualScrapes = (query: ListQuery) => useInsights(manual, query);
export const useBrokenScrapes = (query: ListQuery) => useInsights(endpoints.brokenScrapes, query);
/** Reads the stuck scrapes. The filter `with_jobs_in_queue` chooses one of the two lists. */
export const useStuckScrapes = (query: ListQuery) => useInsights(endpoints.stuckScrapes, query);
/** Reads the numbers of working and broken scrapes per ATS. */
export const useAtsCounts = (query: ListQuery) => useInsights(endpoints.atsCounts, query);
/** Reads the broken scrapes of one ATS. For an unknown ATS the list is empty. */
export const useBrokenScrapesOf = (ats: string, query: ListQuery) =>
  useInsights(endpoints.brokenScrapesOfAts, query, { ats });

/** GET /insights: the last seven days of each metric, newest first. */
export const useInsightMetrics = () =>
  useRead(
    ['scrapes', 'insights', 'metrics'],
    async () => (await call(endpoints.metrics)).data.items,
  );

const GRAPHS = {
  job_count: endpoints.jobCountGraph,
  working_scrapes: endpoints.workingGraph,
  broken_scrapes: endpoints.brokenGraph,
} as const;
export type GraphType = keyof typeof GRAPHS;

/**
 * Reads the points of a graph, oldest first. The average of a point is the mean of the last
 * `average` days up to it.
 */
export const useGraph = (type: GraphType, length: GraphLength, average: GraphAverage) =>
  useRead(['scrapes', 'insights', 'graph', type, length, average], async () => {
    // The contract states two of the calls with pagination=false, and the job count without it.
    const query = new URLSearchParams(type === 'job_count' ? {} : { pagination: 'false' });
    query.set('length', length);
    query.set('average', average);
    return (await call(GRAPHS[type], { query })).data.items;
  });
