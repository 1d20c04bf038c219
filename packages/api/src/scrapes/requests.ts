import { download } from '../core/download.ts';
import { collectionOf } from '../core/hydra/collection.ts';
import { toExportParams, toSearchParams, type ListQuery } from '../core/listQuery.ts';
import { request } from '../core/request.ts';
import { queueCountSchema, scrapeRowSchema, scrapeSchema, type Scrape } from './schema.ts';

/** A scrape and the ETag that a later write has to name. */
export type ScrapeVersion = { scrape: Scrape; etag?: string };

const pageSchema = collectionOf(scrapeRowSchema);

/**
 * For /scrapes and for code search, whose filters are `code_search`, `spider_code` and
 * `parser_code`.
 */
export const listScrapes = async (query: ListQuery) =>
  (await request(pageSchema, '/scrapes', { query: toSearchParams(query) })).data;

export async function readScrape(id: number): Promise<ScrapeVersion> {
  const { data, etag } = await request(scrapeSchema, `/scrapes/${id}`);
  return { scrape: data, etag };
}

/** How much work is waiting for a scrape, counted now. */
export const countItemsInQueue = async (id: number) =>
  (await request(queueCountSchema, `/scrapes/${id}/items_in_queue`)).data;

/**
 * Downloads the whole list as CSV, with the search, filters and order of the query; resolves with
 * the file's name.
 */
export const exportScrapes = (query: ListQuery): Promise<string> =>
  download('/scrapes/csv', toExportParams(query), 'scrapes.csv');
