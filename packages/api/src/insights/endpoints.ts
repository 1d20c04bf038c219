import { getAll, getList } from '../core/endpoint.ts';
import { GRAPH_AVERAGES, GRAPH_LENGTHS } from './graphRanges.ts';
import {
  atsCountList,
  brokenScrapesList,
  brokenScrapesOfAtsList,
  queuedScrapesList,
  stuckScrapesList,
} from './list.ts';
import {
  atsCountSchema,
  brokenScrapeSchema,
  graphPointSchema,
  insightMetricSchema,
  queuedScrapeSchema,
  stuckScrapeSchema,
} from './schema.ts';

export const withEntriesInQueue = getList(queuedScrapesList, queuedScrapeSchema);
export const brokenScrapes = getList(brokenScrapesList, brokenScrapeSchema);
/** `none` stands for the ATS of the scrapes that have none. */
export const brokenScrapesOfAts = getList(brokenScrapesOfAtsList, brokenScrapeSchema);
export const stuckScrapes = getList(stuckScrapesList, stuckScrapeSchema);
export const atsCounts = getList(atsCountList, atsCountSchema);

/** Answers each metric on the last seven days, newest first. */
export const metrics = getAll('/insights', insightMetricSchema);

const graphQuery = {
  query: { length: GRAPH_LENGTHS, average: GRAPH_AVERAGES, pagination: ['false'] },
} as const;
/** Answers the days of a graph, oldest first. */
export const jobCountGraph = getAll('/get_job_count_graph_data', graphPointSchema, graphQuery);
export const workingGraph = getAll(
  '/get_working_company_count_graph_data',
  graphPointSchema,
  graphQuery,
);
export const brokenGraph = getAll(
  '/get_broken_company_count_graph_data',
  graphPointSchema,
  graphQuery,
);
