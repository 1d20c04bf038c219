import { download } from '../core/download.ts';
import type { Endpoint, Path } from '../core/endpoint.ts';
import { listKey, type Key } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/client.ts';
import * as endpoints from './endpoints.ts';
import type { Entity, EntityArchive, EntityTagsWrite, EntityWrite, UrlMatch } from './schema.ts';

/** An entity and the ETag that a later write has to name. */
export type EntityVersion = { entity: Entity; etag?: string };

/**
 * The name, state and tags of an entity stand in its lists, in those of its scrapes and on the
 * dashboard.
 */
const SHOWING_ENTITIES: readonly Key[] = [...TOUCHED_BY_REVIEW, ['scrapes']];

/** A page of GET /entities. */
export const useEntities = (query: ListQuery) =>
  useList(listKey('entities', query), () => callList(endpoints.list, query));

/** A page of GET /entities/total_runs: entities with a scrape that runs by itself. */
export const useTotalRuns = (query: ListQuery) =>
  useList(['entities', 'totalRuns', query], () => callList(endpoints.totalRuns, query));

/** GET /entities/{id}. */
export async function readEntity(id: number): Promise<EntityVersion> {
  const { data, etag } = await call(endpoints.read, { params: { id } });
  return { entity: data, etag };
}
export const useEntity = (id: number) => useRead(['entities', 'detail', id], () => readEntity(id));

/** What is wrong with the scrapes of an entity now. */
export const useScrapeAlerts = (entityId: number) =>
  useRead(
    ['entities', 'scrapeAlerts', entityId],
    async () => (await call(endpoints.scrapeAlerts, { params: { id: entityId } })).data.items,
  );

type AddressSearch = Endpoint<Path, UrlMatch>;
const useAddressMatches = (
  endpoint: AddressSearch,
  field: 'url' | 'career_page',
  address: string | undefined,
  excludeId: number | undefined,
) =>
  useRead(
    address === undefined ? null : ['entities', 'sameAddress', field, address, excludeId],
    async () => (await call(endpoint, { body: { [field]: address, exclude_id: excludeId } })).data,
  );

/** Other entities with the same website; nothing is sent while `url` is undefined. */
export const useEntityUrlMatches = (url: string | undefined, excludeId?: number) =>
  useAddressMatches(endpoints.searchByUrl, 'url', url, excludeId);

/** Other entities with the same career page; nothing is sent while it is undefined. */
export const useCareerPageMatches = (careerPage: string | undefined, excludeId?: number) =>
  useAddressMatches(endpoints.searchByCareerPage, 'career_page', careerPage, excludeId);

/** A write to one entity: a stale `etag` fails with `stale`, and nothing is written. */
type EntityChange<Values> = { id: number; values: Values; etag?: string };

/** Creates without `id`, else changes the fields that are sent. */
export function useSaveEntity() {
  const keyOf = useIdempotencyKey();
  return useApiMutation(
    ['entities', 'save'],
    async ({
      id,
      values: body,
      etag: ifMatch,
    }: Omit<EntityChange<EntityWrite>, 'id'> & { id?: number }): Promise<EntityVersion> => {
      const { data, etag } = await (id === undefined
        ? call(endpoints.create, { body, idempotencyKey: keyOf(body) })
        : call(endpoints.update, { params: { id }, body, ifMatch }));
      return { entity: data, etag };
    },
    SHOWING_ENTITIES,
  );
}

/** Archives or unarchives. */
export const useArchiveEntity = () =>
  useApiMutation(
    ['entities', 'archive'],
    async ({ id, values: body, etag: ifMatch }: EntityChange<EntityArchive>) => {
      const { data, etag } = await call(endpoints.archive, { params: { id }, body, ifMatch });
      return { entity: data, etag };
    },
    SHOWING_ENTITIES,
  );

/** Replaces the whole set of tags. */
export const useSaveEntityTags = () =>
  useApiMutation(
    ['entities', 'tags'],
    async ({ id, values: body, etag: ifMatch }: EntityChange<EntityTagsWrite>) => {
      const { data, etag } = await call(endpoints.replaceTags, { params: { id }, body, ifMatch });
      return { entity: data, etag };
    },
    SHOWING_ENTITIES,
  );

/** The CSV download of a list; `trigger` resolves with the file's name. */
export const useExportEntities = () =>
  useApiMutation(['entities', 'export'], (query: ListQuery) =>
    download(endpoints.exportCsv.path, toExportParams(query), 'entities.csv'),
  );
