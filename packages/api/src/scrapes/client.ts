import { download } from '../core/download.ts';
import { listKey } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';

/**
 * A page of GET /scrapes, also with a code search. A code search counts to a thousand;
 * `totalCapped` says that there are more.
 */
export const useScrapes = (query: ListQuery) =>
  useList(listKey('scrapes', query), () => callList(endpoints.list, query));

/** GET /scrapes/{id} as `{ scrape, etag? }`. Nothing is sent while `id` is undefined. */
export const useScrape = (id: number | undefined) =>
  useRead(id === undefined ? null : ['scrapes', 'detail', id], async () => {
    const { data, etag } = await call(endpoints.read, { params: { id: id ?? 0 } });
    return { scrape: data, etag };
  });

/** The number of items in the queue of a scrape. `mutate` counts again. */
export const useItemsInQueue = (id: number) =>
  useRead(
    ['scrapes', 'itemsInQueue', id],
    async () => (await call(endpoints.itemsInQueue, { params: { id } })).data,
  );

/** The CSV download of a list. `trigger` resolves with the file name. */
export const useExportScrapes = () =>
  useApiMutation(['scrapes', 'export'], (query: ListQuery) =>
    download(endpoints.exportCsv.path, toExportParams(query), 'scrapes.csv'),
  );

/** Reads every scrape on the screen again. For changes that may have happened outside the console. */
export function useRefreshScrapes(): () => void {
  const invalidate = useInvalidate();
  return () => void invalidate(['scrapes']);
}
