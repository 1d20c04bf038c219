import useSWRInfinite from 'swr/infinite';
import { download } from '../core/download.ts';
import type { ApiError } from '../core/errors.ts';
import type { Collection } from '../core/hydra/collection.ts';
import { listKey } from '../core/keys.ts';
import { toExportParams, type ListQuery } from '../core/listQuery.ts';
import { call, callList } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useInvalidate } from '../core/useInvalidate.ts';
import { useList } from '../core/useList.ts';
import { useRead } from '../core/useRead.ts';
import * as endpoints from './endpoints.ts';
import { jobCountsOf } from './rules.ts';
import type { CodeHistory, Scrape, ScrapeCodeType, ScrapeWrite } from './schema.ts';

/**
 * A page of GET /scrapes, also with a code search. A code search counts to a thousand;
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
/** Nothing is sent while `id` is undefined. */
export const useScrape = (id: number | undefined) =>
  useRead(id === undefined ? null : ['scrapes', 'detail', id], () => readScrape(id ?? 0));

/**
 * The versions of one code of a scrape, newest first, with their codes: fifty at first, fifty more
 * with `loadOlder`.
 */
export function useCodeHistory(id: number, type: ScrapeCodeType) {
  const { data, error, isLoading, isValidating, size, setSize, mutate } = useSWRInfinite<
    Collection<CodeHistory>,
    ApiError
  >(
    (index: number) => ['scrapes', 'codeHistory', id, type, index + 1] as const,
    async ([, , , , page]: readonly [string, string, number, ScrapeCodeType, number]) => {
      const query = new URLSearchParams({
        page: String(page),
        limit: '50',
        'order[modified]': 'desc',
        code_type: type,
      });
      return (await call(endpoints.codeHistory, { params: { id }, query })).data;
    },
    { revalidateFirstPage: false },
  );
  const versions = data?.flatMap(({ items }) => items);
  return {
    versions,
    hasOlder: versions !== undefined && versions.length < (data?.[0]?.total ?? 0),
    loadOlder: () => void setSize(size + 1),
    error,
    isLoading,
    isValidating,
    mutate: () => mutate(),
  };
}

const newest = (order: string, limit = 5) =>
  new URLSearchParams({ page: '1', limit: String(limit), [`order[${order}]`]: 'desc' });
/** The five newest entries of the error log of a scrape. */
export const useNewestErrors = (id: number) =>
  useRead(
    ['scrapes', 'errorLog', id, 'newest'],
    async () =>
      (await call(endpoints.errorLog, { params: { id }, query: newest('log_time') })).data,
  );
/** The five newest stages of the runs of a scrape. */
export const useNewestStages = (id: number) =>
  useRead(
    ['scrapes', 'stageHistory', id, 'newest'],
    async () =>
      (await call(endpoints.stageHistory, { params: { id }, query: newest('start_time') })).data,
  );

/** The stages that tell the job counts of some weeks: three a day for a month, and a few more. */
const COUNTING_STAGES = 100;
/** The job counts of a scrape on the last days on which it ran, oldest first. */
export const useJobCounts = (id: number) =>
  useRead(['scrapes', 'stageHistory', id, 'jobCounts'], async () => {
    const query = newest('start_time', COUNTING_STAGES);
    const { data } = await call(endpoints.stageHistory, { params: { id }, query });
    return jobCountsOf(data.items);
  });

/** A change of a scrape, based on the version in `etag`. */
type ScrapeChange<Values> = { id: number; values: Values; etag?: string };

/**
 * PATCH /scrapes/{id} with codes or settings. Fails with `stale` (412) when somebody else saved
 * first; nothing is written then.
 */
export const useSaveScrape = () =>
  useApiMutation(
    ['scrapes', 'save'],
    async ({ id, values, etag: ifMatch }: ScrapeChange<ScrapeWrite>): Promise<ScrapeVersion> => {
      const { data, etag } = await call(endpoints.update, {
        params: { id },
        body: values,
        ifMatch,
      });
      return { scrape: data, etag };
    },
    [['scrapes']],
  );

/** PUT /scrapes/{id}/toggle_combo. Fails with `stale` as a save does. */
export const useToggleCombo = () =>
  useApiMutation(
    ['scrapes', 'toggleCombo'],
    async ({
      id,
      values,
      etag: ifMatch,
    }: ScrapeChange<{ is_combo: boolean }>): Promise<ScrapeVersion> => {
      const { data, etag } = await call(endpoints.toggleCombo, {
        params: { id },
        body: values,
        ifMatch,
      });
      return { scrape: data, etag };
    },
    [['scrapes']],
  );

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
