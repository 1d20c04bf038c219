import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import type { Executor } from '../db/executor.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { idFilter } from '../hydra/filters.ts';
import {
  findScrapes,
  scrapeMember,
  type FoundScrape,
  type ScrapeMember,
} from '../scrapes/scrapeMember.ts';

/** `id[]`, which every list understands (section 2.5). */
export const idsFilter = (params: QueryParams, addresses: Addresses) =>
  idFilter(params, 'id', scrape.id, 'scrapes', addresses);

type InsightRow = Omit<ScrapeMember, '@type'> & { '@type': string };

/**
 * Rows of the scrape list with the fields that an insight names besides; `type` is the class that
 * the contract gives to such a row.
 */
export const insightRows =
  <const Fields extends Readonly<Record<string, unknown>>>(
    type: string,
    more: (row: FoundScrape['row']) => Fields,
  ) =>
  async (
    executor: Executor,
    ids: readonly number[],
    addresses: Addresses,
  ): Promise<(InsightRow & Fields)[]> =>
    (await findScrapes(executor, ids)).map((found) => ({
      ...scrapeMember(addresses, found),
      '@type': type,
      ...more(found.row),
    }));
