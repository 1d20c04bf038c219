import { pathOf, type Endpoint, type Path } from '../core/endpoint.ts';
import type { Collection } from '../core/hydra/collection.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { manual, withoutJobs } from '../scrapes/endpoints.ts';
import * as endpoints from './endpoints.ts';
import type { GRAPH_AVERAGES, GRAPH_LENGTHS } from './schema.ts';

export type GraphLength = (typeof GRAPH_LENGTHS)[number];
export type GraphAverage = (typeof GRAPH_AVERAGES)[number];

/**
 * A list of the insights. Its key stands below `scrapes`: what changes a scrape may move it from
 * one of these lists to another.
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
/** Scrapes that run only when somebody starts them. */
export const useManualScrapes = (query: ListQuery) => useInsights(manual, query);
export const useBrokenScrapes = (query: ListQuery) => useInsights(endpoints.brokenScrapes, query);
/** The filter `with_jobs_in_queue` says which of the two lists of stuck scrapes. */
export const useStuckScrapes = (query: ListQuery) => useInsights(endpoints.stuckScrapes, query);
/** How many scrapes of each ATS work, and how many do not. */
export const useAtsCounts = (query: ListQuery) => useInsights(endpoints.atsCounts, query);
/** The broken scrapes of one ATS; an unknown ATS has none. */
export const useBrokenScrapesOf = (ats: string, query: ListQuery) =>
  useInsights(endpoints.brokenScrapesOfAts, query, { ats });

/** GET /insights: the last days of each metric, newest first. */
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

/** The days of a graph, oldest first; the average is a trailing mean over that many days. */
export const useGraph = (type: GraphType, length: GraphLength, average: GraphAverage) =>
  useRead(['scrapes', 'insights', 'graph', type, length, average], async () => {
    // Two of the calls are stated with pagination=false, the third without.
    const query = new URLSearchParams(type === 'job_count' ? {} : { pagination: 'false' });
    query.set('length', length);
    query.set('average', average);
    return (await call(GRAPHS[type], { query })).data.items;
  });
