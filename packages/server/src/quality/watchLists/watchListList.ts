import type { Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { watchListList as contract } from '@console/api/watch-lists/list';
import { eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { entity } from '../../db/schema/entities.ts';
import { watchList, watchListAssignee } from '../../db/schema/quality.ts';
import { scrape } from '../../db/schema/scrapes.ts';
import { anyOf, emptyFilter, readFlag, readIds } from '../../hydra/filters.ts';
import type { ListDefinition } from '../../hydra/listDefinition.ts';
import { entityJoin, nameSearch, tagFilter } from '../entityFilters.ts';
import { loadWatchLists, type WatchListMember } from './watchListMember.ts';

const withEntity = entityJoin(watchList.entityId);
const withScrape = sql`LEFT JOIN ${scrape} ON ${eq(scrape.id, watchList.scrapeId)}`;

/**
 * Finds the rows whose entity matches, or any scrape of that entity. All its scrapes count, because
 * a row without a scrape stands for all of them.
 */
function searchFilter(params: QueryParams): SQL | undefined {
  const search = nameSearch(params);
  return (
    search &&
    sql`(${watchList.entityId} IN (
    SELECT ${entity.id} FROM ${entity} WHERE ${search.entity}
    UNION ALL SELECT ${scrape.entityId} FROM ${scrape} WHERE ${search.scrape}))`
  );
}

function scrapeFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'scrape.id', 'scrapes', addresses);
  if (ids.length === 0) return undefined;
  const matchingEntities = sql`SELECT ${scrape.entityId} FROM ${scrape} WHERE ${anyOf(scrape.id, ids)}`;
  return sql`(${anyOf(watchList.scrapeId, ids)} OR (${watchList.scrapeId} IS NULL AND ${watchList.entityId} IN (${matchingEntities})))`;
}

/** The present moment is taken in whole seconds, so that an answer can be cached for one second. */
function snoozedFilter(params: QueryParams): SQL | undefined {
  const isSnoozed = readFlag(params, 'snoozed');
  if (isSnoozed === undefined) return undefined;
  const now = new Date(Math.floor(Date.now() / 1000) * 1000);
  return isSnoozed
    ? gt(watchList.snoozedUntil, now)
    : or(isNull(watchList.snoozedUntil), lte(watchList.snoozedUntil, now));
}

function assigneeFilter(params: QueryParams, addresses: Addresses): SQL | undefined {
  const ids = readIds(params, 'assigned_to', 'users', addresses);
  const assigned = watchListAssignee;
  return ids.length === 0
    ? undefined
    : sql`${watchList.id} IN (SELECT ${assigned.watchListId} FROM ${assigned} WHERE ${anyOf(assigned.userId, ids)})`;
}

/** The condition that nobody is assigned. */
const hasNobody = sql`NOT EXISTS (SELECT FROM ${watchListAssignee} WHERE ${watchListAssignee.watchListId} = ${watchList.id})`;

/** The list of the open rows. A removed row can still be read by its id. */
export const watchListList: ListDefinition<typeof contract, WatchListMember> = {
  contract,
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
  where: () => isNull(watchList.removedAt),
  filters: {
    custom_search: searchFilter,
    'entity.id': watchList.entityId,
    'scrape.id': scrapeFilter,
    tags: tagFilter('tags', watchList.entityId),
    watch_listed_date: watchList.watchListedDate,
    snoozed: snoozedFilter,
    assigned_to: assigneeFilter,
    unassigned: (params) => emptyFilter(params, 'unassigned', hasNobody),
    id: watchList.id,
  },
  load: loadWatchLists,
};
