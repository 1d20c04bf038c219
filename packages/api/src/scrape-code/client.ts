import { call } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useRead } from '../core/useRead.ts';
import type { ScrapeVersion } from '../scrapes/client.ts';
import { ofScrape as stageHistory } from '../stage-history/endpoints.ts';
import * as endpoints from './endpoints.ts';
import type { CodeType, ScrapeCodeType, ScrapeWrite } from './schema.ts';

// The code editor makes these calls. They are not in scrapes/client.ts, because every list of
// scrapes loads that file.

const HISTORY_PAGE = 50;

/**
 * Reads the newest versions of one code of a scrape, newest first, with their codes. Each of
 * `pages` has fifty. The versions that were there stay while more are read. `readAt` is in
 * milliseconds.
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
    { keepPreviousData: true, dedupingInterval: 0 }, // each opening of the history reads it again
  );

const newest = (order: string) =>
  new URLSearchParams({ page: '1', limit: '5', [`order[${order}]`]: 'desc' });
/** Reads the five newest entries of the error log of a scrape. */
export const useNewestErrors = (id: number) =>
  useRead(
    ['scrapes', 'errorLog', id, 'newest'],
    async () =>
      (await call(endpoints.errorLog, { params: { id }, query: newest('log_time') })).data,
  );
/** Reads the five newest stages of the runs of a scrape. */
export const useNewestStages = (id: number) =>
  useRead(
    ['scrapes', 'stageHistory', id, 'newest'],
    async () => (await call(stageHistory, { params: { id }, query: newest('start_time') })).data,
  );

/** A change of a scrape, based on the version in `etag`. */
type ScrapeChange<Values> = { id: number; values: Values; etag?: string };

/**
 * Sends PATCH /scrapes/{id} with codes or settings. It fails with `stale` (412) when somebody else
 * saved first; nothing is written then. It fails with `offline` after a minute without an answer;
 * the change may have been saved.
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

/** Sends PUT /scrapes/{id}/toggle_combo. It fails with `stale` as a save does. */
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
 * Reads the templates for a code of this type. The server puts those with "default" in their name
 * first. They change rarely and are read once per session.
 */
export const useCodeTemplates = (type: CodeType) =>
  useRead(
    ['scrapes', 'codeTemplates', type],
    async () =>
      (await call(endpoints.codeTemplates, { query: new URLSearchParams({ code_type: type }) }))
        .data.items,
    { revalidateIfStale: false, revalidateOnReconnect: false },
  );
