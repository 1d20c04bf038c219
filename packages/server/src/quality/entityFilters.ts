import { pathId, type Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { entity, entityTag } from '../db/schema/entities.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { anyOf, contains, readIds, searchFilter } from '../hydra/filters.ts';
import type { JoinedFilter } from '../hydra/listDefinition.ts';

// These are the filters of lists whose rows belong to an entity. `entityId` is the list's own
// column.

/** The join of such a list with its entities. */
export const entityJoin = (entityId: PgColumn): SQL =>
  sql`JOIN ${entity} ON ${eq(entity.id, entityId)}`;

/** Finds the rows of entities that have any of these tags. `name` is that of the parameter. */
export const tagFilter =
  (name: string, entityId: PgColumn) =>
  (params: QueryParams, addresses: Addresses): SQL | undefined => {
    const ids = readIds(params, name, 'tags', addresses);
    return ids.length === 0
      ? undefined
      : sql`${entityId} IN (SELECT ${entityTag.entityId} FROM ${entityTag} WHERE ${anyOf(entityTag.tagId, ids)})`;
  };

/** Searches the name, the addresses and the ticker of the entity, or its id. */
export const entitySearch =
  (join: SQL) =>
  (params: QueryParams): JoinedFilter | undefined => {
    const where = searchFilter(params, 'custom_search', sql`${entity.search}`, [entity.id]);
    return where && { where, join };
  };

/** The name, which is the first line of a search text. It is in lower case already. */
const firstLine = (search: PgColumn) => sql`split_part(${search}, E'\\n', 1)`;

export type NameSearch = { entity: SQL; scrape: SQL };

/**
 * Searches the names of entity and scrape, or one of the two ids, and returns a condition for each.
 * The search texts hold more fields than the names, so their indexes find the few rows whose names
 * are then compared.
 */
export function nameSearch(params: QueryParams): NameSearch | undefined {
  const text = params.one('custom_search');
  if (text === undefined) return undefined;
  const id = pathId(text);
  const matches = (search: PgColumn, key: PgColumn) => {
    const name = sql`(${contains(search, text)} AND ${contains(firstLine(search), text)})`;
    return id === undefined ? name : sql`(${name} OR ${eq(key, id)})`;
  };
  return { entity: matches(entity.search, entity.id), scrape: matches(scrape.search, scrape.id) };
}
