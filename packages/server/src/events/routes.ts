import { CSV, JSON_LD, JSON_PLAIN } from '@console/api/core/hydra/body';
import { wholeCollection } from '@console/api/core/hydra/envelope';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { requireEntity } from '../entities/entityDetail.ts';
import { idOfPath, queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { csvResponse } from '../hydra/csvExport.ts';
import { readList } from '../hydra/readList.ts';
import { requireScrape } from '../scrapes/requireScrape.ts';
import { eventCsv } from './eventCsv.ts';
import { eventsOfEntity, eventsOfScrape } from './eventList.ts';
import { EVENT_TYPES, SCRAPE_EVENT_TYPES } from './eventTypes.ts';

const owners = {
  entities: { require: requireEntity, list: eventsOfEntity, types: EVENT_TYPES },
  scrapes: { require: requireScrape, list: eventsOfScrape, types: SCRAPE_EVENT_TYPES },
} as const;

/** The event logs of sections 6.1 and 6.2, and the types that they may be filtered by. */
export const eventRoutes = (deps: Deps): ApiRoute[] =>
  (['entities', 'scrapes'] as const).flatMap((owner): ApiRoute[] => {
    const {
      config,
      database: { db },
    } = deps;

    async function list(c: Context<AppEnv>) {
      const id = idOfPath(c);
      await owners[owner].require(db, id);
      const definition = owners[owner].list(id);
      if (c.get('format') === CSV) return csvResponse(deps, definition, eventCsv, queryOf(c));
      return respond(c, { status: 200, body: await readList(db, definition, queryOf(c), config) });
    }

    return [
      {
        method: 'GET',
        path: `/${owner}/event_types`,
        handle: (c) =>
          respond(c, {
            status: 200,
            body: wholeCollection(
              config.apiBasePath,
              `${owner}/event_types`,
              'EventType',
              owners[owner].types,
              queryOf(c),
            ),
          }),
      },
      {
        method: 'GET',
        path: `/${owner}/:id/event_logs`,
        produces: [JSON_LD, JSON_PLAIN, CSV],
        handle: list,
      },
      { method: 'GET', path: `/${owner}/:id/event_logs/csv`, produces: [CSV], handle: list },
    ];
  });
