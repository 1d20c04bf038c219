import { asc, desc, is, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Makes the ORDER BY of a list: the key, then the id in the same direction, with nulls last in both
 * directions. See docs/contract.md#order.
 *
 * A NOT NULL column gets no NULLS LAST, so that the planner uses the one index `(key, id)` for both
 * directions. A nullable column has a second index for the descending direction.
 *
 * @param nullable must be given for expressions and outer-joined columns
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
