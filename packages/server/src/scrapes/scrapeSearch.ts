import { pathId } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, or, sql, type SQL } from 'drizzle-orm';
import { entity } from '../db/schema/entities.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { contains } from '../hydra/filters.ts';

/**
 * Reads `custom_search`, which searches the name and the career portal of the scrape, the name of
 * the entity, or one of the two ids. The search text of an entity has more fields than its name, so
 * its index finds the few entities whose name is then compared.
 */
export function scrapeSearch(params: QueryParams): SQL | undefined {
  const text = params.one('custom_search');
  if (text === undefined) return undefined;
  const id = pathId(text);
  const matchingEntities = sql`SELECT ${entity.id} FROM ${entity}
    WHERE ${contains(sql`${entity.search}`, text)}
      AND ${contains(sql`lower(${entity.companyName}) COLLATE "default"`, text)}`;
  // In an array the ids of entities are looked up in an index, which takes a few milliseconds. When
  // no index can serve a text, every row has to be tested, and a hashed subquery is faster for
  // that.
  const ofEntities = /[a-z0-9]{3}/i.test(text)
    ? sql`${scrape.entityId} = ANY(ARRAY(${matchingEntities}))`
    : sql`${scrape.entityId} IN (${matchingEntities})`;
  return or(
    contains(scrape.search, text),
    ofEntities,
    ...(id === undefined ? [] : [eq(scrape.id, id), eq(scrape.entityId, id)]),
  );
}
