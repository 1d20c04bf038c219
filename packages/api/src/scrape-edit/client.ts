import { call } from '../core/request.ts';
import { useApiMutation } from '../core/useApiMutation.ts';
import { useIdempotencyKey } from '../core/useIdempotencyKey.ts';
import { useRead } from '../core/useRead.ts';
import {
  useVersionedWrite,
  type VersionedChange,
  type Versions,
} from '../core/useVersionedWrite.ts';
import * as codeEndpoints from '../scrape-code/endpoints.ts';
import { readScrape, type ScrapeVersion } from '../scrapes/client.ts';
import type { Scrape } from '../scrapes/schema.ts';
import * as endpoints from './endpoints.ts';
import type { NewScrape, ScrapeArchive, ScrapeInfo } from './schema.ts';

const versions: Versions<Scrape, ScrapeVersion> = {
  keyOf: (id) => ['scrapes', 'detail', id],
  read: readScrape,
  of: (scrape, etag) => ({ scrape, etag }),
};

/**
 * The keys under which the console shows a scrape: lists, its page and events, and the page of its
 * entity.
 */
const SHOWING_SCRAPES = [['scrapes'], ['entities'], ['event-logs']] as const;
/**
 * The keys that archiving a scrape invalidates. It also writes a note and closes the scrape's
 * shifts.
 */
const TOUCHED_BY_ARCHIVE = [...SHOWING_SCRAPES, ['notes'], ['daily-job-shifts']] as const;

/** A new scrape, or a change of an existing one. */
export type ScrapeSave = { create: NewScrape } | VersionedChange<ScrapeInfo, ScrapeVersion>;

/**
 * Creates a scrape, which is Manual at first, or changes the name, career portal, site type, ATS
 * and run mode of an existing one. Creating fails with `conflict` when the entity is archived or
 * has a scrape.
 */
export function useSaveScrapeInfo() {
  const keyOf = useIdempotencyKey();
  const update = useVersionedWrite(codeEndpoints.update, versions);
  return useApiMutation(
    ['scrapes', 'saveInfo'],
    async (change: ScrapeSave): Promise<ScrapeVersion> => {
      if (!('create' in change)) return update(change);
      const body = change.create;
      const { data, etag } = await call(endpoints.create, { body, idempotencyKey: keyOf(body) });
      return { scrape: data, etag };
    },
    SHOWING_SCRAPES,
  );
}

/** Archives or unarchives a scrape. An unarchived scrape stays Manual. */
export const useArchiveScrape = () =>
  useApiMutation<VersionedChange<ScrapeArchive, ScrapeVersion>, ScrapeVersion>(
    ['scrapes', 'archive'],
    useVersionedWrite(endpoints.archive, versions),
    TOUCHED_BY_ARCHIVE,
  );

/**
 * Reads one page of the error log, newest entry first. `page` is its number and `size` the number
 * of entries. The page before stays until this one is there.
 */
export const useErrorLog = (id: number, page: number, size: number) =>
  useRead(
    ['scrapes', 'errorLog', id, page, size],
    async () => {
      const query = new URLSearchParams({
        page: String(page),
        limit: String(size),
        'order[log_time]': 'desc',
      });
      const { data } = await call(codeEndpoints.errorLog, { params: { id }, query });
      return { ...data, page, size };
    },
    { keepPreviousData: true },
  );

/** Clears the error log of a scrape. Resolves with the sentence that the server answers. */
export const useClearErrorLog = (id: number) =>
  useApiMutation(
    ['scrapes', 'clearErrorLog', id],
    async (_confirmed: true) =>
      (await call(endpoints.clearErrorLog, { params: { id } })).data.message,
    [['scrapes', 'errorLog', id], ['event-logs']],
  );
