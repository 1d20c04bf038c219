import type { ListQuery } from '../core/listQuery.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import { scrapeKeys } from './keys.ts';
import { countItemsInQueue, exportScrapes, listScrapes, readScrape } from './requests.ts';

/**
 * A page of GET /scrapes. A code search counts no further than a thousand: `totalCapped` says that
 * there are more.
 */
export const useScrapes = (query: ListQuery) =>
  useList(scrapeKeys.list(query), () => listScrapes(query));

/** GET /scrapes/{id}: `{ scrape, etag? }`; nothing is asked while `id` is undefined. */
export const useScrape = (id: number | undefined) =>
  useRead(id === undefined ? null : scrapeKeys.detail(id), () => readScrape(id ?? 0));

/** GET /scrapes/{id}/items_in_queue; `mutate` counts again. */
export const useItemsInQueue = (id: number) =>
  useRead(scrapeKeys.itemsInQueue(id), () => countItemsInQueue(id));

/** The CSV download of a list; `trigger` resolves with the file's name. */
export const useExportScrapes = () => useApiMutation(['scrapes', 'export'], exportScrapes);

/** Asks again for every scrape on the screen: something outside this console may have changed them. */
export function useRefreshScrapes(): () => void {
  const invalidate = useInvalidate();
  return () => void invalidate(scrapeKeys.all);
}
