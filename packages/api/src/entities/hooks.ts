import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import type { ListQuery } from '../core/listQuery.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { entityKeys } from './keys.ts';
import {
  archiveEntity,
  createEntity,
  exportEntities,
  findByCareerPage,
  findByUrl,
  listEntities,
  listTotalRuns,
  readEntity,
  updateEntity,
} from './requests.ts';
import type { EntityArchive, EntityWrite } from './schema.ts';

/** A page of GET /entities. */
export const useEntities = (query: ListQuery) => useList(entityKeys.list(query), () => listEntities(query));

/** A page of GET /entities/total_runs: entities with a scrape that runs by itself. */
export const useTotalRuns = (query: ListQuery) => useList(entityKeys.totalRuns(query), () => listTotalRuns(query));

/** GET /entities/{id}: `{ entity, etag? }`. */
export const useEntity = (id: number) => useRead(entityKeys.detail(id), () => readEntity(id));

/** Other entities with the same website; nothing is asked while `url` is undefined. */
export const useEntityUrlMatches = (url: string | undefined, excludeId?: number) =>
  useRead(url === undefined ? null : entityKeys.sameUrl(url, excludeId), () => findByUrl(url ?? '', excludeId));

/** Other entities with the same career page; nothing is asked while `careerPage` is undefined. */
export const useCareerPageMatches = (careerPage: string | undefined, excludeId?: number) =>
  useRead(careerPage === undefined ? null : entityKeys.sameCareerPage(careerPage, excludeId), () =>
    findByCareerPage(careerPage ?? '', excludeId),
  );

/** Creates without `id`, else changes; the idempotency key of a creation is made here, one per distinct body. */
export function useSaveEntity() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['entities', 'save'],
    ({ id, values, etag }: { id?: number; values: EntityWrite; etag?: string }) =>
      id === undefined ? createEntity(values, keyOf(values)) : updateEntity(id, values, etag),
    [entityKeys.all],
  );
}

/** Archives or unarchives. */
export const useArchiveEntity = () =>
  useApiMutation(
    ['entities', 'archive'],
    ({ id, values, etag }: { id: number; values: EntityArchive; etag?: string }) => archiveEntity(id, values, etag),
    [entityKeys.all],
  );

/** The CSV download of a list; `trigger` resolves with the file's name. */
export const useExportEntities = () => useApiMutation(['entities', 'export'], exportEntities);
