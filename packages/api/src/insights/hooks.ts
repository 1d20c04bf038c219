import { collectionOf } from '../core/hydra/collection.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import type { WireSchema } from '../core/wire.ts';
import { scrapeRowSchema } from '../scrapes/schema.ts';
import { insightKeys } from './keys.ts';
import {
  brokenScrapesPath,
  GRAPH_PATHS,
  listGraphPoints,
  listInsight,
  listMetrics,
  type GraphAverage,
  type GraphLength,
  type GraphType,
} from './requests.ts';
import {
  atsCountSchema,
  brokenScrapeSchema,
  queuedScrapeSchema,
  stuckScrapeSchema,
} from './schema.ts';

/** The hook of a list whose path is known. */
const insightList = <T>(path: string, row: WireSchema<T>) => {
  const page = collectionOf(row);
  return (query: ListQuery) =>
    useList(insightKeys.list(path, query), () => listInsight(path, page, query));
};

export const useQueuedScrapes = insightList('/scrapes/with_entries_in_queue', queuedScrapeSchema);
/** Unarchived scrapes that found no job. */
export const useScrapesWithNoJobs = insightList('/scrapes/with_no_jobs', scrapeRowSchema);
/** Unarchived scrapes that run only when somebody starts them. */
export const useManualScrapes = insightList('/scrapes/manual_scrapes', scrapeRowSchema);
export const useBrokenScrapes = insightList('/scrapes/all_broken_scrapes', brokenScrapeSchema);
/**
 * Scrapes that have been at one stage for too long; the filter `with_jobs_in_queue` says which of
 * the two lists.
 */
export const useStuckScrapes = insightList('/scrapes/stuck', stuckScrapeSchema);
/** How many scrapes of each ATS work, and how many do not. */
export const useAtsCounts = insightList('/ats/working_broken_counts', atsCountSchema);

const brokenPage = collectionOf(brokenScrapeSchema);

/** The broken scrapes of one ATS; an ATS that nobody knows has none. */
export function useBrokenScrapesOf(ats: string, query: ListQuery) {
  const path = brokenScrapesPath(ats);
  return useList(insightKeys.list(path, query), () => listInsight(path, brokenPage, query));
}

/** GET /insights: the last days of each metric, newest first. */
export const useInsightMetrics = () => useRead(insightKeys.metrics, listMetrics);

/** The days of a graph; the average is a trailing mean over that many of them. */
export const useGraph = (type: GraphType, length: GraphLength, average: GraphAverage) =>
  useRead(insightKeys.graph(GRAPH_PATHS[type], length, average), () =>
    listGraphPoints(type, length, average),
  );
