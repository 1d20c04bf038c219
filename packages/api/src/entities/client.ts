import { download } from '../core/download.ts';
import type { Endpoint, Path } from '../core/endpoint.ts';
import { listKey, type Key } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { TOUCHED_BY_REVIEW } from '../reviews/keys.ts';
import * as endpoints from './endpoints.ts';
import type { Entity, UrlMatch } from './schema.ts';

/** An entity and its ETag, which a later write sends as `If-Match`. */
export type EntityVersion = { entity: Entity; etag?: string };

/**
 * The keys of rows that show the name, the state or the tags of an entity. Entities, scrapes and
 * the data quality dashboard have such rows.
 */
export const SHOWING_ENTITIES: readonly Key[] = [...TOUCHED_BY_REVIEW, ['scrapes']];

/** A page of GET /entities. */
export const useEntities = (query: ListQuery) =>
  useList(listKey('entities', query), () => callList(endpoints.list, query));

/** A page of GET /entities/total_runs: the entities with an automatic scrape. */
export const useTotalRuns = (query: ListQuery) =>
  useList(['entities', 'totalRuns', query], () => callList(endpoints.totalRuns, query));

export const entityKey = (id: number): Key => ['entities', 'detail', id];

/** GET /entities/{id}. */
export async function readEntity(id: number): Promise<EntityVersion> {
  const { data, etag } = await call(endpoints.read, { params: { id } });
  return { entity: data, etag };
}
/** Nothing is sent while `id` is undefined. */
export const useEntity = (id: number | undefined) =>
  useRead(id === undefined ? null : entityKey(id), () => readEntity(id ?? 0));

type AddressSearch = Endpoint<Path, UrlMatch>;
/** The key does not begin with `entities`, so that a save does not repeat the search for duplicates. */
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

/** Finds other entities with the same website. Nothing is sent while `url` is undefined. */
export const useEntityUrlMatches = (url: string | undefined, excludeId?: number) =>
  useAddressMatches(endpoints.searchByUrl, 'url', url, excludeId);

/** Finds other entities with the same career page. Nothing is sent while it is undefined. */
export const useCareerPageMatches = (careerPage: string | undefined, excludeId?: number) =>
  useAddressMatches(endpoints.searchByCareerPage, 'career_page', careerPage, excludeId);

/** Downloads a list as CSV. `trigger` resolves with the file name. */
export const useExportEntities = () =>
  useApiMutation(['entities', 'export'], (query: ListQuery) =>
    download(endpoints.exportCsv.path, toExportParams(query), 'entities.csv'),
  );
