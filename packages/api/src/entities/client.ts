import { useSWRConfig } from 'swr';
import { download } from '../core/download.ts';
import type { Body, Endpoint, Path } from '../core/endpoint.ts';
import { asApiError } from '../core/errors.ts';
import { listKey, type Key } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
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
export const useEntity = (id: number) => useRead(detailKey(id), () => readEntity(id));

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

/** One change of an entity, based on the version in `etag`. */
export type EntityChange<Values> = {
  id: number;
  values: Values;
  etag?: string;
  /**
   * Called with the newer version after a 412. Returns the values to send with it, or undefined
   * when the person has to decide; then the write fails with the 412.
   */
  rebase?: (newer: EntityVersion) => Values | undefined;
};

/**
 * Sends a change and, after a 412, the rebased one. A second try that succeeds shows no notice. The
 * newer version replaces the cached one.
 */
export function useEntityWrite<P extends Path, Sent extends Body>(
  endpoint: Endpoint<P, Entity, Sent>,
) {
  const { mutate } = useSWRConfig();
  const write = async (id: number, body: Sent, ifMatch?: string): Promise<EntityVersion> => {
    const { data, etag } = await call<Path, Entity, Sent>(endpoint, {
      params: { id },
      body,
      ifMatch,
    });
    return { entity: data, etag };
  };
  return async ({ id, values, etag, rebase }: EntityChange<Sent>): Promise<EntityVersion> => {
    try {
      return await write(id, values, etag);
    } catch (failure) {
      if (!rebase || asApiError(failure).kind !== 'stale') throw failure;
      const newer = await readEntity(id).catch(() => undefined);
      if (!newer) throw failure;
      await mutate(detailKey(id), newer, { revalidate: false });
      const rebased = rebase(newer);
      if (rebased === undefined) throw failure;
      return await write(id, rebased, newer.etag);
    }
  };
}

/** Creates an entity without `id`, otherwise changes the fields that are sent. */
export function useSaveEntity() {
  const keyOf = useIdempotencyKey();
  const update = useEntityWrite(endpoints.update);
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
    useEntityWrite(endpoints.archive),
    SHOWING_ENTITIES,
  );

/** Replaces the whole set of tags. */
export const useSaveEntityTags = () =>
  useApiMutation<EntityChange<EntityTagsWrite>, EntityVersion>(
    ['entities', 'tags'],
    useEntityWrite(endpoints.replaceTags),
    SHOWING_ENTITIES,
  );

/** The CSV download of a list. `trigger` resolves with the file name. */
export const useExportEntities = () =>
  useApiMutation(['entities', 'export'], (query: ListQuery) =>
    download(endpoints.exportCsv.path, toExportParams(query), 'entities.csv'),
  );
