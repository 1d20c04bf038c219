import type { Endpoint } from '@console/api/core/endpoint';
import { wholeCollection } from '@console/api/core/hydra/envelope';
import * as endpoints from '@console/api/event-logs/endpoints';
import type { Deps } from '../context.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { listRoute, readRoute } from '../http/read.ts';
import { queryOf } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { requireScrape } from '../scrapes/requireScrape.ts';
import { eventCsv } from './eventCsv.ts';
import { eventsOfEntity, eventsOfScrape } from './eventList.ts';
import { EVENT_TYPES, SCRAPE_EVENT_TYPES } from './eventTypes.ts';

export function eventRoutes(deps: Deps): ApiRoute[] {
  const types = (endpoint: Endpoint, names: readonly string[]) =>
    readRoute(endpoint, (c) =>
      wholeCollection(
        deps.config.apiBasePath,
        endpoint.path.slice(1),
        'EventType',
        names,
        queryOf(c),
      ),
    );
  const ofEntity = { of: eventsOfEntity, requireOwner: requireEntity };
  const ofScrape = { of: eventsOfScrape, requireOwner: requireScrape };
  return [
    types(endpoints.entityEventTypes, EVENT_TYPES),
    types(endpoints.scrapeEventTypes, SCRAPE_EVENT_TYPES),
    listRoute(deps, endpoints.ofEntity, ofEntity, eventCsv),
    listRoute(deps, endpoints.exportOfEntity, ofEntity, eventCsv),
    listRoute(deps, endpoints.ofScrape, ofScrape, eventCsv),
    listRoute(deps, endpoints.exportOfScrape, ofScrape, eventCsv),
  ];
}
