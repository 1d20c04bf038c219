import * as endpoints from '@console/api/insights/endpoints';
import { manual, withoutJobs } from '@console/api/scrapes/endpoints';
import type { Deps } from '../context.ts';
import { listRoute, readRoute } from '../http/read.ts';
import { queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { readList } from '../hydra/readList.ts';
import { atsCounts } from './atsCounts.ts';
import { graphData } from './graphs.ts';
import { insightMetrics } from './insightMetrics.ts';
import {
  allBrokenScrapes,
  brokenScrapesOf,
  manualScrapes,
  queuedScrapes,
  scrapesWithoutJobs,
  stuckScrapes,
} from './scrapeLists.ts';

/** The reads of the scraper dashboard and its insight pages. Every role may call them. */
export function insightRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  const graphs = [endpoints.jobCountGraph, endpoints.workingGraph, endpoints.brokenGraph];
  return [
    listRoute(deps, endpoints.withEntriesInQueue, queuedScrapes),
    listRoute(deps, withoutJobs, scrapesWithoutJobs),
    listRoute(deps, manual, manualScrapes),
    listRoute(deps, endpoints.brokenScrapes, allBrokenScrapes),
    listRoute(deps, endpoints.stuckScrapes, stuckScrapes(config)),
    readRoute(endpoints.atsCounts, (c) => atsCounts(db, queryOf(c), config)),
    readRoute(endpoints.brokenScrapesOfAts, (c) =>
      readList(db, brokenScrapesOf(c.req.param('ats') ?? ''), queryOf(c), config),
    ),
    readRoute(endpoints.metrics, (c) => insightMetrics(db, queryOf(c), config)),
    ...graphs.map((endpoint) =>
      readRoute(endpoint, (c) => graphData(db, endpoint.path, queryOf(c), config)),
    ),
  ];
}
