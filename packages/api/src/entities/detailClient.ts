import { download } from '../core/download.ts';
import { pathOf } from '../core/endpoint.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './detailEndpoints.ts';

// These calls are about one entity. They are apart from client.ts for the reason in writeClient.ts.

/** Reads the latest job count of each scrape of an entity. The scrape that changed last comes first. */
export const useJobCountDelta = (entityId: number) =>
  useRead(
    ['entities', 'jobCountDelta', entityId],
    async () => (await call(endpoints.jobCountDelta, { params: { id: entityId } })).data.items,
  );

/** Reads the number of active jobs of an entity per country, the largest number first. */
export const useJobsByCountry = (entityId: number) =>
  useRead(
    ['entities', 'jobsByCountry', entityId],
    async () => (await call(endpoints.jobsByCountry, { params: { id: entityId } })).data.items,
  );

/**
 * A page of GET /entities/{id}/scrapes. `number` counts the rows over all pages of the answer and
 * begins with 1.
 */
export const useEntityScrapes = (entityId: number, query: ListQuery) =>
  useList(['entities', 'scrapes', entityId, query], async () => {
    const found = await callList(endpoints.scrapes, query, { id: entityId });
    const before = (query.page - 1) * query.limit;
    const items = found.items.map((row, index) => ({ ...row, number: before + index + 1 }));
    return { ...found, items };
  });

/** Downloads the list of an entity's scrapes as CSV. `trigger` resolves with the file name. */
export const useExportEntityScrapes = (entityId: number) =>
  useApiMutation(['entities', 'exportScrapes'], (query: ListQuery) =>
    download(
      pathOf(endpoints.exportScrapes.path, { id: entityId }),
      toExportParams(query),
      'scrapes.csv',
    ),
  );

/** Reads how many scrapes an entity has in each lifecycle. */
export const useEntityScrapeCounts = (entityId: number) =>
  useRead(['entities', 'scrapes', entityId, 'counts'], async () => {
    const count = async (archived: boolean) => {
      const query = { page: 1, limit: 0, search: '', filters: { archived } };
      return (await callList(endpoints.scrapes, query, { id: entityId })).total;
    };
    const [active, archived] = await Promise.all([count(false), count(true)]);
    return { all: active + archived, active, archived };
  });

/** Reads the open alerts of the scrapes of an entity. Nothing is sent while `entityId` is undefined. */
export const useScrapeAlerts = (entityId: number | undefined) =>
  useRead(
    entityId === undefined ? null : ['entities', 'scrapeAlerts', entityId],
    async () => (await call(endpoints.scrapeAlerts, { params: { id: entityId ?? 0 } })).data.items,
  );
