import type { HydraObject } from '@console/api/core/hydra/envelope';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { entityTotalRuns } from '../entities/totalRuns.ts';
import { queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import type { ListDefinition } from '../hydra/listDefinition.ts';
import { readList } from '../hydra/readList.ts';
import { atsCounts } from './atsCounts.ts';
import { allBrokenScrapes, brokenScrapesOf } from './brokenScrapes.ts';
import { GRAPHS, graphData, type GraphName } from './graphs.ts';
import { insightMetrics } from './insightMetrics.ts';
import { queuedScrapes } from './queuedScrapes.ts';
import { manualScrapes, scrapesWithoutJobs } from './scrapesByEntity.ts';
import { stuckScrapes } from './stuckScrapes.ts';

const isGraph = (name: string): name is GraphName => Object.hasOwn(GRAPHS, name);

/** What the scraper dashboard and its insight pages read (sections 6.1, 6.2, 6.7). Everybody may. */
export function insightRoutes({ config, database: { db } }: Deps): ApiRoute[] {
  const read = (path: string, body: (c: Context<AppEnv>) => Promise<HydraObject>): ApiRoute => ({
    method: 'GET',
    path,
    handle: async (c) => respond(c, { status: 200, body: await body(c) }),
  });
  const list = <Key extends string, Member extends { id: number }>(
    definition: ListDefinition<Key, Member>,
  ) => read(`/${definition.path}`, (c) => readList(db, definition, queryOf(c), config));

  return [
    list(entityTotalRuns),
    list(queuedScrapes),
    list(scrapesWithoutJobs),
    list(manualScrapes),
    list(allBrokenScrapes),
    list(stuckScrapes(config)),
    read('/ats/working_broken_counts', (c) => atsCounts(db, queryOf(c), config)),
    read('/ats/:ats/broken_scrapes', (c) =>
      readList(db, brokenScrapesOf(c.req.param('ats') ?? ''), queryOf(c), config),
    ),
    read('/insights', (c) => insightMetrics(db, queryOf(c), config)),
    ...Object.keys(GRAPHS)
      .filter(isGraph)
      .map((name) => read(`/${name}`, (c) => graphData(db, name, queryOf(c), config))),
  ];
}
