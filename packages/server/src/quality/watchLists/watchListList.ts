import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { entity } from '../../db/schema/entities.ts';
import { watchList } from '../../db/schema/quality.ts';
import { scrape } from '../../db/schema/scrapes.ts';
import { anyOf, idFilter, readFlag, readIds } from '../../hydra/filters.ts';
import { instantFilter, instantNames } from '../../hydra/instantFilter.ts';
import type { ListDefinition } from '../../hydra/listDefinition.ts';
import { entityJoin, nameSearch, tagFilter } from '../entityFilters.ts';
import { loadWatchLists, type WatchListMember } from './watchListMember.ts';

type OrderKey =
  | 'id'
  | 'entity.company_name'
  | 'entity.id'
  | 'scrape.name'
  | 'scrape.id'
  | 'watch_listed_date'
  | 'entity.career_page';

const withEntity = entityJoin(watchList.entityId);
const withScrape = sql`LEFT JOIN ${scrape} ON ${eq(scrape.id, watchList.scrapeId)}`;

/**
 * The employers that match, and those of the scrapes that do: a row that names no scrape stands for
 * all of its employer's.
 */
function searchFilter(params: QueryParams): SQL | undefined {
  const search = nameSearch(params);
  return (
    search &&
    sql`(${watchList.entityId} IN (
    SELECT ${entity.id} FROM ${entity} WHERE ${search.employer}
    UNION ALL SELECT ${scrape.entityId} FROM ${scrape} WHERE ${search.scrape}))`
  );
}

function scrapeFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'scrape.id', 'scrapes', addresses);
  if (ids.length === 0) return undefined;
  const employers = sql`SELECT ${scrape.entityId} FROM ${scrape} WHERE ${anyOf(scrape.id, ids)}`;
  return sql`(${anyOf(watchList.scrapeId, ids)} OR (${watchList.scrapeId} IS NULL AND ${watchList.entityId} IN (${employers})))`;
}

/** To the second, so that an answer may be remembered for one. */
function snoozedFilter(params: QueryParams): SQL | undefined {
  const isSnoozed = readFlag(params, 'snoozed');
  if (isSnoozed === undefined) return undefined;
  const now = new Date(Math.floor(Date.now() / 1000) * 1000);
  return isSnoozed
    ? gt(watchList.snoozedUntil, now)
    : or(isNull(watchList.snoozedUntil), lte(watchList.snoozedUntil, now));
}

/**
 * `GET /watch_lists`: the open rows. One that was removed meanwhile can still be asked for by its
 * id.
 */
export const watchListList: ListDefinition<OrderKey, WatchListMember> = {
  type: 'WatchList',
  path: 'watch_lists',
  table: watchList,
  id: watchList.id,
  orderKeys: {
    id: watchList.id,
    'entity.company_name': { by: entity.companyName, join: withEntity },
    'entity.id': watchList.entityId,
    'scrape.name': { by: scrape.name, join: withScrape, nullable: true },
    'scrape.id': watchList.scrapeId,
    watch_listed_date: watchList.watchListedDate,
    'entity.career_page': { by: entity.careerPage, join: withEntity },
  },
  aliases: { eid: 'entity.id', sid: 'scrape.id' },
  defaultOrder: [{ key: 'watch_listed_date', direction: 'desc' }],
  filterNames: [
    'custom_search',
    'entity.id',
    'scrape.id',
    'tags[]',
    ...instantNames('watch_listed_date'),
    'snoozed',
    'id[]',
  ],
  filters: (params, addresses) => [
    isNull(watchList.removedAt),
    searchFilter(params),
    idFilter(params, 'entity.id', watchList.entityId, 'entities', addresses),
    scrapeFilter(params, addresses),
    tagFilter(params, 'tags', watchList.entityId, addresses),
    instantFilter(params, 'watch_listed_date', watchList.watchListedDate),
    snoozedFilter(params),
    idFilter(params, 'id', watchList.id, 'watch_lists', addresses),
  ],
  load: loadWatchLists,
};
