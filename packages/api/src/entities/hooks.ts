import type { ListQuery } from '../core/listQuery.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import { scrapeKeys } from '../scrapes/keys.ts';
import { entityKeys } from './keys.ts';
import {
  archiveEntity,
  createEntity,
  exportEntities,
  findByCareerPage,
  findByUrl,
  listEntities,
  listScrapeAlerts,
  listTotalRuns,
  readEntity,
  saveEntityTags,
  updateEntity,
} from './requests.ts';
import type { EntityArchive, EntityTagsWrite, EntityWrite } from './schema.ts';
import { useRebasedWrite, type EntityChange } from './useRebasedWrite.ts';

/**
 * An employer's name, state and tags stand in its own lists, in those of its scrapes and in those
 * of the dashboard.
 */
const SHOWING_ENTITIES = [...TOUCHED_BY_REVIEW, scrapeKeys.all];

/** A page of GET /entities. */
export const useEntities = (query: ListQuery) =>
  useList(entityKeys.list(query), () => listEntities(query));

/** A page of GET /entities/total_runs: entities with a scrape that runs by itself. */
export const useTotalRuns = (query: ListQuery) =>
  useList(entityKeys.totalRuns(query), () => listTotalRuns(query));

/** GET /entities/{id}: `{ entity, etag? }`. */
export const useEntity = (id: number) => useRead(entityKeys.detail(id), () => readEntity(id));

/** GET /entities/{id}/scrape_alerts: what is wrong with the employer's scrapes now. */
export const useScrapeAlerts = (entityId: number) =>
  useRead(entityKeys.scrapeAlerts(entityId), () => listScrapeAlerts(entityId));

/** Other entities with the same website; nothing is asked while `url` is undefined. */
export const useEntityUrlMatches = (url: string | undefined, excludeId?: number) =>
  useRead(url === undefined ? null : entityKeys.sameUrl(url, excludeId), () =>
    findByUrl(url ?? '', excludeId),
  );

/** Other entities with the same career page; nothing is asked while `careerPage` is undefined. */
export const useCareerPageMatches = (careerPage: string | undefined, excludeId?: number) =>
  useRead(careerPage === undefined ? null : entityKeys.sameCareerPage(careerPage, excludeId), () =>
    findByCareerPage(careerPage ?? '', excludeId),
  );

/**
 * Creates without `id`, else changes; the idempotency key of a creation is made here, one per
 * distinct body.
 */
export function useSaveEntity() {
  const keyOf = useIdempotencyKey();
  const update = useRebasedWrite<EntityWrite>(updateEntity);
  return useApiMutation(
    ['entities', 'save'],
    ({ id, values, ...over }: Omit<EntityChange<EntityWrite>, 'id'> & { id?: number }) =>
      id === undefined ? createEntity(values, keyOf(values)) : update({ id, values, ...over }),
    SHOWING_ENTITIES,
  );
}

/** Archives or unarchives. */
export const useArchiveEntity = () =>
  useApiMutation(
    ['entities', 'archive'],
    useRebasedWrite<EntityArchive>(archiveEntity),
    SHOWING_ENTITIES,
  );

/** Replaces the whole set of tags; they stand in the rows of the dashboard's lists, too. */
export const useSaveEntityTags = () =>
  useApiMutation(
    ['entities', 'tags'],
    useRebasedWrite<EntityTagsWrite>(saveEntityTags),
    SHOWING_ENTITIES,
  );

/** The CSV download of a list; `trigger` resolves with the file's name. */
export const useExportEntities = () => useApiMutation(['entities', 'export'], exportEntities);
