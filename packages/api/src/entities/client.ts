import { download } from '../core/download.ts';
import type { Endpoint, Path } from '../core/endpoint.ts';
import { listKey, type Key } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import {
  useVersionedWrite,
  type VersionedChange,
  type Versions,
} from '../core/useVersionedWrite.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import * as endpoints from './endpoints.ts';
import type { Entity, EntityArchive, EntityTagsWrite, EntityWrite, UrlMatch } from './schema.ts';

/** An entity and its ETag, which a later write sends as `If-Match`. */
export type EntityVersion = { entity: Entity; etag?: string };

/**
 * The keys of rows that show name, state and tags of an entity: entities, scrapes and the data
 * quality dashboard.
 */
export const SHOWING_ENTITIES: readonly Key[] = [...TOUCHED_BY_REVIEW, ['scrapes']];

/** A page of GET /entities. */
export const useEntities = (query: ListQuery) =>
  useList(listKey('entities', query), () => callList(endpoints.list, query));

/** A page of GET /entities/total_runs: the entities with an automatic scrape. */
export const useTotalRuns = (query: ListQuery) =>
  useList(['entities', 'totalRuns', query], () => callList(endpoints.totalRuns, query));

const detailKey = (id: number): Key => ['entities', 'detail', id];

/** GET /entities/{id}. */
export async function readEntity(id: number): Promise<EntityVersion> {
  const { data, etag } = await call(endpoints.read, { params: { id } });
  return { entity: data, etag };
}
/** Nothing is sent while `id` is undefined. */
export const useEntity = (id: number | undefined) =>
  useRead(id === undefined ? null : detailKey(id), () => readEntity(id ?? 0));

/** The open alerts of the scrapes of an entity. Nothing is sent while `entityId` is undefined. */
export const useScrapeAlerts = (entityId: number | undefined) =>
  useRead(
    entityId === undefined ? null : ['entities', 'scrapeAlerts', entityId],
    async () => (await call(endpoints.scrapeAlerts, { params: { id: entityId ?? 0 } })).data.items,
  );

type AddressSearch = Endpoint<Path, UrlMatch>;
/** The key is not below `entities`, so that a save does not repeat the search for duplicates. */
const useAddressMatches = (
  endpoint: AddressSearch,
  field: 'url' | 'career_page',
  address: string | undefined,
  excludeId: number | undefined,
) =>
  useRead(
    address === undefined ? null : ['entity-matches', field, address, excludeId],
    async () => (await call(endpoint, { body: { [field]: address, exclude_id: excludeId } })).data,
  );

/** Other entities with the same website. Nothing is sent while `url` is undefined. */
export const useEntityUrlMatches = (url: string | undefined, excludeId?: number) =>
  useAddressMatches(endpoints.searchByUrl, 'url', url, excludeId);

/** Other entities with the same career page. Nothing is sent while it is undefined. */
export const useCareerPageMatches = (careerPage: string | undefined, excludeId?: number) =>
  useAddressMatches(endpoints.searchByCareerPage, 'career_page', careerPage, excludeId);

/** How the versions of entities are read and kept. */
export const entityVersions: Versions<Entity, EntityVersion> = {
  keyOf: detailKey,
  read: readEntity,
  of: (entity, etag) => ({ entity, etag }),
};
export type EntityChange<Values> = VersionedChange<Values, EntityVersion>;

/** Creates an entity without `id`, otherwise changes the fields that are sent. */
export function useSaveEntity() {
  const keyOf = useIdempotencyKey();
  const update = useVersionedWrite(endpoints.update, entityVersions);
  return useApiMutation(
    ['entities', 'save'],
    async ({
      id,
      values: body,
      ...over
    }: Omit<EntityChange<EntityWrite>, 'id'> & { id?: number }): Promise<EntityVersion> => {
      if (id !== undefined) return update({ id, values: body, ...over });
      const { data, etag } = await call(endpoints.create, { body, idempotencyKey: keyOf(body) });
      return { entity: data, etag };
    },
    SHOWING_ENTITIES,
  );
}

/** Archives or unarchives. */
export const useArchiveEntity = () =>
  useApiMutation<EntityChange<EntityArchive>, EntityVersion>(
    ['entities', 'archive'],
    useVersionedWrite(endpoints.archive, entityVersions),
    SHOWING_ENTITIES,
  );

/** Replaces the whole set of tags. */
export const useSaveEntityTags = () =>
  useApiMutation<EntityChange<EntityTagsWrite>, EntityVersion>(
    ['entities', 'tags'],
    useVersionedWrite(endpoints.replaceTags, entityVersions),
    SHOWING_ENTITIES,
  );

/** The CSV download of a list. `trigger` resolves with the file name. */
export const useExportEntities = () =>
  useApiMutation(['entities', 'export'], (query: ListQuery) =>
    download(endpoints.exportCsv.path, toExportParams(query), 'entities.csv'),
  );
