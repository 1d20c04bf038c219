import * as endpoints from '@console/api/notes/endpoints';
import type { Deps } from '../context.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { listRoute, memberRoute } from '../http/read.ts';
import type { ApiRoute } from '../http/routes.ts';
import { requireScrape } from '../scrapes/requireScrape.ts';
import { notesOfEntity, notesOfScrape } from './noteList.ts';

export const noteRoutes = (deps: Deps): ApiRoute[] => [
  memberRoute(deps, endpoints.read, notesOfEntity(0)),
  listRoute(deps, endpoints.ofEntity, { of: notesOfEntity, requireOwner: requireEntity }),
  listRoute(deps, endpoints.ofScrape, { of: notesOfScrape, requireOwner: requireScrape }),
];
