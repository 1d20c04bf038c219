import * as endpoints from '@console/api/scrapes/endpoints';
import type { Deps } from '../context.ts';
import { listRoute, readRoute, versionedRoute } from '../http/read.ts';
import { idOfPath } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { itemsInQueue } from './itemsInQueue.ts';
import { scrapeCsv } from './scrapeCsv.ts';
import { scrapeDetail } from './scrapeDetail.ts';
import { scrapeList } from './scrapeList.ts';

/** The reads of scrapes. The code search is a filter of the list. */
export function scrapeRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  return [
    listRoute(deps, endpoints.list, scrapeList, scrapeCsv),
    listRoute(deps, endpoints.exportCsv, scrapeList, scrapeCsv),
    versionedRoute(endpoints.read, (id) => scrapeDetail(db, id, config)),
    readRoute(endpoints.itemsInQueue, (c) => itemsInQueue(db, idOfPath(c), config)),
  ];
}
