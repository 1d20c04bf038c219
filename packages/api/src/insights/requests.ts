import { collectionOf, type Collection } from '../core/hydra/collection.ts';
import { toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import type { WireSchema } from '../core/wire.ts';
import { graphPointSchema, insightMetricSchema } from './schema.ts';

/**
 * Where the broken scrapes of an ATS are; its name is one segment, encoded once. `none` stands for
 * the scrapes without an ATS.
 */
export const brokenScrapesPath = (ats: string): string =>
  `/ats/${encodeURIComponent(ats)}/broken_scrapes`;

/** A page of one of the insight lists. */
export async function listInsight<T>(
  path: string,
  page: WireSchema<Collection<T>>,
  query: ListQuery,
): Promise<Collection<T>> {
  return (await request(page, path, { query: toSearchParams(query) })).data;
}

const metricsSchema = collectionOf(insightMetricSchema);
export const listMetrics = async () => (await request(metricsSchema, '/insights')).data.items;

export const GRAPH_PATHS = {
  job_count: '/get_job_count_graph_data',
  working_scrapes: '/get_working_company_count_graph_data',
  broken_scrapes: '/get_broken_company_count_graph_data',
} as const;
export type GraphType = keyof typeof GRAPH_PATHS;
export type GraphLength = '30d' | '60d' | '6m' | '1y' | '3y' | '5y' | '7y';
export type GraphAverage = '3d' | '7d' | '14d' | '21d' | '30d' | '60d' | '90d';

const pointsSchema = collectionOf(graphPointSchema);

/**
 * The days of a graph, oldest first. Two of the calls are stated with `pagination=false`, the third
 * without.
 */
export async function listGraphPoints(type: GraphType, length: GraphLength, average: GraphAverage) {
  const query = new URLSearchParams({
    ...(type === 'job_count' ? {} : { pagination: 'false' }),
    length,
    average,
  });
  return (await request(pointsSchema, GRAPH_PATHS[type], { query })).data.items;
}
