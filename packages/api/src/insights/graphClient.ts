import { call } from '../core/request.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import type { GraphAverage, GraphLength } from './graphRanges.ts';

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
