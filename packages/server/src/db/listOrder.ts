import { asc, desc, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

/**
 * ORDER BY of a list: the key, then the id in the same direction, nulls last in both (contract
 * 2.5). The wording matters to the planner: a NOT NULL column asks for no NULLS LAST, so that one
 * index `(key, id)` serves both directions; a nullable one asks for it and has its second index.
 * Give `nullable` for expressions and outer-joined columns.
 */
export function listOrder(
  key: PgColumn | SQL,
  direction: 'asc' | 'desc',
  id: PgColumn,
  nullable = !(is(key, PgColumn) && key.notNull),
): SQL[] {
  const order = direction === 'asc' ? asc : desc;
  if (key === id) return [order(id)];
  return [nullable && direction === 'desc' ? sql`${key} DESC NULLS LAST` : order(key), order(id)];
}
