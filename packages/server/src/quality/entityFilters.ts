import { pathId, type Addresses } from '@console/api/core/hydra/iri';
import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { entity, entityTag } from '../db/schema/entities.ts';
import { scrape } from '../db/schema/scrapes.ts';
import {
  anyOf,
  escapeLike,
  lowered,
  prefixFilter,
  readIds,
  searchFilter,
} from '../hydra/filters.ts';
import type { JoinedFilter } from '../hydra/listDefinition.ts';

// Filters of rows that stand for an employer. `entityId` is the list's own column.

/** The join by which a list of such rows looks at its employers. */
export const entityJoin = (entityId: PgColumn): SQL =>
  sql`JOIN ${entity} ON ${eq(entity.id, entityId)}`;

/** A condition on the employer, with the join that it needs. */
export const onEntity = (join: SQL, where: SQL | undefined): JoinedFilter | undefined =>
  where && { where, join };

/** Employers that have any of these tags. */
export function tagFilter(
  params: QueryParams,
  name: string,
  entityId: PgColumn,
  addresses: Addresses,
): SQL | undefined {
  const ids = readIds(params, name, 'tags', addresses);
  if (ids.length === 0) return undefined;
  return sql`${entityId} IN (SELECT ${entityTag.entityId} FROM ${entityTag} WHERE ${anyOf(entityTag.tagId, ids)})`;
}

/**
 * Whole numbers of a short range, OR within the parameter, such as tiers and priorities. @throws
 * Problem 400
 */
export function numberChoice(
  params: QueryParams,
  name: string,
  column: PgColumn,
  min: number,
  max: number,
): SQL | undefined {
  const values = params.list(name).map((text) => {
    const value = /^\d$/.test(text) ? Number(text) : NaN;
    if (!(value >= min && value <= max)) throw invalidFilter(`${name}[]`);
    return value;
  });
  return values.length === 0 ? undefined : anyOf(column, values);
}

/** Values of a fixed list, OR within the parameter. @throws Problem 400 */
export function textChoice<const Value extends string>(
  params: QueryParams,
  name: string,
  column: PgColumn,
  known: readonly Value[],
): SQL | undefined {
  const values = params.list(name).map((text) => {
    const value =
      known.find((one) => one === text) ?? known.find((one) => one === text.replaceAll('_', '-'));
    if (value === undefined) throw invalidFilter(`${name}[]`);
    return value;
  });
  return values.length === 0 ? undefined : anyText(column, values);
}

/** `column IN (texts)` as one parameter. */
export const anyText = (column: PgColumn, texts: readonly string[]): SQL =>
  sql`${column} = ANY(${sql.param([...texts])}::text[])`;

export const tierFilter = (params: QueryParams) =>
  numberChoice(params, 'tier_level', entity.tierLevel, 0, 3);
export const tickerFilter = (params: QueryParams) => prefixFilter(params, 'ticker', entity.ticker);

/** Name, addresses and ticker of the employer, or its id. */
export const entitySearch = (params: QueryParams) =>
  searchFilter(params, 'custom_search', sql`${entity.search}`, [entity.id]);

/**
 * The name that a searched text begins with, in lower case already: cheaper than making it so once
 * more.
 */
const firstLine = (search: PgColumn) => sql`split_part(${search}, E'\\n', 1)`;

export type NameSearch = { employer: SQL; scrape: SQL };

/**
 * Names of employer and scrape, or one of the two ids: a condition on each. The searched texts hold
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
  return { employer: matches(entity.search, entity.id), scrape: matches(scrape.search, scrape.id) };
}
