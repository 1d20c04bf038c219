import type { Endpoint } from '@console/api/core/endpoint';
import { wholeCollection } from '@console/api/core/hydra/envelope';
import * as detailEndpoints from '@console/api/entities/detailEndpoints';
import * as endpoints from '@console/api/entities/endpoints';
import type { Deps } from '../context.ts';
import { listRoute, readRoute, versionedRoute } from '../http/read.ts';
import { idOfPath, queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { versionedWrite } from '../http/versionedWrite.ts';
import { noRecord, writeRoute } from '../http/write.ts';
import { scrapeCsv } from '../scrapes/scrapeCsv.ts';
import { archiveEntity } from './archiveEntity.ts';
import { relationOrNull } from './entityBody.ts';
import { entityCsv } from './entityCsv.ts';
import { entityDetail, requireEntity } from './entityDetail.ts';
import { entityList, entityTotalRuns } from './entityList.ts';
import { entityRecord } from './entityRecord.ts';
import { scrapesOfEntity } from './entityScrapes.ts';
import { jobCountDelta, jobsByCountry } from './jobFigures.ts';
import { replaceAliases } from './replaceAliases.ts';
import { checkTagRelations, replaceTags } from './replaceTags.ts';
import { createEntity, updateEntity } from './saveEntity.ts';
import { scrapeAlerts } from './scrapeAlerts.ts';
import { searchByAddress } from './urlMatches.ts';

export function entityRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;

  const figures = (
    endpoint: Endpoint,
    type: string,
    read: typeof jobCountDelta | typeof jobsByCountry | typeof scrapeAlerts,
  ) =>
    readRoute(endpoint, async (c) => {
      const id = idOfPath(c);
      await requireEntity(db, id);
      const path = endpoint.path.slice(1).replace('{id}', String(id));
      const members: readonly object[] = await read(db, id, config);
      return wholeCollection(config.apiBasePath, path, type, members, queryOf(c));
    });

  const ownScrapes = { of: scrapesOfEntity, requireOwner: requireEntity };
  return [
    listRoute(deps, endpoints.list, entityList, entityCsv),
    listRoute(deps, endpoints.exportCsv, entityList, entityCsv),
    listRoute(deps, endpoints.totalRuns, entityTotalRuns),
    versionedRoute(endpoints.read, (id) => entityDetail(db, id, config)),
    listRoute(deps, detailEndpoints.scrapes, ownScrapes, scrapeCsv),
    listRoute(deps, detailEndpoints.exportScrapes, ownScrapes, scrapeCsv),
    figures(detailEndpoints.jobCountDelta, 'JobCountDelta', jobCountDelta),
    figures(detailEndpoints.jobsByCountry, 'JobsByCountry', jobsByCountry),
    figures(detailEndpoints.scrapeAlerts, 'ScrapeAlert', scrapeAlerts),

    searchByAddress(deps, endpoints.searchByUrl, 'url'),
    searchByAddress(deps, endpoints.searchByCareerPage, 'career_page'),

    writeRoute(deps, endpoints.create, {
      lock: noRecord,
      effect: ({ tx, user, body }) => createEntity(tx, user, body, config),
      async answer(tx, id) {
        const { body, etag } = await entityDetail(tx, id, config);
        return { body, headers: { ETag: etag, Location: `${config.apiBasePath}/entities/${id}` } };
      },
    }),
    versionedWrite(deps, endpoints.update, entityRecord, {
      check: ({ tag }) => void relationOrNull(tag ?? null, config),
      effect: ({ tx, user, row, body }) => updateEntity(tx, user, row, body, config),
    }),
    versionedWrite(deps, endpoints.archive, entityRecord, {
      isAllowedOnClosed: true,
      effect: ({ tx, user, row, body }) => archiveEntity(tx, user, row, body),
    }),
    versionedWrite(deps, endpoints.replaceTags, entityRecord, {
      check: (body) => checkTagRelations(body, config),
      effect: ({ tx, user, row, body }) => replaceTags(tx, user, row, body, config),
    }),
    versionedWrite(deps, endpoints.replaceAliases, entityRecord, {
      effect: ({ tx, user, id, body }) => replaceAliases(tx, user, id, body),
    }),
  ];
}
