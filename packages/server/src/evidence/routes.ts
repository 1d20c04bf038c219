import * as endpoints from '@console/api/evidence/endpoints';
import type { Deps } from '../context.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { listRoute, readRoute } from '../http/read.ts';
import { idOfPath, queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { requireScrape } from '../scrapes/requireScrape.ts';
import { countsOfEntity, countsOfScrape, countsOfScrapes, errorCountsOf } from './dayCounts.ts';
import { alertsOf, codeSavesOf, reviewsOfEntity, reviewsOfScrape } from './evidenceLists.ts';

/** The reads of what happened to a scrape or an entity. Every role may call them. */
export function evidenceRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  const ofOwner = (
    endpoint: ApiRoute['endpoint'],
    requireOwner: typeof requireScrape | typeof requireEntity,
    read: typeof countsOfScrape,
  ) =>
    readRoute(endpoint, async (c) => {
      const id = idOfPath(c);
      await requireOwner(db, id);
      return read(db, id, queryOf(c), config);
    });
  return [
    ofOwner(endpoints.scrapeCounts, requireScrape, countsOfScrape),
    ofOwner(endpoints.entityCounts, requireEntity, countsOfEntity),
    ofOwner(endpoints.errorCounts, requireScrape, errorCountsOf),
    readRoute(endpoints.countsOfScrapes, (c) => countsOfScrapes(db, queryOf(c), config)),
    listRoute(deps, endpoints.codeSaves, { of: codeSavesOf, requireOwner: requireScrape }),
    listRoute(deps, endpoints.alerts, { of: alertsOf, requireOwner: requireScrape }),
    listRoute(deps, endpoints.scrapeReviews, { of: reviewsOfScrape, requireOwner: requireScrape }),
    listRoute(deps, endpoints.entityReviews, { of: reviewsOfEntity, requireOwner: requireEntity }),
  ];
}
