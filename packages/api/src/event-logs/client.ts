import { download } from '../core/download.ts';
import { pathOf } from '../core/endpoint.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { byOwner, ownerParams, type Owner } from '../core/owner.ts';
import { call, callNumberedList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';

/** A page of the events of an entity or a scrape. */
export function useEventLogs(owner: Owner, query: ListQuery) {
  const endpoint = byOwner(owner, endpoints.ofEntity, endpoints.ofScrape);
  const params = ownerParams(owner);
  return useList(['event-logs', 'list', pathOf(endpoint.path, params), query], () =>
    callNumberedList(endpoint, query, params),
  );
}

/** Downloads such a list as CSV. `trigger` resolves with the file name. */
export function useExportEventLogs(owner: Owner) {
  const { path } = byOwner(owner, endpoints.exportOfEntity, endpoints.exportOfScrape);
  return useApiMutation(['event-logs', 'export'], (query: ListQuery) =>
    download(pathOf(path, ownerParams(owner)), toExportParams(query), 'event-logs.csv'),
  );
}

/** Reads the event types that an entity or a scrape can have. They are read once per session. */
export function useEventTypes(owner: Owner) {
  const endpoint = byOwner(owner, endpoints.entityEventTypes, endpoints.scrapeEventTypes);
  return useRead(
    ['event-logs', 'types', endpoint.path],
    async () => (await call(endpoint)).data.items,
    { revalidateIfStale: false, revalidateOnReconnect: false },
  );
}
