import { download } from '../core/download.ts';
import { listKey, type Key } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import type { Scrape } from './schema.ts';

/**
 * A page of GET /scrapes, which may have a code search. A code search counts up to a thousand rows;
 * `totalCapped` says that there are more.
 */
export const useScrapes = (query: ListQuery) =>
  useList(listKey('scrapes', query), () => callList(endpoints.list, query));

/** A scrape and its ETag, which a later write sends as `If-Match`. */
export type ScrapeVersion = { scrape: Scrape; etag?: string };

/** GET /scrapes/{id}. */
export async function readScrape(id: number): Promise<ScrapeVersion> {
  const { data, etag } = await call(endpoints.read, { params: { id } });
  return { scrape: data, etag };
}
export const scrapeKey = (id: number): Key => ['scrapes', 'detail', id];

/** Nothing is sent while `id` is undefined. */
export const useScrape = (id: number | undefined) =>
  useRead(id === undefined ? null : scrapeKey(id), () => readScrape(id ?? 0));

/**
 * Reads the number of items in the queue of a scrape. `mutate` counts again. Nothing is sent while
 * `id` is undefined.
 */
export const useItemsInQueue = (id: number | undefined) =>
  useRead(
    id === undefined ? null : ['scrapes', 'itemsInQueue', id],
    async () => (await call(endpoints.itemsInQueue, { params: { id: id ?? 0 } })).data,
  );

/** Downloads a list as CSV. `trigger` resolves with the file name. */
export const useExportScrapes = () =>
  useApiMutation(['scrapes', 'export'], (query: ListQuery) =>
    download(endpoints.exportCsv.path, toExportParams(query), 'scrapes.csv'),
  );

/** Reads every scrape on the screen again, after changes that may have happened outside the console. */
export function useRefreshScrapes(): () => void {
  const invalidate = useInvalidate();
  return () => void invalidate(['scrapes']);
}
