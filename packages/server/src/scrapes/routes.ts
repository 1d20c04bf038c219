import * as codeEndpoints from '@console/api/scrape-code/endpoints';
import * as endpoints from '@console/api/scrapes/endpoints';
import * as stageEndpoints from '@console/api/stage-history/endpoints';
import type { Deps } from '../context.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { listRoute, readRoute, versionedRoute } from '../http/read.ts';
import { idOfPath } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { versionedWrite } from '../http/versionedWrite.ts';
import { codeHistoryOf } from './codeHistory.ts';
import { itemsInQueue } from './itemsInQueue.ts';
import { requireScrape } from './requireScrape.ts';
import { errorLogOf } from './runHistory.ts';
import { toggleCombo, updateScrape } from './saveScrape.ts';
import { scrapeCsv } from './scrapeCsv.ts';
import { scrapeDetail } from './scrapeDetail.ts';
import { scrapeList } from './scrapeList.ts';
import { scrapeRecord } from './scrapeRecord.ts';
import { stagesOfEntity, stagesOfScrape } from './stageHistory.ts';

/** The code search is a filter of the list. */
export function scrapeRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  return [
    listRoute(deps, endpoints.list, scrapeList, scrapeCsv),
    listRoute(deps, endpoints.exportCsv, scrapeList, scrapeCsv),
    versionedRoute(endpoints.read, (id) => scrapeDetail(db, id, config)),
    listRoute(deps, codeEndpoints.codeHistory, { of: codeHistoryOf, requireOwner: requireScrape }),
    listRoute(deps, codeEndpoints.errorLog, { of: errorLogOf, requireOwner: requireScrape }),
    listRoute(deps, stageEndpoints.ofScrape, { of: stagesOfScrape, requireOwner: requireScrape }),
    listRoute(deps, stageEndpoints.ofEntity, { of: stagesOfEntity, requireOwner: requireEntity }),
    versionedWrite(deps, codeEndpoints.update, scrapeRecord, {
      effect: ({ tx, user, row, body }) => updateScrape(tx, user, row, body, config),
    }),
    versionedWrite(deps, codeEndpoints.toggleCombo, scrapeRecord, {
      effect: ({ tx, user, row, body }) => toggleCombo(tx, user, row, body.is_combo),
    }),
    readRoute(endpoints.itemsInQueue, (c) => itemsInQueue(db, idOfPath(c), config)),
  ];
}
