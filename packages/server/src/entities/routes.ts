import { readJsonBody } from '@console/api/core/hydra/body';
import { CSV, JSON_LD, JSON_PLAIN } from '@console/api/core/hydra/body';
import { wholeCollection } from '@console/api/core/hydra/envelope';
import { typedBody } from '@console/api/core/hydra/typedBody';
import type { Context } from 'hono';
import type { AppEnv, Deps } from '../context.ts';
import { idOfPath, queryOf, respond } from '../http/respond.ts';
import type { ApiRoute } from '../http/routes.ts';
import { answerWrite } from '../http/write.ts';
import { csvResponse } from '../hydra/csvExport.ts';
import { readList } from '../hydra/readList.ts';
import { archiveEntity, entityArchiveSchema } from './archiveEntity.ts';
import { changeEntity } from './changeEntity.ts';
import { entityCreateSchema, entityUpdateSchema, relationOrNull } from './entityBody.ts';
import { entityCsv } from './entityCsv.ts';
import { entityDetail, requireEntity } from './entityDetail.ts';
import { entityList } from './entityList.ts';
import { scrapesOfEntity } from './entityScrapes.ts';
import { jobCountDelta, jobsByCountry } from './jobFigures.ts';
import { aliasesBatchSchema, replaceAliases } from './replaceAliases.ts';
import { checkTagRelations, replaceTags, tagsBatchSchema } from './replaceTags.ts';
import { createEntity, updateEntity } from './saveEntity.ts';
import { scrapeAlerts } from './scrapeAlerts.ts';
import { searchByAddress } from './urlMatches.ts';

/** The entity endpoints of section 6.1. */
export function entityRoutes(deps: Deps): ApiRoute[] {
  const {
    config,
    database: { db },
  } = deps;

  async function list(c: Context<AppEnv>) {
    if (c.get('format') === CSV) return csvResponse(deps, entityList, entityCsv, queryOf(c));
    return respond(c, { status: 200, body: await readList(db, entityList, queryOf(c), config) });
  }

  async function show(c: Context<AppEnv>) {
    const { body, etag } = await entityDetail(db, idOfPath(c), config);
    return respond(c, { status: 200, body, headers: { ETag: etag } });
  }

  async function figures(
    c: Context<AppEnv>,
    name: string,
    type: string,
    read: typeof jobCountDelta | typeof jobsByCountry | typeof scrapeAlerts,
  ) {
    const id = idOfPath(c);
    await requireEntity(db, id);
    const members = await read(db, id, config);
    return respond(c, {
      status: 200,
      body: wholeCollection<object>(
        config.apiBasePath,
        `entities/${id}/${name}`,
        type,
        members,
        queryOf(c),
      ),
    });
  }

  async function scrapes(c: Context<AppEnv>) {
    const id = idOfPath(c);
    await requireEntity(db, id);
    return respond(c, {
      status: 200,
      body: await readList(db, scrapesOfEntity(id), queryOf(c), config),
    });
  }

  async function create(c: Context<AppEnv>) {
    const body = await readJsonBody(c.req.raw, config.maxBodyBytes);
    const values = typedBody(entityCreateSchema, body.json);
    return answerWrite(c, deps, body, async (tx) => {
      const id = await createEntity(tx, c.get('user'), values, config);
      const { body: answer, etag } = await entityDetail(tx, id, config);
      return {
        status: 201,
        body: answer,
        headers: { ETag: etag, Location: `${config.apiBasePath}/entities/${id}` },
      };
    });
  }

  return [
    { method: 'GET', path: '/entities', produces: [JSON_LD, JSON_PLAIN, CSV], handle: list },
    { method: 'POST', path: '/entities', endpoint: 'entities.create', handle: create },
    {
      method: 'GET',
      path: '/entities/csv',
      produces: [CSV],
      handle: (c) => csvResponse(deps, entityList, entityCsv, queryOf(c)),
    },
    {
      method: 'POST',
      path: '/entities/search_by_url',
      handle: (c) => searchByAddress(c, deps, 'url'),
    },
    {
      method: 'POST',
      path: '/entities/search_by_career_page',
      handle: (c) => searchByAddress(c, deps, 'career_page'),
    },
    { method: 'GET', path: '/entities/:id', handle: show },
    {
      method: 'GET',
      path: '/entities/:id/job_count_delta',
      handle: (c) => figures(c, 'job_count_delta', 'JobCountDelta', jobCountDelta),
    },
    {
      method: 'GET',
      path: '/entities/:id/jobs_by_country',
      handle: (c) => figures(c, 'jobs_by_country', 'JobsByCountry', jobsByCountry),
    },
    {
      method: 'GET',
      path: '/entities/:id/scrape_alerts',
      handle: (c) => figures(c, 'scrape_alerts', 'ScrapeAlert', scrapeAlerts),
    },
    { method: 'GET', path: '/entities/:id/scrapes', handle: scrapes },
    {
      method: 'PUT',
      path: '/entities/:id',
      endpoint: 'entities.update',
      handle: (c) =>
        changeEntity(c, deps, {
          schema: entityUpdateSchema,
          check: ({ tag }) => void relationOrNull(tag ?? null, config),
          change: (tx, current, body, user) => updateEntity(tx, user, current, body, config),
        }),
    },
    {
      method: 'PUT',
      path: '/entities/:id/archive',
      endpoint: 'entities.archive',
      handle: (c) =>
        changeEntity(c, deps, {
          schema: entityArchiveSchema,
          isAllowedOnArchived: true,
          change: (tx, current, body, user) => archiveEntity(tx, user, current, body),
        }),
    },
    {
      method: 'PUT',
      path: '/entities/:id/tags/batch',
      endpoint: 'entities.tags',
      handle: (c) =>
        changeEntity(c, deps, {
          schema: tagsBatchSchema,
          check: (body) => checkTagRelations(body, config),
          change: (tx, current, body, user) => replaceTags(tx, user, current, body, config),
        }),
    },
    {
      method: 'PUT',
      path: '/entities/:id/aliases/batch',
      endpoint: 'entities.aliases',
      handle: (c) =>
        changeEntity(c, deps, {
          schema: aliasesBatchSchema,
          change: (tx, current, body, user) => replaceAliases(tx, user, current.id, body),
        }),
    },
  ];
}
