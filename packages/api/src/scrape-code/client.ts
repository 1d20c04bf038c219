import { call } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useRead } from '../core/useRead.ts';
import type { ScrapeVersion } from '../scrapes/client.ts';
import { ofScrape as stageHistory } from '../stage-history/endpoints.ts';
import * as endpoints from './endpoints.ts';
import type { CodeType, ScrapeCodeType, ScrapeWrite } from './schema.ts';

// The calls of the code editor. Every list of scrapes loads scrapes/client.ts, so they stand here.

const HISTORY_PAGE = 50;

/**
 * The newest versions of one code of a scrape, newest first, with their codes: fifty for each of
 * `pages`. The versions that were there stay while more are read. `readAt` is in milliseconds.
 */
export const useCodeHistory = (id: number, type: ScrapeCodeType, pages = 1) =>
  useRead(
    ['scrapes', 'codeHistory', id, type, pages],
    async () => {
      const read = async (page: number) => {
        const query = new URLSearchParams({
          page: String(page),
          limit: String(HISTORY_PAGE),
          'order[modified]': 'desc',
          code_type: type,
        });
        return (await call(endpoints.codeHistory, { params: { id }, query })).data;
      };
      const found = await Promise.all(Array.from({ length: pages }, (_, index) => read(index + 1)));
      return {
        items: found.flatMap(({ items }) => items),
        total: found[0]?.total ?? 0,
        readAt: Date.now(),
      };
    },
    { keepPreviousData: true, dedupingInterval: 0 }, // each opening reads again
  );

const newest = (order: string) =>
  new URLSearchParams({ page: '1', limit: '5', [`order[${order}]`]: 'desc' });
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
    async () => (await call(stageHistory, { params: { id }, query: newest('start_time') })).data,
  );

/** A change of a scrape, based on the version in `etag`. */
type ScrapeChange<Values> = { id: number; values: Values; etag?: string };

/**
 * PATCH /scrapes/{id} with codes or settings. Fails with `stale` (412) when somebody else saved
 * first; nothing is written then. Fails with `offline` after a minute without an answer; the change
 * may have been saved.
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

/**
 * The templates for a code of this type; the server puts those with "default" first. They change
 * rarely and are read once per session.
 */
export const useCodeTemplates = (type: CodeType) =>
  useRead(
    ['scrapes', 'codeTemplates', type],
    async () =>
      (await call(endpoints.codeTemplates, { query: new URLSearchParams({ code_type: type }) }))
        .data.items,
    { revalidateIfStale: false, revalidateOnReconnect: false },
  );
