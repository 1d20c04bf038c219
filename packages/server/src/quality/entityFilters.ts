import { pathId, type Addresses } from '@console/api/core/hydra/iri';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { entity, entityTag } from '../db/schema/entities.ts';
import { scrape } from '../db/schema/scrapes.ts';
import { anyOf, escapeLike, lowered, readIds, searchFilter } from '../hydra/filters.ts';
import type { JoinedFilter } from '../hydra/listDefinition.ts';

// Filters of rows that stand for an entity. `entityId` is the list's own column.

/** The join by which a list of such rows looks at its entities. */
export const entityJoin = (entityId: PgColumn): SQL =>
  sql`JOIN ${entity} ON ${eq(entity.id, entityId)}`;

/** Rows of entities that have any of these tags. `name` is the parameter. */
export const tagFilter =
  (name: string, entityId: PgColumn) =>
  (params: QueryParams, addresses: Addresses): SQL | undefined => {
    const ids = readIds(params, name, 'tags', addresses);
    return ids.length === 0
      ? undefined
      : sql`${entityId} IN (SELECT ${entityTag.entityId} FROM ${entityTag} WHERE ${anyOf(entityTag.tagId, ids)})`;
  };

/** Name, addresses and ticker of the entity, or its id. */
export const entitySearch =
  (join: SQL) =>
  (params: QueryParams): JoinedFilter | undefined => {
    const where = searchFilter(params, 'custom_search', sql`${entity.search}`, [entity.id]);
    return where && { where, join };
  };

/**
 * The name that a searched text begins with, in lower case already: cheaper than making it so once
 * more.
 */
const firstLine = (search: PgColumn) => sql`split_part(${search}, E'\\n', 1)`;

export type NameSearch = { entity: SQL; scrape: SQL };

/**
 * Names of entity and scrape, or one of the two ids: a condition on each. The searched texts hold
 * more fields than the names: their indexes find the few rows whose name is then looked at.
 */
export function nameSearch(params: QueryParams): NameSearch | undefined {
  const text = params.one('custom_search');
  if (text === undefined) return undefined;
  const pattern = lowered(`%${escapeLike(text.replace(/[\r\n]+/g, ' '))}%`);
  const id = pathId(text);
  const matches = (search: PgColumn, key: PgColumn) => {
    const name = sql`(${search} LIKE ${pattern} AND ${firstLine(search)} LIKE ${pattern})`;
    return id === undefined ? name : sql`(${name} OR ${eq(key, id)})`;
  };
  return { entity: matches(entity.search, entity.id), scrape: matches(scrape.search, scrape.id) };
}
