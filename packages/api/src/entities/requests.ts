import { download } from '../core/download.ts';
import { collectionOf } from '../core/hydra/collection.ts';
import { toExportParams, toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import {
  entityRowSchema,
  entitySchema,
  scrapeAlertSchema,
  urlMatchSchema,
  type Entity,
  type EntityArchive,
  type EntityTagsWrite,
  type EntityWrite,
} from './schema.ts';

/** An entity and the ETag that a later write has to name. */
export type EntityVersion = { entity: Entity; etag?: string };

const pageSchema = collectionOf(entityRowSchema);

export const listEntities = async (query: ListQuery) =>
  (await request(pageSchema, '/entities', { query: toSearchParams(query) })).data;

/** Entities with a scrape that runs by itself. */
export const listTotalRuns = async (query: ListQuery) =>
  (await request(pageSchema, '/entities/total_runs', { query: toSearchParams(query) })).data;

export async function readEntity(id: number): Promise<EntityVersion> {
  const { data, etag } = await request(entitySchema, `/entities/${id}`);
  return { entity: data, etag };
}

export async function createEntity(
  values: EntityWrite,
  idempotencyKey?: string,
): Promise<EntityVersion> {
  const { data, etag } = await request(entitySchema, '/entities', {
    method: 'POST',
    body: values,
    idempotencyKey,
  });
  return { entity: data, etag };
}

/** Only the fields sent change; a stale `etag` fails with `stale` and nothing is written. */
export async function updateEntity(
  id: number,
  values: Partial<EntityWrite>,
  etag?: string,
): Promise<EntityVersion> {
  const answer = await request(entitySchema, `/entities/${id}`, {
    method: 'PUT',
    body: values,
    ifMatch: etag,
  });
  return { entity: answer.data, etag: answer.etag };
}

export async function archiveEntity(
  id: number,
  values: EntityArchive,
  etag?: string,
): Promise<EntityVersion> {
  const answer = await request(entitySchema, `/entities/${id}/archive`, {
    method: 'PUT',
    body: values,
    ifMatch: etag,
  });
  return { entity: answer.data, etag: answer.etag };
}

/** Replaces the whole set of tags; a stale `etag` fails with `stale` and nothing is written. */
export async function saveEntityTags(
  id: number,
  values: EntityTagsWrite,
  etag?: string,
): Promise<EntityVersion> {
  const answer = await request(entitySchema, `/entities/${id}/tags/batch`, {
    method: 'PUT',
    body: values,
    ifMatch: etag,
  });
  return { entity: answer.data, etag: answer.etag };
}

const alertsSchema = collectionOf(scrapeAlertSchema);

/** The open alerts of the employer's scrapes. */
export const listScrapeAlerts = async (id: number) =>
  (await request(alertsSchema, `/entities/${id}/scrape_alerts`)).data.items;

/** Who else has this website; `excludeId` is the entity being edited. */
export const findByUrl = async (url: string, excludeId?: number) =>
  (
    await request(urlMatchSchema, '/entities/search_by_url', {
      method: 'POST',
      body: { url, exclude_id: excludeId },
    })
  ).data;

export const findByCareerPage = async (careerPage: string, excludeId?: number) =>
  (
    await request(urlMatchSchema, '/entities/search_by_career_page', {
      method: 'POST',
      body: { career_page: careerPage, exclude_id: excludeId },
    })
  ).data;

/**
 * Downloads the whole list as CSV, with the search, filters and order of the query; resolves with
 * the file's name.
 */
export const exportEntities = (query: ListQuery): Promise<string> =>
  download('/entities/csv', toExportParams(query), 'entities.csv');
