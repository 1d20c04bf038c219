import { pathId } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, or, sql, type SQL } from 'drizzle-orm';
import { entity } from '../db/schema/entities.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { escapeLike, lowered } from '../hydra/filters.ts';

/**
 * `custom_search`: name and career portal of the scrape, name of the entity, or one of the two ids.
 * The search text of an entity has more fields than its name: its index finds the few entities
 * whose name is then compared.
 */
export function scrapeSearch(params: QueryParams): SQL | undefined {
  const text = params.one('custom_search');
  if (text === undefined) return undefined;
  const pattern = lowered(`%${escapeLike(text.replace(/[\r\n]+/g, ' '))}%`);
  const id = pathId(text);
  const matchingEntities = sql`SELECT ${entity.id} FROM ${entity}
    WHERE ${entity.search} LIKE ${pattern} AND lower(${entity.companyName}) COLLATE "default" LIKE ${pattern}`;
  // As an array, the ids of entities are looked up in an index, which takes a few milliseconds. A text that no index can serve needs a look at every row, and for that a hashed subquery is faster.
  const ofEntities = /[a-z0-9]{3}/i.test(text)
    ? sql`${scrape.entityId} = ANY(ARRAY(${matchingEntities}))`
    : sql`${scrape.entityId} IN (${matchingEntities})`;
  return or(
    sql`${scrape.search} LIKE ${pattern}`,
    ofEntities,
    ...(id === undefined ? [] : [eq(scrape.id, id), eq(scrape.entityId, id)]),
  );
}
