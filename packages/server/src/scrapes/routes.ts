import { CSV, JSON_LD, JSON_PLAIN } from '@console/api/core/hydra/body';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { idOfPath, queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { csvResponse } from '../hydra/csvExport.ts';
import { readList } from '../hydra/readList.ts';
import { itemsInQueue } from './itemsInQueue.ts';
import { scrapeCsv } from './scrapeCsv.ts';
import { scrapeDetail } from './scrapeDetail.ts';
import { scrapeList } from './scrapeList.ts';

/** The reads of scrapes of section 6.2; the code search is a filter of the list. */
export function scrapeRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;

  async function list(c: Context<AppEnv>) {
    if (c.get('format') === CSV) return csvResponse(deps, scrapeList, scrapeCsv, queryOf(c));
    return respond(c, { status: 200, body: await readList(db, scrapeList, queryOf(c), config) });
  }

  async function show(c: Context<AppEnv>) {
    const { body, etag } = await scrapeDetail(db, idOfPath(c), config);
    return respond(c, { status: 200, body, headers: { ETag: etag } });
  }

  return [
    { method: 'GET', path: '/scrapes', produces: [JSON_LD, JSON_PLAIN, CSV], handle: list },
    {
      method: 'GET',
      path: '/scrapes/csv',
      produces: [CSV],
      handle: (c) => csvResponse(deps, scrapeList, scrapeCsv, queryOf(c)),
    },
    { method: 'GET', path: '/scrapes/:id', handle: show },
    {
      method: 'GET',
      path: '/scrapes/:id/items_in_queue',
      handle: async (c) =>
        respond(c, { status: 200, body: await itemsInQueue(db, idOfPath(c), config) }),
    },
  ];
}
