import { pathId } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import * as endpoints from '@console/api/jobs/endpoints';
import type { Deps } from '../context.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { listRoute, readRoute } from '../http/read.ts';
import { queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { requireScrape } from '../scrapes/requireScrape.ts';
import { jobCsv } from './jobCsv.ts';
import { jobByHash, jobById, jobByUrl } from './jobDetail.ts';
import { jobsOfEntity, jobsOfScrape } from './jobList.ts';

export function jobRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;
  const ofEntity = { of: jobsOfEntity, requireOwner: requireEntity };
  const ofScrape = { of: jobsOfScrape, requireOwner: requireScrape };
  return [
    listRoute(deps, endpoints.ofEntity, ofEntity, jobCsv),
    listRoute(deps, endpoints.exportOfEntity, ofEntity, jobCsv),
    listRoute(deps, endpoints.ofScrape, ofScrape, jobCsv),
    listRoute(deps, endpoints.exportOfScrape, ofScrape, jobCsv),
    readRoute(endpoints.read, (c) => jobById(db, pathId(c.req.param('id')), config)),
    readRoute(endpoints.byHash, (c) => jobByHash(db, c.req.param('hash') ?? '', config)),
    readRoute(endpoints.byUrl, (c) => {
      const url = queryOf(c).one('url');
      if (url === undefined) throw invalidFilter('url');
      return jobByUrl(db, url, config);
    }),
  ];
}
