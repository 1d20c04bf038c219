import * as codeEndpoints from '@console/api/scrape-code/endpoints';
import * as editEndpoints from '@console/api/scrape-edit/endpoints';
import * as endpoints from '@console/api/scrapes/endpoints';
import * as stageEndpoints from '@console/api/stage-history/endpoints';
import type { Deps } from '../context.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { listRoute, readRoute, versionedRoute } from '../http/read.ts';
import { idOfPath } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { versionedWrite } from '../http/versionedWrite.ts';
import { deleteRoute, noRecord, writeRoute } from '../http/write.ts';
import { archiveScrape } from './archiveScrape.ts';
import { clearErrorLog } from './clearErrorLog.ts';
import { codeHistoryOf } from './codeHistory.ts';
import { checkEntityRelation, createScrape } from './createScrape.ts';
import { itemsInQueue } from './itemsInQueue.ts';
import { requireScrape } from './requireScrape.ts';
import { errorLogOf } from './runHistory.ts';
import { toggleCombo, updateScrape } from './saveScrape.ts';
import { scrapeCsv } from './scrapeCsv.ts';
import { scrapeDetail } from './scrapeDetail.ts';
import { scrapeList } from './scrapeList.ts';
import { scrapeRecord } from './scrapeRecord.ts';
import { stagesOfEntity, stagesOfScrape } from './stageHistory.ts';

/** The routes of scrapes. The code search is a filter of the list. */
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
    writeRoute(deps, editEndpoints.create, {
      check: (body) => checkEntityRelation(body, config),
      lock: noRecord,
      effect: ({ tx, user, body }) => createScrape(tx, user, body, config),
      async answer(tx, id) {
        const { body, etag } = await scrapeDetail(tx, id, config);
        return { body, headers: { ETag: etag, Location: `${config.apiBasePath}/scrapes/${id}` } };
      },
    }),
    versionedWrite(deps, editEndpoints.archive, scrapeRecord, {
      isAllowedOnClosed: true,
      effect: ({ tx, user, row, body }) => archiveScrape(tx, user, row, body),
    }),
    deleteRoute(deps, editEndpoints.clearErrorLog, ({ tx, user, id }) =>
      clearErrorLog(tx, user, id, config),
    ),
    readRoute(endpoints.itemsInQueue, (c) => itemsInQueue(db, idOfPath(c), config)),
  ];
}
