import { invalidFilter } from '@console/api/core/hydra/problem';
import type { QueryParams } from '@console/api/core/hydra/query';
import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const operators: Readonly<Record<string, string>> = { gte: '>=', gt: '>', lte: '<=', lt: '<' };

/** Digits that a bound may have; the columns hold far fewer. */
const MAX_LENGTH = 40;

/**
 * `name[gte]`, `[lte]`, `[gt]` and `[lt]` of a column with decimals, such as a percentage. The
 * bound is compared as it was written, not as a binary fraction.
 *
 * @throws Problem 400 for what is no number, for any other key and for none
 */
export function decimalFilter(
  params: QueryParams,
  name: string,
  column: PgColumn,
): SQL | undefined {
  if (params.entries.some(([given, value]) => given === name && value.trim() !== ''))
    throw invalidFilter(name);
  const conditions = params.sub(name).flatMap(([key, given]) => {
    const text = given.trim();
    const operator = Object.hasOwn(operators, key) ? operators[key] : undefined;
    if (operator === undefined || text.length > MAX_LENGTH) throw invalidFilter(`${name}[${key}]`);
    if (text === '') return [];
    if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) throw invalidFilter(`${name}[${key}]`);
    return [sql`${column} ${sql.raw(operator)} ${text}::numeric`];
  });
  return and(...conditions);
}
